import type { ReleaseMove } from '@berth/contract/endpoints';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { DeploymentKind, RemoteDeploymentTable } from '../releases.schema.ts';
import { type DeploymentState, emptyState } from './deployment-state.ts';

export type DeploymentRow = Selectable<RemoteDeploymentTable>;
export type Numbered = DeploymentState & { number: number };

// Any number will do, as long as every server of Berth takes the same one.
const releaseLock = 7_316_284_502;

/** Whoever moves, publishes or removes something waits here until the one before has finished. */
export async function takeReleaseLock(transaction: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${releaseLock}::bigint)`.execute(transaction);
}

/** When each remote was last given another stable version. */
export async function listStableSince(database: Kysely<Tables>) {
  const { rows } = await sql<{ remote: string; at: string }>`
    select distinct on (move ->> 'remote') move ->> 'remote' as remote, at
    from remote_deployment cross join lateral jsonb_array_elements(moved) move
    where move ->> 'as' = 'stable'
    order by move ->> 'remote', number desc`.execute(database);
  return rows;
}

/** The number of what is in force; 0 before anything is. */
export async function getDeploymentNumber(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('remote_deployment')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

export async function getNewestDeployment(database: Kysely<Tables>): Promise<Numbered> {
  const row = await states(database).orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row ? stateOf(row) : { ...emptyState, number: 0 };
}

/** What was in force under a number; nothing under 0. */
export async function getDeployment(database: Kysely<Tables>, number: number): Promise<Numbered> {
  if (number === 0) return { ...emptyState, number: 0 };
  return stateOf(await states(database).where('number', '=', number).executeTakeFirstOrThrow());
}

function states(database: Kysely<Tables>) {
  return database.selectFrom('remote_deployment').select(['number', 'stable', 'stable_before', 'canary']);
}

function stateOf(row: Pick<DeploymentRow, 'number' | 'stable' | 'stable_before' | 'canary'>): Numbered {
  return { number: row.number, stable: row.stable, stableBefore: row.stable_before, canary: row.canary };
}

/** A snapshot and how it came about, ready to be written. */
export type NewDeployment = Numbered & {
  kind: DeploymentKind;
  moved: readonly ReleaseMove[];
  setName: string | null;
  pinnedCustomer: string | null;
  figures: Readonly<Record<string, number>> | null;
  messages: readonly string[] | null;
  why: string;
  by: { name: string; keyId: string | null; memberId: string | null };
  at: Date;
};

export async function insertDeployment(database: Kysely<Tables>, made: NewDeployment): Promise<void> {
  await database
    .insertInto('remote_deployment')
    .values({
      number: made.number,
      kind: made.kind,
      stable: JSON.stringify(made.stable),
      stable_before: JSON.stringify(made.stableBefore),
      canary: JSON.stringify(made.canary),
      moved: JSON.stringify(made.moved),
      set_name: made.setName,
      pinned_customer: made.pinnedCustomer,
      figures: made.figures && JSON.stringify(made.figures),
      messages: made.messages && JSON.stringify(made.messages),
      why: made.why,
      by_name: made.by.name,
      by_key: made.by.keyId,
      by_member: made.by.memberId,
      at: made.at,
    })
    .execute();
}

/** How each set came and went, the newest first. */
export async function listSetMoves(database: Kysely<Tables>) {
  return await database
    .selectFrom('remote_deployment')
    .where('kind', 'in', ['setPromoted', 'setRolledBack'])
    .select(['number', 'kind', 'set_name'])
    .orderBy('number', 'desc')
    .execute();
}

/** The newest deployment after a number that moved one of the remotes, pins aside; of any set, too, if asked. */
export async function findMoveAfter(
  database: Kysely<Tables>,
  number: number,
  { remotes, orAnySet }: { remotes: readonly string[]; orAnySet: boolean },
): Promise<Pick<DeploymentRow, 'number' | 'by_name' | 'moved'> | null> {
  if (remotes.length === 0) return null;
  const isTheirs = sql<boolean>`exists (
    select from jsonb_array_elements(moved) move
    where move ->> 'as' <> 'pin' and move ->> 'remote' in (${sql.join(remotes)})
  )`;
  const row = await database
    .selectFrom('remote_deployment')
    .where('number', '>', number)
    .where((each) =>
      orAnySet ? each.or([isTheirs, each('kind', 'in', ['setPromoted', 'setRolledBack'])]) : isTheirs,
    )
    .select(['number', 'by_name', 'moved'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Every version that was in force for anybody at any time. */
export async function listEverMoved(database: Kysely<Tables>) {
  const { rows } = await sql<{ remote: string; version: string }>`
    select distinct move ->> 'remote' as remote, move ->> 'to' as version
    from remote_deployment cross join lateral jsonb_array_elements(moved) move
    where move ->> 'to' is not null`.execute(database);
  return rows;
}

/** The last deployment that gave everybody, or its canary, another version of a remote; null before there was one. */
export async function findLastMove(
  database: Kysely<Tables>,
  remote: string,
  as: 'stable' | 'canary',
): Promise<Pick<DeploymentRow, 'number' | 'kind' | 'by_name'> | null> {
  const row = await database
    .selectFrom('remote_deployment')
    .where(sql<boolean>`moved @> ${JSON.stringify([{ remote, as }])}::jsonb`)
    .select(['number', 'kind', 'by_name'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The versions of which the server has ended a canary by itself. */
export async function listStoppedCanaries(database: Kysely<Tables>) {
  const { rows } = await sql<{ remote: string; version: string }>`
    select distinct move ->> 'remote' as remote, move ->> 'from' as version
    from remote_deployment cross join lateral jsonb_array_elements(moved) move
    where kind = 'canaryStopped' and figures is not null and move ->> 'as' = 'canary'`.execute(database);
  return rows;
}

/** The remotes that have ever come from the server's own checkout, and with it belong to the portal. */
export async function listAdopted(database: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ remote: string }>`
    select distinct move ->> 'remote' as remote
    from remote_deployment cross join lateral jsonb_array_elements(moved) move
    where kind = 'adopted' and move ->> 'to' is not null`.execute(database);
  return new Set(rows.map(({ remote }) => remote));
}

/** Whether a version was ever in force for anybody. */
export async function hasMoved(
  database: Kysely<Tables>,
  { remote, version }: { remote: string; version: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('remote_deployment')
    .where(sql<boolean>`moved @> ${JSON.stringify([{ remote, to: version }])}::jsonb`)
    .select('number')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that was in force, or moved, after a moment. */
export async function listSince(database: Kysely<Tables>, moment: Date) {
  return await database
    .selectFrom('remote_deployment')
    .where((row) =>
      row(
        'number',
        '>=',
        row.fn.coalesce(
          row
            .selectFrom('remote_deployment as earlier')
            .where('earlier.at', '<=', moment.toISOString())
            .select((inner) => inner.fn.max('earlier.number').as('number')),
          sql<number>`0`,
        ),
      ),
    )
    .select(['stable', 'stable_before', 'canary', 'moved', 'number', 'at'])
    .execute();
}

/** The newest lines of the history, of one remote or of all. */
export async function listDeployments(database: Kysely<Tables>, remote: string | null, limit: number) {
  let query = database
    .selectFrom('remote_deployment as deployment')
    .leftJoin('customer', 'customer.id', 'deployment.pinned_customer')
    .select([
      'deployment.number',
      'deployment.kind',
      'deployment.moved',
      'deployment.set_name',
      'deployment.figures',
      'deployment.messages',
      'deployment.why',
      'deployment.by_name',
      'deployment.at',
      'customer.id as customer_id',
      'customer.name as customer_name',
    ]);
  if (remote !== null) {
    query = query.where(sql<boolean>`deployment.moved @> ${JSON.stringify([{ remote }])}::jsonb`);
  }
  return await query.orderBy('deployment.number', 'desc').limit(limit).execute();
}
