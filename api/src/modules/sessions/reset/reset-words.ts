import { fillTemplate, type Locale } from '@berth/contract';

const words = {
  subject: { 'zh-CN': '您的登录密码已重置', en: 'Your password was reset' },
  body: {
    'zh-CN':
      '您好：\n\n账号 {account} 的登录密码已于 {at}（北京时间）通过手机验证码重置，所有已登录的设备均已退出。\n\n' +
      '若不是您本人操作，请立即重新重置密码，并联系您的客服。\n',
    en:
      'Hello,\n\nthe password of the account {account} was reset at {at} (China Standard Time) with a code by SMS, and every ' +
      'device was signed out.\n\nIf it was not you, please reset it again at once and tell your contact at the forwarder.\n',
  },
} as const;

export function wordResetMail(locale: Locale, params: { account: string; at: string }) {
  return { subject: words.subject[locale], body: fillTemplate(words.body[locale], params) };
}
