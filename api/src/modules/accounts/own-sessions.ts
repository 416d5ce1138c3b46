import { toChinaTime } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { wakeMember } from '../../notify/tell-customer.ts';
import { recordOperation } from '../operations/record-operation.ts';
import { deviceOf, deviceText } from '../sessions/device-of.ts';
import {
  listOwnSessions,
  revokeOtherSessions,
  revokeOwnSession,
  type SessionRow,
} from './own-sessions.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Caller = { actor: Actor; address: string };

// Far more than one person has devices; what is older is ended with "all others" all the same.
const mostShown = 100;

/** The caller's open sessions, their own first. */
export async function readOwnSessions({ database, clock }: Dependencies, actor: Actor) {
  const rows = await listOwnSessions(database, actor, { now: clock(), most: mostShown });
  const sessions = rows.map((row) => presentSession(row, actor.sessionId));
  return [...sessions.filter(({ isOwn }) => isOwn), ...sessions.filter(({ isOwn }) => !isOwn)];
}

function presentSession(row: SessionRow, ownId: string) {
  return {
    id: row.id,
    address: row.address,
    ...deviceOf(row.user_agent),
    signedInAt: toChinaTime(row.created_at),
    usedAt: toChinaTime(row.used_at),
    isOwn: row.id === ownId,
  };
}

/** Ends another of the caller's sessions: its pages hear of it at once. */
export async function endSession({ database, clock }: Dependencies, { actor, address }: Caller, id: string) {
  if (id === actor.sessionId) throw new Refusal('SESSION_IS_OWN');
  if (!isId(id)) throw new Refusal('NOT_FOUND');
  const at = clock();
  await database.transaction().execute(async (transaction) => {
    const ended = await revokeOwnSession(transaction, actor, { id, now: at });
    if (!ended) throw new Refusal('NOT_FOUND');
    const subject = [deviceText(ended.user_agent), ended.address].filter(Boolean).join(' · ');
    await recordOperation(transaction, { by: actor, kind: 'sessionEnded', subject, address, at });
    await wakeMember(transaction, actor);
  });
  return null;
}

/** Ends all of the caller's sessions but the one that asks. */
export async function endOtherSessions({ database, clock }: Dependencies, { actor, address }: Caller) {
  const at = clock();
  return await database.transaction().execute(async (transaction) => {
    const ended = await revokeOtherSessions(transaction, actor, { but: actor.sessionId, now: at });
    const subject = { 'zh-CN': `${ended} 个`, en: String(ended) };
    if (ended > 0)
      await recordOperation(transaction, { by: actor, kind: 'otherSessionsEnded', subject, address, at });
    await wakeMember(transaction, actor);
    return { ended };
  });
}
