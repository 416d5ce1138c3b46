import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { isSameHash } from '../secrets.ts';
import { type CodeSubject, codeHashOf, mostTries, subjectHashOf } from './code-subject.ts';
import { countTry, findCode, giveTryBack, markCodeUsed } from './one-time-codes.repository.ts';

type Wrong = 'CODE_MISSING' | 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED' | 'CODE_TRIES_USED';

/** Uses a code up and gives whose it is, or throws at its field. A try is counted before it is looked at. */
export async function takeCode(
  database: Kysely<Tables>,
  subject: CodeSubject,
  { code, now }: { code: string; now: Date },
): Promise<string> {
  const memberId = await lookAtCode(database, subject, { code, now });
  // Of a number without an account the right one is wrong, too.
  if (memberId === null) throw refusalOf('CODE_WRONG');
  await spendCode(database, subject, now);
  return memberId;
}

/** Checks a code that was sent to whoever has the number. A right one can be tried again, until it is used. */
export async function checkAnybodysCode(
  database: Kysely<Tables>,
  subject: CodeSubject,
  { code, now, field }: { code: string; now: Date; field?: string },
): Promise<void> {
  await lookAtCode(database, subject, { code, now, field });
  await giveTryBack(database, subjectHashOf(subject));
}

/** Uses a code up that was found right; throws where another call was first. */
export async function spendCode(database: Kysely<Tables>, subject: CodeSubject, now: Date): Promise<void> {
  if (!(await markCodeUsed(database, subjectHashOf(subject), now))) throw refusalOf('CODE_USED');
}

/** Refuses, before anything is counted, whoever had no code sent to where it is asked about. */
export async function requireAskedFor(database: Kysely<Tables>, subject: CodeSubject): Promise<void> {
  if (await findCode(database, subjectHashOf(subject))) return;
  throw refusalOf('CODE_MISSING');
}

const refusalOf = (wrong: Wrong, field = 'code') => new Refusal(wrong, { field });

/** Whose a right code is; throws for any other. */
async function lookAtCode(
  database: Kysely<Tables>,
  subject: CodeSubject,
  { code, now, field }: { code: string; now: Date; field?: string | undefined },
): Promise<string | null> {
  const subjectHash = subjectHashOf(subject);
  const sent = await countTry(database, subjectHash, mostTries);
  if (!sent) throw refusalOf(await findWhyNone(database, subjectHash, now), field);
  if (Date.parse(sent.expires_at) <= now.getTime()) throw refusalOf('CODE_EXPIRED', field);
  if (!isSameHash(sent.code_hash, codeHashOf(subject, code))) throw refusalOf('CODE_WRONG', field);
  return sent.member_id;
}

async function findWhyNone(database: Kysely<Tables>, subjectHash: Buffer, now: Date): Promise<Wrong> {
  const known = await findCode(database, subjectHash);
  if (!known) return 'CODE_MISSING';
  if (known.used_at !== null) return 'CODE_USED';
  return Date.parse(known.expires_at) <= now.getTime() ? 'CODE_EXPIRED' : 'CODE_TRIES_USED';
}
