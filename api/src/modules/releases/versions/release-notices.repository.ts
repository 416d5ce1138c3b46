import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type NoticeRow = Selectable<Tables['release_notice']>;

export type Notice = Pick<NoticeRow, 'kind' | 'remote' | 'version' | 'messages'> & { by: string };

export async function insertNotice(
  database: Kysely<Tables>,
  { kind, remote, version, by, messages }: Notice,
  at: Date,
): Promise<void> {
  await database
    .insertInto('release_notice')
    .values({
      id: randomUUID(),
      at,
      kind,
      remote,
      version,
      by_name: by,
      messages: JSON.stringify(messages),
    })
    .execute();
}

/** The same unless it is what was said last of its kind: a server that is started often says it once. */
export async function insertNews(database: Kysely<Tables>, notice: Notice, at: Date): Promise<void> {
  const { kind, remote, version, messages } = notice;
  const last = await database
    .selectFrom('release_notice')
    .where('kind', '=', kind)
    .where('remote', remote === null ? 'is' : '=', remote)
    .select(['version', 'messages'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSaid = last?.version === version && JSON.stringify(last.messages) === JSON.stringify(messages);
  if (isSaid) return;
  await insertNotice(database, notice, at);
}

/** Which builds of the checkout teams took over, the first team of each last. */
export async function listTakeovers(database: Kysely<Tables>) {
  const rows = await database
    .selectFrom('release_notice')
    .where('kind', '=', 'takenOver')
    .select(['remote', 'version', 'by_name'])
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ remote, version, by_name: by }) => ({
    remote: remote ?? '',
    version: version ?? '',
    by,
  }));
}

/** The newest of one remote, or of all. */
export async function listNotices(
  database: Kysely<Tables>,
  remote: string | null,
  limit: number,
): Promise<NoticeRow[]> {
  let query = database.selectFrom('release_notice').selectAll();
  if (remote !== null) query = query.where('remote', '=', remote);
  return await query.orderBy('at', 'desc').limit(limit).execute();
}
