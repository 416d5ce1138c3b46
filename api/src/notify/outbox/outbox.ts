import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import { insertMessage } from './outbox.repository.ts';
import type { Channel, Providers } from './providers/provider.ts';
import { sendJob } from './send-message.ts';

export type Message = {
  /** Names this one message: put twice with the same key it leaves once. */
  key: string;
  channel: Channel;
  /** What it is about, for whoever looks at what was sent. */
  kind: string;
  recipient: string;
  /** Of a mail. */
  subject?: string;
  body: string;
  /** After this nobody wants it any more. */
  expiresAt?: Date;
  /** Nobody is to get it: everything is done as for somebody, so that nothing tells one from the other. */
  isForNobody?: boolean;
};

export type Outbox = {
  /** Whether anything leaves this way; a page does not offer what needs one that is closed. */
  isOpen: (channel: Channel) => boolean;
  /** Sends a message once the transaction is committed, and not otherwise. */
  put: (transaction: Transaction<Tables>, message: Message) => Promise<void>;
};

export function createOutbox({
  jobs,
  clock,
  providers,
}: {
  jobs: Jobs;
  clock: Clock;
  providers: Providers;
}): Outbox {
  return {
    isOpen: (channel) => providers[channel] !== null,
    put: async (transaction, { subject = null, expiresAt = null, isForNobody = false, ...message }) => {
      const row = { ...message, subject, expiresAt, isForNobody, now: clock() };
      const id = await insertMessage(transaction, row);
      if (id !== null) await jobs.enqueue(transaction, sendJob, { id }, { key: id });
    },
  };
}
