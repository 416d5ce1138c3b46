import type { ErrorEntry } from './error-codes.ts';

/** Why an item of the stored menu is not removed. */
export const menuErrorCodes = {
  MENU_ITEM_IN_USE: {
    status: 409,
    'zh-CN': '“{name}”下面还有 {count} 项，请先移走或删除。',
    en: 'There are items below “{name}” ({count}): move or remove them first.',
  },
} as const satisfies Record<string, ErrorEntry>;
