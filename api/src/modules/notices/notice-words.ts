import { fillTemplate, type Locale, type LocalizedText, paths } from '@berth/contract';

const mail: LocalizedText = {
  'zh-CN':
    '{content}\n\n查看：{link}\n\n——\n您收到这封邮件，是因为您在通知设置中选择了用邮件通知。如不想再收到，请在这里取消：{settings}\n',
  en: '{content}\n\nOpen it: {link}\n\n--\nYou get this mail because you chose mails in your notice settings. To stop them: {settings}\n',
};

/** Of an SMS: more would be sent, and paid for, as several. */
const mostCharacters = 130;

/** A message as it leaves; `path` is where the portal shows what it is about. */
export type WordedNotice = { title: string; content: string; path: string };

export function wordNoticeMail(
  locale: Locale,
  { title, content, path }: WordedNotice,
  publicOrigin: string,
): { subject: string; body: string } {
  const link = publicOrigin + path;
  const settings = publicOrigin + paths.pushSettings();
  return { subject: title, body: fillTemplate(mail[locale], { content, link, settings }) };
}

/** The signature before it is the gateway's. */
export function wordNoticeSms({ title, content }: WordedNotice): string {
  const characters = [...`${title}。${content}`.replaceAll(/\s+/g, ' ')];
  return characters.length <= mostCharacters
    ? characters.join('')
    : `${characters.slice(0, mostCharacters - 1).join('')}…`;
}
