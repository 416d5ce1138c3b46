import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { claimIdempotencyKey, forgetAnswersBefore, storeAnswer } from './idempotency-keys.repository.ts';

/** What is to be saved once: by whom, under which key of theirs, and everything that the key stands for. */
export type SaveAttempt = { customerId: string; key: string; content: object };

const answersKeptMs = 24 * 3600_000;

/**
 * Runs a save in one transaction with the answer that a retry with the same key gets. A second request with the key
 * waits for the first and gets its answer; with other content it is refused. A save that is refused stores nothing, so
 * that its key may come again. What a save checks belongs inside: rules and lists may have changed since the save whose
 * answer was lost.
 */
export async function saveOnce<Answer extends object>(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { customerId, key, content }: SaveAttempt,
  save: (transaction: Transaction<Tables>, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return await database.transaction().execute(async (transaction) => {
    const now = clock();
    const claim = { key, requestHash, at: now.toISOString() };
    const earlier = await claimIdempotencyKey(transaction, customerId, claim);
    if (earlier && earlier.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    if (earlier) return answerOf<Answer>(earlier);
    const answer = await save(transaction, now);
    await storeAnswer(transaction, customerId, key, answer);
    const dayAgo = new Date(now.getTime() - answersKeptMs).toISOString();
    await forgetAnswersBefore(transaction, customerId, dayAgo);
    return answer;
  });
}

function answerOf<Answer extends object>({ answer }: { answer: object | null }): Answer {
  if (!answer) throw new Error('A key was stored without its answer');
  return answer as Answer; // of the same content, so of the same call
}
