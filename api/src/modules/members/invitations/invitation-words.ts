import {
  fillTemplate,
  type InvitationChannel,
  invitationDays,
  type Locale,
  type LocalizedText,
} from '@berth/contract';

type Words = { sms: LocalizedText; subject: LocalizedText; mail: LocalizedText };

const words: Words = {
  sms: {
    'zh-CN': '{company}邀请您使用订舱平台。请在{days}天内打开链接设置账号：{link}',
    en: '{company} invites you to its booking portal. Set up your account within {days} days: {link}',
  },
  subject: {
    'zh-CN': '{company}邀请您加入',
    en: '{company} invites you to join',
  },
  mail: {
    'zh-CN':
      '{name}，您好：\n\n{inviter}邀请您加入“{company}”的账号，角色为“{role}”。\n\n' +
      '请在 {days} 天内打开下面的链接，自行设置登录账号和密码：\n{link}\n\n' +
      '此链接仅供您本人使用，请勿转发。若您不认识邀请人，忽略此邮件即可。\n',
    en:
      'Hello {name},\n\n{inviter} invites you to join the account of {company} as “{role}”.\n\n' +
      'Open this link within {days} days and choose your login and password:\n{link}\n\n' +
      'The link is for you alone: please do not pass it on. If you do not know who invites you, just ignore this mail.\n',
  },
};

type Facts = { name: string; inviter: string; company: string; role: LocalizedText; link: string };

/** The message with the link. The signature before an SMS is the gateway's. */
export function wordInvitation(
  channel: InvitationChannel,
  locale: Locale,
  { name, inviter, company, role, link }: Facts,
): { subject?: string; body: string } {
  const params = { name, inviter, company, role: role[locale], link, days: String(invitationDays) };
  if (channel === 'sms') return { body: fillTemplate(words.sms[locale], params) };
  return {
    subject: fillTemplate(words.subject[locale], params),
    body: fillTemplate(words.mail[locale], params),
  };
}
