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
  const taken = await tryCode(database, subject, code, now);
  if ('memberId' in taken) return taken.memberId;
  throw new Refusal(taken.wrong, { field: 'code' });
}

/** Refuses, before anything is counted, whoever had no code sent to where it is asked about. */
export async function requireAskedFor(database: Kysely<Tables>, subject: CodeSubject): Promise<void> {
  if (await findCode(database, subjectHashOf(subject))) return;
  throw new Refusal('CODE_MISSING', { field: 'code' });
}

async function tryCode(
  database: Kysely<Tables>,
  subject: CodeSubject,
  code: string,
  now: Date,
): Promise<{ memberId: string } | { wrong: Wrong }> {
  const subjectHash = subjectHashOf(subject);
  const sent = await countTry(database, subjectHash, mostTries);
  if (!sent) return { wrong: await findWhyNone(database, subjectHash, now) };
  if (Date.parse(sent.expires_at) <= now.getTime()) return { wrong: 'CODE_EXPIRED' };
  const isRight = isSameHash(sent.code_hash, codeHashOf(subject, code));
  // Of a number without an account the right one is wrong, too.
  if (!isRight || sent.member_id === null) return { wrong: 'CODE_WRONG' };
  return (await markCodeUsed(database, subjectHash, now))
    ? { memberId: sent.member_id }
    : { wrong: 'CODE_USED' };
}

async function findWhyNone(database: Kysely<Tables>, subjectHash: Buffer, now: Date): Promise<Wrong> {
  const known = await findCode(database, subjectHash);
  if (!known) return 'CODE_MISSING';
  if (known.used_at !== null) return 'CODE_USED';
  return Date.parse(known.expires_at) <= now.getTime() ? 'CODE_EXPIRED' : 'CODE_TRIES_USED';
}
