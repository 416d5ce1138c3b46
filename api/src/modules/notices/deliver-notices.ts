import { pathOfMessage, paths } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { MessageWords } from '../../notify/message-words.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import { presentMessage } from '../messages/messages.presenter.ts';
import { wordNoticeMail, wordNoticeSms } from './notice-words.ts';
import { markPut, takeWaiting, type WaitingDelivery } from './notices.repository.ts';

export type DeliveryDependencies = Pick<Context, 'database' | 'clock'> & {
  outbox: Outbox;
  words: MessageWords;
  publicOrigin: string;
};

const atATime = 50;

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
        if (await deliver(deps, transaction, delivery)) put += 1;
        await markPut(transaction, delivery, clock());
      }
      return waiting.length;
    });
    if (taken < atATime) return put;
  }
}

/** False where nobody is to be told any more: who may not read it, has left, or has no address. */
async function deliver(
  { outbox, words, publicOrigin }: DeliveryDependencies,
  transaction: Transaction<Tables>,
  delivery: WaitingDelivery,
): Promise<boolean> {
  const { channel, email, phone, is_active: isActive, isReadable } = delivery;
  const locale = delivery.locale ?? 'zh-CN';
  const recipient = channel === 'mail' ? email : delivery.phone_verified_at === null ? '' : phone;
  if (!isActive || !isReadable || recipient === '' || !outbox.isOpen(channel)) return false;
  const message = presentMessage(delivery, words);
  const notice = {
    title: message.title[locale],
    content: message.content[locale],
    path: pathOfMessage(message) ?? paths.messages(),
  };
  const worded =
    channel === 'mail'
      ? wordNoticeMail(locale, notice, publicOrigin)
      : { subject: undefined, body: wordNoticeSms(notice) };
  await outbox.put(transaction, {
    key: `notice ${delivery.id} ${channel}`,
    channel,
    kind: delivery.kind,
    recipient,
    subject: worded.subject,
    body: worded.body,
  });
  return true;
}
