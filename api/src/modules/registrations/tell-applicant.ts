import { registrationFieldNames } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Seal } from '../../files/seal.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import { type RegistrationNews, wordNews } from './registration-words.ts';
import type { RegistrationRow } from './registrations.repository.ts';

export type Notices = { outbox: Outbox; seal: Seal; publicOrigin: string };

/** Tells an applicant by SMS and by mail, each once for a version of the registration. */
export async function tellApplicant(
  { outbox, seal, publicOrigin }: Notices,
  transaction: Transaction<Tables>,
  registration: RegistrationRow,
  news: RegistrationNews,
): Promise<void> {
  const { id, number, version, locale, phone, email, account, due_on: dueOn } = registration;
  const secret = seal.open(registration.link_sealed, id).toString();
  const reasons =
    news === 'refused'
      ? (registration.refused_because ?? '')
      : registration.reasons
          .map(({ field, words }) => `- ${registrationFieldNames[field][locale]}: ${words}`)
          .join('\n');
  const link = `${publicOrigin}/user_register#${secret}`;
  const words = wordNews(news, locale, { number, dueOn, account, reasons, link });
  const kind = `${news}Registration`;
  await outbox.put(transaction, {
    key: `registration ${id} ${version} ${news} sms`,
    channel: 'sms',
    kind,
    recipient: phone,
    body: words.sms,
  });
  await outbox.put(transaction, {
    key: `registration ${id} ${version} ${news} mail`,
    channel: 'mail',
    kind,
    recipient: email,
    subject: words.subject,
    body: words.mail,
  });
}
