import type { Locale } from '@berth/contract';

export const smsButtonTexts = {
  'zh-CN': {
    send: '获取验证码',
    again: '重新发送',
    wait: '{seconds} 秒后重新发送',
    sent: '验证码已发送，{seconds} 秒后可以重新发送。',
    ready: '可以重新发送验证码了。',
    failed: '验证码没有发送成功，请重试。',
  },
  en: {
    send: 'Send code',
    again: 'Send again',
    wait: 'Again in {seconds} s',
    sent: 'The code was sent. You can send it again in {seconds} seconds.',
    ready: 'You can send the code again.',
    failed: 'The code could not be sent. Try again.',
  },
} as const satisfies Record<Locale, Record<string, string>>;
