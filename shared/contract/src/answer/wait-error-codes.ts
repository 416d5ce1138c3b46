import type { ErrorEntry } from './error-codes.ts';

/** Refusals that end after `{seconds}`, which the sign-in page counts down: the page carries these words alone. */
export const waitErrorCodes = {
  LOGIN_SLOWED: {
    status: 429,
    'zh-CN': '尝试次数过多，请在 {seconds} 秒后再试。',
    en: 'Too many attempts; please try again in {seconds} seconds.',
  },
  RATE_LIMITED: {
    status: 429,
    'zh-CN': '操作过于频繁，请在 {seconds} 秒后再试。',
    en: 'Too many requests; please try again in {seconds} seconds.',
  },
} as const satisfies Record<string, ErrorEntry>;
