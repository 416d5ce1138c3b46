import type { ErrorEntry } from './error-codes.ts';

/** Why something of one's own account is not done. */
export const accountErrorCodes = {
  PASSWORD_WRONG: {
    status: 400,
    'zh-CN': '当前密码不正确。',
    en: 'The current password is not right.',
  },
  SESSION_IS_OWN: {
    status: 409,
    'zh-CN': '这是您正在使用的登录，请用“退出登录”结束它。',
    en: 'This is the session that you are using; end it by signing out.',
  },
  PHONE_TAKEN: {
    status: 409,
    'zh-CN': '这个手机号已绑定其他账号，请换一个。',
    en: 'Another account has this mobile number. Please take another one.',
  },
} as const satisfies Record<string, ErrorEntry>;
