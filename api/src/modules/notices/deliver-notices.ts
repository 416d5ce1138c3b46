import { pathOfMessage, paths } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { MessageWords } from '../../notify/message-words.ts';
import type { Message, Outbox } from '../../notify/outbox/outbox.ts';
import { presentMessage } from '../messages/messages.presenter.ts';
import { wordNoticeMail, wordNoticeSms } from './notice-words.ts';
import { markPut, takeWaiting, type WaitingDelivery } from './notices.repository.ts';

export type DeliveryDependencies = Pick<Context, 'database' | 'clock' | 'warn'> & {
  outbox: Outbox;
  words: MessageWords;
  publicOrigin: string;
};

const atATime = 50;
/** After these nobody wants to be told by mail or SMS any more. */
const worthHours = 12;

/**
 * Hands messages to the outbox that people want by mail or SMS. Several servers may do so at once: each message is one
 * server's until it is handed over, and the outbox sends one of a key once. Gives how many were handed over.
 */
export async function deliverNotices(deps: DeliveryDependencies): Promise<number> {
  const { database, clock } = deps;
  let put = 0;
  for (;;) {
    const taken = await database.transaction().execute(async (transaction) => {
      const waiting = await takeWaiting(transaction, atATime);
      for (const delivery of waiting) {
        const parcel = word(deps, delivery);
        if (parcel) {
          await deps.outbox.put(transaction, parcel);
          put += 1;
        }
        await markPut(transaction, delivery, clock());
      }
      return waiting.length;
    });
    if (taken < atATime) return put;
  }
}

/** Null where nobody is to be told any more: who may not read it, has left, or has no address. */
function word(deps: DeliveryDependencies, delivery: WaitingDelivery): Message | null {
  const { channel, email, phone, is_active: isActive, isReadable } = delivery;
  const locale = delivery.locale ?? 'zh-CN';
  const { outbox, words, publicOrigin, warn } = deps;
  const recipient = channel === 'mail' ? email : delivery.phone_verified_at === null ? '' : phone;
  if (!isActive || !isReadable || recipient === '' || !outbox.isOpen(channel)) return null;
  const message = worded(() => presentMessage(delivery, words), warn);
  if (!message) return null;
  const notice = {
    title: message.title[locale],
    content: message.content[locale],
    path: pathOfMessage(message) ?? paths.messages(),
  };
  const parcel =
    channel === 'mail'
      ? wordNoticeMail(locale, notice, publicOrigin)
      : { subject: undefined, body: wordNoticeSms(notice) };
  return {
    key: `notice ${delivery.id} ${channel}`,
    channel,
    kind: delivery.kind,
    recipient,
    subject: parcel.subject,
    body: parcel.body,
    expiresAt: new Date(new Date(delivery.sent_at).getTime() + worthHours * 3600 * 1000),
  };
}

/** Null for one that this version has no words for, such as a later one's: it keeps nobody else's from leaving. */
function worded<Words>(say: () => Words, warn: DeliveryDependencies['warn']): Words | null {
  try {
    return say();
  } catch (cause) {
    warn(cause, 'a notice was not worded, and stays in the portal alone');
    return null;
  }
}
