import { cvDays } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Usage } from '../../uploads/uploads.repository.ts';
import { daysBefore } from '../../uploads/uploads.service.ts';

export async function insertCv(database: Kysely<Tables>, cv: Insertable<Tables['lead_cv']>): Promise<void> {
  await database.insertInto('lead_cv').values(cv).execute();
}

export async function markCvStored(database: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await database.updateTable('lead_cv').where('id', '=', id).set({ stored_at: at }).execute();
}

/** What one network has uploaded and not sent, and what all have; with what they have been storing since a moment. */
export async function getUnsentUsage(
  database: Kysely<Tables>,
  networkHash: Buffer,
  storingSince: Date,
): Promise<{ own: Usage; all: Usage }> {
  const isOwn = sql`network_hash = ${networkHash}`;
  const usage = await database
    .selectFrom('lead_cv')
    .where('lead_id', 'is', null)
    .where((row) =>
      row.or([row('stored_at', 'is not', null), row('created_at', '>', storingSince.toISOString())]),
    )
    .select([
      sql<number>`count(*)::integer`.as('files'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
      sql<number>`(count(*) filter (where ${isOwn}))::integer`.as('own_files'),
      sql<number>`coalesce(sum(bytes) filter (where ${isOwn}), 0)::float8`.as('own_bytes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    own: { files: usage.own_files, bytes: usage.own_bytes },
    all: { files: usage.files, bytes: usage.bytes },
  };
}

/** Makes an uploaded CV the lead's; false where there is none any more, or another has it. */
export async function takeCv(
  transaction: Kysely<Tables>,
  { secretHash, leadId, now }: { secretHash: Buffer; leadId: string; now: Date },
): Promise<boolean> {
  const taken = await transaction
    .updateTable('lead_cv')
    .where('secret_hash', '=', secretHash)
    .where('stored_at', 'is not', null)
    .where('lead_id', 'is', null)
    .where('created_at', '>', daysBefore(now, cvDays.unsent).toISOString())
    .set({ lead_id: leadId, sent_at: now })
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function findCvOf(database: Kysely<Tables>, leadId: string) {
  const cv = await database
    .selectFrom('lead_cv')
    .where('lead_id', '=', leadId)
    .select(['file_name', 'kind', 'bytes', 'storage_key', 'deleted_at'])
    .executeTakeFirst();
  return cv ?? null;
}

type Term = { unsentBefore: Date; sentBefore: Date };

/** Some CVs whose term is over. */
export async function listOverCvs(
  database: Kysely<Tables>,
  { unsentBefore, sentBefore }: Term,
  { limit, except }: { limit: number; except: readonly string[] },
) {
  return await database
    .selectFrom('lead_cv')
    .where('deleted_at', 'is', null)
    .$if(except.length > 0, (found) => found.where('id', 'not in', except))
    .where((row) =>
      row.or([
        row.and([row('lead_id', 'is', null), row('created_at', '<', unsentBefore.toISOString())]),
        row('sent_at', '<', sentBefore.toISOString()),
      ]),
    )
    .select(['id', 'lead_id', 'storage_key'])
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Once its bytes are gone: of one that was sent it stays known that there was one. */
export async function forgetCv(
  database: Kysely<Tables>,
  { id, lead_id: leadId }: { id: string; lead_id: string | null },
  at: Date,
): Promise<void> {
  if (leadId === null) await database.deleteFrom('lead_cv').where('id', '=', id).execute();
  else {
    await database
      .updateTable('lead_cv')
      .where('id', '=', id)
      .set({ deleted_at: at, file_name: '' })
      .execute();
  }
}
