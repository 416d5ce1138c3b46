import { randomInt, randomUUID } from 'node:crypto';
import { type Locale, oneTimeCodeDigits } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Outbox } from '../../../notify/outbox/outbox.ts';
import { findOwnersPlace } from '../login/owners-place.ts';
import { countRequest } from './code-limits.ts';
import { type CodeSubject, codeHashOf, codeSeconds, subjectHashOf } from './code-subject.ts';
import { storeCode } from './one-time-codes.repository.ts';

type Dependencies = Pick<Context, 'database'> & { outbox: Outbox; smsDayBudget: number };

type Asked = {
  subject: CodeSubject;
  address: string;
  /** What the browser calls itself by, from an earlier sign-in to some account. */
  knownBrowser: string | undefined;
  /** Whose code it is; null where it is nobody's, which nothing in what is done here, or in its time, tells. */
  findMember: (database: Kysely<Tables>) => Promise<{ id: string } | null>;
  /** Whoever has the number gets it, such as somebody who registers. */
  isForAnybody?: boolean;
  /** What the SMS says. */
  word: (code: string, locale: Locale) => string;
  locale: Locale;
  now: Date;
};

/** Sends a code by SMS, within the limits; the one that was sent for the same before is void. */
export async function sendCode(
  { database, outbox, smsDayBudget }: Dependencies,
  asked: Asked,
): Promise<void> {
  const { subject, address, knownBrowser, findMember, isForAnybody = false, word, locale, now } = asked;
  const { purpose, phone } = subject;
  const code = makeCode();
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
  await database.transaction().execute(async (transaction) => {
    const member = await findMember(transaction);
    const memberId = member?.id ?? null;
    const isSent = member !== null || isForAnybody;
    const place = await findOwnersPlace(transaction, { memberId, knownBrowser, address, now });
    const request = {
      purpose,
      channel: 'sms' as const,
      recipient: phone,
      from: { address },
      isOwn: place !== null,
      isSent,
    };
    await countRequest(transaction, request, { now, smsDayBudget });
    await storeCode(transaction, {
      subjectHash: subjectHashOf(subject),
      codeHash: codeHashOf(subject, code),
      memberId,
      now,
      expiresAt,
    });
    await outbox.put(transaction, {
      key: `code ${randomUUID()}`,
      channel: 'sms',
      kind: `${purpose}Code`,
      recipient: phone,
      body: word(code, locale),
      expiresAt,
      isForNobody: !isSent,
    });
  });
}

function makeCode(): string {
  return String(randomInt(10 ** oneTimeCodeDigits)).padStart(oneTimeCodeDigits, '0');
}
