import { paths, registrationFieldNames } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Seal } from '../../files/seal.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import { type RegistrationNews, wordNews } from './registration-words.ts';
import type { RegistrationRow } from './registrations.repository.ts';

export type Notices = Pick<Context, 'warn'> & { outbox: Outbox; seal: Seal; publicOrigin: string };

/** Without the key nobody's link can be opened, so nobody who registers can be told. */
export type MaybeSealed = Omit<Notices, 'seal'> & { seal: Seal | null };

/** Tells an applicant by SMS and by mail, each once for a version of the registration. */
export async function tellApplicant(
  { seal, ...others }: MaybeSealed,
  transaction: Transaction<Tables>,
  registration: RegistrationRow,
  news: RegistrationNews,
): Promise<void> {
  if (!seal) throw new Refusal('REGISTRATION_CLOSED');
  const notices = { ...others, seal };
  const { id, number, version, locale, phone, email, account, due_on: dueOn } = registration;
  const reasons =
    news === 'refused'
      ? (registration.refused_because ?? '')
      : registration.reasons
          .map(({ field, words }) => `- ${registrationFieldNames[field][locale]}: ${words}`)
          .join('\n');
  const link = linkOf(notices, registration);
  const words = wordNews(news, locale, { number, dueOn, account, reasons, link });
  const kind = `${news}Registration`;
  await notices.outbox.put(transaction, {
    key: `registration ${id} ${version} ${news} sms`,
    channel: 'sms',
    kind,
    recipient: phone,
    body: words.sms,
  });
  await notices.outbox.put(transaction, {
    key: `registration ${id} ${version} ${news} mail`,
    channel: 'mail',
    kind,
    recipient: email,
    subject: words.subject,
    body: words.mail,
  });
}

/** The link of a registration; null where the key was lost with which it was sealed. */
function linkOf({ seal, publicOrigin, warn }: Notices, { id, link_sealed }: RegistrationRow): string | null {
  if (link_sealed === null) return null;
  try {
    return `${publicOrigin}${paths.register()}#${seal.open(link_sealed, id).toString()}`;
  } catch (error) {
    warn(error, 'the link of a registration cannot be opened: is IDENTITY_KEY another one?');
    return null;
  }
}
