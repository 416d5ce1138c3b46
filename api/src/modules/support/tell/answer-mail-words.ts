import { addressIn, conversationLinkDays, fillTemplate, type LocalizedText, paths } from '@berth/contract';
import type { ConversationRow } from '../record/conversations.repository.ts';
import type { EntryRow } from '../record/entries.repository.ts';

const subject: LocalizedText = {
  'zh-CN': '客服已回复您的咨询 {number}',
  en: 'Our answer to your question {number}',
};

const body: LocalizedText = {
  'zh-CN':
    '{greeting}\n\n{words}\n\n继续对话：{link}\n（链接仅可使用一次，{days} 天内有效。请勿转发。）\n\n——\n您收到这封邮件，是因为您在我们的网站上咨询时留下了这个邮箱。请不要直接回复本邮件。\n',
  en: '{greeting}\n\n{words}\n\nGo on with the conversation: {link}\n(The link works once, within {days} days. Please do not pass it on.)\n\n--\nYou get this mail because you left this address when you asked us something on our site. Please do not reply to it.\n',
};

const greetings = {
  named: { 'zh-CN': '{name}，您好！', en: 'Dear {name},' },
  unnamed: { 'zh-CN': '您好！', en: 'Hello,' },
} as const satisfies Record<string, LocalizedText>;

const justFiles: LocalizedText = {
  'zh-CN': '（文件，请打开链接查看）',
  en: '(files: please open the link to see them)',
};

/** What the forwarder answered, with a link that opens the conversation in another browser. */
export function wordAnswerMail(
  { number, name, locale }: Pick<ConversationRow, 'number' | 'name' | 'locale'>,
  { answers, secret, publicOrigin }: { answers: readonly EntryRow[]; secret: string; publicOrigin: string },
): { subject: string; body: string } {
  const greeting = fillTemplate((name === '' ? greetings.unnamed : greetings.named)[locale], { name });
  const words = answers
    .map((answer) => `${answer.name}：\n${answer.words || justFiles[locale]}`)
    .join('\n\n');
  const link = `${publicOrigin}${addressIn(locale, `${paths.visitorSupport()}#${secret}`)}`;
  return {
    subject: fillTemplate(subject[locale], { number }),
    body: fillTemplate(body[locale], { greeting, words, link, days: conversationLinkDays }),
  };
}
