import { fillTemplate, type Locale, type LocalizedText } from '@berth/contract';
import { codeSeconds } from './code-subject.ts';

const words = {
  login: {
    'zh-CN': '您的登录验证码是 {code}，{minutes} 分钟内有效。请勿告诉他人，我们不会向您索要验证码。',
    en: 'Your code to sign in is {code}, good for {minutes} minutes. Give it to nobody: we never ask for it.',
  },
  reset: {
    'zh-CN':
      '您正在重置登录密码，验证码是 {code}，{minutes} 分钟内有效。若不是您本人操作，请勿理会，也不要告诉他人。',
    en: 'Your code to set a new password is {code}, good for {minutes} minutes. If you did not ask for it, leave it be and give it to nobody.',
  },
  register: {
    'zh-CN': '您正在注册账号，验证码是 {code}，{minutes} 分钟内有效。若不是您本人操作，请勿理会。',
    en: 'Your code to register is {code}, good for {minutes} minutes. If you did not ask for it, leave it be.',
  },
  oldPhone: {
    'zh-CN':
      '您正在更换账号绑定的手机号，原手机验证码是 {code}，{minutes} 分钟内有效。若不是您本人操作，请勿告诉他人，并尽快修改密码。',
    en: 'Your code to change the mobile number of your account is {code}, good for {minutes} minutes. If you did not ask for it, give it to nobody and change your password.',
  },
  newPhone: {
    'zh-CN':
      '您正在把此手机号绑定到账号，验证码是 {code}，{minutes} 分钟内有效。若不是您本人操作，请勿理会。',
    en: 'Your code to take this mobile number for your account is {code}, good for {minutes} minutes. If you did not ask for it, leave it be.',
  },
} as const satisfies Record<string, LocalizedText>;

/** What the SMS with a code says. The signature before it is the gateway's. */
export function wordCode(purpose: keyof typeof words) {
  return (code: string, locale: Locale): string =>
    fillTemplate(words[purpose][locale], { code, minutes: codeSeconds / 60 });
}
