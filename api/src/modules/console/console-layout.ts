import { randomUUID } from 'node:crypto';
import type { ConsoleLayout } from '@berth/contract/endpoints';
import type { Context } from '../../context.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { lockOwner } from '../../kept/named-records.repository.ts';
import { requireCurrent } from '../../kept/require-current.ts';
import * as repository from './console-layout.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;

/** How a person arranged the console; the console's own order where they changed nothing. */
export async function readLayout(
  { database }: Pick<Dependencies, 'database'>,
  actor: Actor,
): Promise<ConsoleLayout> {
  const row = await repository.findLayout(database, actor);
  if (!row) return { order: [], hidden: [], functions: null, version: null };
  return { order: row.card_order, hidden: row.hidden, functions: row.functions, version: row.version };
}

/** Saves how a person arranged the console, if what it was made from is still stored. */
export async function saveLayout(
  { database, clock }: Dependencies,
  { actor, body }: { actor: Actor; body: Call<'POST /user/consoleLayout'>['body'] },
): Promise<ConsoleLayout> {
  const { order, hidden, functions } = body;
  const version = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor);
    requireCurrent(await repository.findLayout(transaction, actor), body.version);
    await repository.upsertLayout(transaction, {
      customer_id: actor.customerId,
      member_id: actor.userId,
      card_order: JSON.stringify(order),
      hidden: JSON.stringify(hidden),
      functions: functions && JSON.stringify(functions),
      version,
      saved_at: clock().toISOString(),
    });
  });
  return { order, hidden, functions, version };
}

/** Forgets it, after a save that is under way, which so cannot restore it. */
export async function resetLayout({ database }: Pick<Dependencies, 'database'>, actor: Actor): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor);
    await repository.deleteLayout(transaction, actor);
  });
}
