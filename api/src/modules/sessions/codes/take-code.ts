import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isSameHash } from '../secrets.ts';
import { type CodeSubject, codeHashOf, mostTries, subjectHashOf } from './code-subject.ts';
import { countTry, findCode, markCodeUsed } from './one-time-codes.repository.ts';

type Wrong = 'CODE_MISSING' | 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED' | 'CODE_TRIES_USED';

/** Uses a code up and gives whose it is, or throws at the field `code`. A try is counted before it is looked at. */
export async function takeCode(
  database: Kysely<Tables>,
  subject: CodeSubject,
  { code, now }: { code: string; now: Date },
): Promise<string> {
  const { wrong, memberId } = await tryCode(database, subject, code, now);
  if (wrong) throw new Refusal(wrong, { field: 'code' });
  // Of a number without an account the right one is wrong, too.
  if (memberId === null) throw new Refusal('CODE_WRONG', { field: 'code' });
  return memberId;
}

/** The same for a code that was sent to whoever has the number. */
export async function takeAnybodysCode(
  database: Kysely<Tables>,
  subject: CodeSubject,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const { wrong } = await tryCode(database, subject, code, now);
  if (wrong) throw new Refusal(wrong, { field: 'code' });
}

/** Refuses, before anything is counted, whoever had no code sent to where it is asked about. */
export async function requireAskedFor(database: Kysely<Tables>, subject: CodeSubject): Promise<void> {
  if (await findCode(database, subjectHashOf(subject))) return;
  throw new Refusal('CODE_MISSING', { field: 'code' });
}

type Taken = { wrong: Wrong | null; memberId: string | null };

const refused = (wrong: Wrong): Taken => ({ wrong, memberId: null });

async function tryCode(
  database: Kysely<Tables>,
  subject: CodeSubject,
  code: string,
  now: Date,
): Promise<Taken> {
  const subjectHash = subjectHashOf(subject);
  const sent = await countTry(database, subjectHash, mostTries);
  if (!sent) return refused(await findWhyNone(database, subjectHash, now));
  if (Date.parse(sent.expires_at) <= now.getTime()) return refused('CODE_EXPIRED');
  if (!isSameHash(sent.code_hash, codeHashOf(subject, code))) return refused('CODE_WRONG');
  const isFirst = await markCodeUsed(database, subjectHash, now);
  return isFirst ? { wrong: null, memberId: sent.member_id } : refused('CODE_USED');
}

async function findWhyNone(database: Kysely<Tables>, subjectHash: Buffer, now: Date): Promise<Wrong> {
  const known = await findCode(database, subjectHash);
  if (!known) return 'CODE_MISSING';
  if (known.used_at !== null) return 'CODE_USED';
  return Date.parse(known.expires_at) <= now.getTime() ? 'CODE_EXPIRED' : 'CODE_TRIES_USED';
}
