import type { ErrorEntry } from './error-codes.ts';

/** Why a code is not sent or not taken, and a password not set. None of them says whether there is such an account. */
export const wayInErrorCodes = {
  MAIL_UNAVAILABLE: {
    status: 409,
    'zh-CN': '此处未开通邮件服务，请改用其他方式。',
    en: 'No mails can be sent here; please use another way.',
  },
  SMS_UNAVAILABLE: {
    status: 409,
    'zh-CN': '短信服务未开通，请使用账号和密码，或联系您的客服。',
    en: 'No SMS can be sent from here; please use account and password, or ask your contact at the forwarder.',
  },
  SMS_BUDGET_USED: {
    status: 429,
    'zh-CN': '今日短信已发送完，请使用账号和密码，或明天再试。',
    en: 'No more SMS are sent today; please use account and password, or try again tomorrow.',
  },
  CODE_MISSING: {
    status: 400,
    'zh-CN': '请先获取短信验证码：这里没有可用于此操作和此手机号的验证码。',
    en: 'Please have a code sent first: there is none for this step and this number.',
  },
  CODE_WRONG: {
    status: 400,
    'zh-CN': '短信验证码不正确，请核对。',
    en: 'This is not the code that was sent; please check it.',
  },
  CODE_EXPIRED: {
    status: 400,
    'zh-CN': '短信验证码已过期，请重新获取。',
    en: 'This code has expired; please have a new one sent.',
  },
  CODE_USED: {
    status: 400,
    'zh-CN': '短信验证码已使用过，请重新获取。',
    en: 'This code has been used already; please have a new one sent.',
  },
  CODE_TRIES_USED: {
    status: 400,
    'zh-CN': '输错次数过多，此短信验证码已失效，请重新获取。',
    en: 'Too many wrong tries: this code is void; please have a new one sent.',
  },
  RESET_EXPIRED: {
    status: 400,
    'zh-CN': '手机验证已过期或已使用，请重新验证手机。',
    en: 'The check of your phone has expired or was used already; please check it again.',
  },
  INVITATION_OVER: {
    status: 400,
    'zh-CN': '此邀请链接无效：可能已被接受、撤回，或已有新的邀请代替。请联系邀请您的同事。',
    en: 'This link is not valid: the invitation was accepted, withdrawn or replaced by a newer one. Please ask whoever invited you.',
  },
  INVITATION_EXPIRED: {
    status: 400,
    'zh-CN': '此邀请已过期，请联系邀请您的同事重新发送。',
    en: 'This invitation has expired. Please ask whoever invited you for a new one.',
  },
  QR_OVER: {
    status: 400,
    'zh-CN': '二维码已过期或已使用，请在电脑上刷新后重新扫码。',
    en: 'This code has expired or was used; please have the computer show a new one and scan that.',
  },
  QR_SCANNED: {
    status: 409,
    'zh-CN': '此二维码已被另一台设备扫描，请在电脑上刷新后重新扫码。',
    en: 'Another device has scanned this code; please have the computer show a new one.',
  },
  QR_NUMBER_WRONG: {
    status: 400,
    'zh-CN': '所选数字与电脑上显示的不一致，此次登录已拒绝。',
    en: 'This is not the number on the computer’s screen; the sign-in was refused.',
  },
} as const satisfies Record<string, ErrorEntry>;
