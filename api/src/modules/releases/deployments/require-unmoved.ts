import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findMoveAfter, type Numbered } from './deployments.repository.ts';

/** The number of the deployment that whoever moves something has looked at; left out by the server itself. */
export type Seen = { seen?: number | undefined };

/**
 * Refuses a move of remotes that somebody else has moved since the caller looked: two who roll back at once mean the
 * same step. Other remotes, and pins, may have moved: teams do not wait for each other.
 */
export async function requireUnmoved(
  transaction: Kysely<Tables>,
  current: Numbered,
  asked: Seen & { remotes: readonly string[]; orAnySet?: boolean },
): Promise<void> {
  const { seen, remotes, orAnySet = false } = asked;
  if (seen === undefined || seen === current.number) return;
  // A number that is still to come was seen in a database that has been put back since.
  const after = seen > current.number ? 0 : seen;
  const move = await findMoveAfter(transaction, after, { remotes, orAnySet });
  if (!move) return;
  const remote = move.moved.find((each) => remotes.includes(each.remote))?.remote ?? remotes[0] ?? '';
  const none = { 'zh-CN': '无', en: 'none' };
  const canary = current.canary[remote];
  throw new Refusal('RELEASE_MOVED', {
    params: {
      remote,
      by: move.by_name,
      deployment: move.number,
      stable: current.stable[remote] ?? none,
      canary: canary ? `${canary.version} (${canary.percent} %)` : none,
    },
  });
}
