import { fillTemplate, type Locale, type LocalizedText } from '@berth/contract';

const changed: LocalizedText = {
  'zh-CN': '账号 {account} 的手机号已于 {at} 更换为 {phone}。若不是您本人操作，请立即修改密码并联系客服。',
  en: 'The mobile number of the account {account} was changed to {phone} at {at}. If it was not you, change the password at once and tell customer service.',
};

/** What the number of before is told. The signature before it is the gateway's. */
export function wordChangedPhone(
  locale: Locale,
  params: { account: string; phone: string; at: string },
): string {
  return fillTemplate(changed[locale], params);
}
