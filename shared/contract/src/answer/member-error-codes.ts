import type { ErrorEntry } from './error-codes.ts';

/** Why something of a company's people is not done. */
export const memberErrorCodes = {
  LAST_MANAGER: {
    status: 409,
    'zh-CN': '“{name}”是最后一位管理员，请先让另一位同事成为管理员。',
    en: '“{name}” is the last manager: make somebody else a manager first.',
  },
  OWN_ACCOUNT: {
    status: 409,
    'zh-CN': '不能对自己的账号这样操作，请由另一位管理员处理。',
    en: 'This cannot be done with your own account; another manager can do it.',
  },
  MAIN_ACCOUNT: {
    status: 409,
    'zh-CN': '“{name}”是本公司的主账号，只能由其本人更改。',
    en: '“{name}” is the main account of the company and is changed by its owner alone.',
  },
  DEPARTMENT_IN_USE: {
    status: 409,
    'zh-CN': '“{name}”下还有 {people} 位员工、{parts} 个下级部门，请先移走。',
    en: 'People in “{name}”: {people}; departments within it: {parts}. Move them first.',
  },
  ROLE_IN_USE: {
    status: 409,
    'zh-CN': '有 {count} 个账号是“{title}”，请先为其更换角色。',
    en: '{count} accounts have the role “{title}”: give them another one first.',
  },
} as const satisfies Record<string, ErrorEntry>;
