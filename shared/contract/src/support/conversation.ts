import type { LocalizedText } from '../language/locale.ts';

/** `waiting`: the one who asked spoke last, and waits for the forwarder. What is closed goes on when somebody speaks. */
export const conversationStates = ['waiting', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

export const conversationStateNames = {
  waiting: { 'zh-CN': '待回复', en: 'Waiting for an answer' },
  answered: { 'zh-CN': '已回复', en: 'Answered' },
  closed: { 'zh-CN': '已结束', en: 'Closed' },
} as const satisfies Record<ConversationState, LocalizedText>;

/** Who said something: whoever asked, a visitor or a customer's member, or the forwarder's staff. */
export const conversationSides = ['asker', 'forwarder'] as const;
export type ConversationSide = (typeof conversationSides)[number];

export const askerKinds = ['visitor', 'member'] as const;
export type AskerKind = (typeof askerKinds)[number];

export const askerKindNames = {
  visitor: { 'zh-CN': '访客', en: 'Visitor' },
  member: { 'zh-CN': '客户', en: 'Customer' },
} as const satisfies Record<AskerKind, LocalizedText>;

/** The most characters of each text, files of one entry, and entries of one conversation. */
export const conversationLimits = {
  name: 50,
  mail: 254,
  words: 2000,
  path: 200,
  files: 5,
  entries: 300,
  /** Files that a visitor says in one conversation. */
  visitorFiles: 30,
  /** Of a question for which help is looked up. */
  question: 400,
  /** Articles that are offered for it. */
  offered: 5,
  /** Earlier conversations that a member sees. */
  earlier: 20,
} as const;

/** So long after a conversation was closed nothing of a visitor is kept. */
export const conversationPersonDays = 180;
/** So long a link in a mail opens its conversation in another browser, once. */
export const conversationLinkDays = 30;
/** So long a browser keeps its conversation after the last word. */
export const conversationBrowserDays = 90;

/** What somebody says: words, files, or both. */
export type ConversationWords = { words: string; files: readonly string[] };

/** How a visitor is called and reached; each '' where it is not said. */
export type ConversationVisitor = { name: string; mail: string };
