import { fillTexts, type LocalizedParams, type LocalizedText } from '@berth/contract';
import type { MessageDetail, MessageKind } from '@berth/contract/endpoints';

/** A message's texts; `{number}` in them is the business number, and the other places are filled from `params`. */
export type MessageTexts = { title: LocalizedText; content: LocalizedText; params?: LocalizedParams };

/** How messages of some kinds are worded. The module that sends a kind states its words, and `app.ts` registers them. */
export type MessageWords<Kind extends MessageKind = MessageKind> = {
  readonly [Each in Kind]: (detail: MessageDetail<Each>) => MessageTexts;
};

/** Words a message when it is read: what was renamed since has its new name. */
export function wordMessage<Kind extends MessageKind>(
  words: MessageWords,
  { kind, detail }: { kind: Kind; detail: MessageDetail<Kind> },
  businessNumber: string,
): Pick<MessageTexts, 'title' | 'content'> {
  const { title, content, params } = words[kind](detail);
  const places = { number: businessNumber, ...params };
  return { title: fillTexts(title, places), content: fillTexts(content, places) };
}
