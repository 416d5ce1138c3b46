import { randomUUID } from 'node:crypto';
import type { IdentityPaper } from '@berth/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type StoredPicture = Pick<
  Insertable<Tables['registration_paper']>,
  'file_name' | 'kind' | 'bytes' | 'storage_key'
>;

/** Adds a picture; one of before stays until its term is over, marked as replaced. */
export async function addPaper(
  transaction: Kysely<Tables>,
  {
    registrationId,
    paper,
    picture,
    now,
  }: {
    registrationId: string;
    paper: IdentityPaper;
    picture: StoredPicture;
    now: Date;
  },
): Promise<void> {
  await transaction
    .updateTable('registration_paper')
    .where('registration_id', '=', registrationId)
    .where('paper', '=', paper)
    .where('replaced_at', 'is', null)
    .set({ replaced_at: now })
    .execute();
  await transaction
    .insertInto('registration_paper')
    .values({
      id: randomUUID(),
      registration_id: registrationId,
      paper,
      file_name: picture.file_name,
      kind: picture.kind,
      bytes: picture.bytes,
      storage_key: picture.storage_key,
      created_at: now,
    })
    .execute();
}

/** The newest first. */
export async function listPapers(database: Kysely<Tables>, registrationId: string) {
  return await database
    .selectFrom('registration_paper')
    .where('registration_id', '=', registrationId)
    .select(['id', 'paper', 'created_at', 'replaced_at', 'deleted_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A picture that is there, of that registration. */
export async function findPaper(
  database: Kysely<Tables>,
  { registrationId, id }: { registrationId: string; id: string },
) {
  const paper = await database
    .selectFrom('registration_paper')
    .where('registration_id', '=', registrationId)
    .where('id', '=', id)
    .select(['id', 'file_name', 'kind', 'bytes', 'storage_key', 'deleted_at'])
    .executeTakeFirst();
  return paper ?? null;
}

export async function insertLook(
  database: Kysely<Tables>,
  look: { paperId: string; memberId: string; by: string; at: Date },
): Promise<void> {
  await database
    .insertInto('registration_look')
    .values({
      id: randomUUID(),
      paper_id: look.paperId,
      member_id: look.memberId,
      by_name: look.by,
      at: look.at,
    })
    .execute();
}

/** Who has looked at pictures of a registration, the newest first. */
export async function listLooks(database: Kysely<Tables>, registrationId: string) {
  return await database
    .selectFrom('registration_look')
    .innerJoin('registration_paper', 'registration_paper.id', 'registration_look.paper_id')
    .where('registration_paper.registration_id', '=', registrationId)
    .select(['registration_look.by_name', 'registration_look.at', 'registration_look.paper_id'])
    .orderBy('registration_look.at', 'desc')
    .orderBy('registration_look.id')
    .limit(50)
    .execute();
}

type Term = { approvedBefore: Date; othersBefore: Date };

/**
 * Some pictures to be deleted: it is long ago that their registration was approved, refused or withdrawn, or returned
 * and not mended.
 */
export async function listOver(
  database: Kysely<Tables>,
  { approvedBefore, othersBefore }: Term,
  { limit, except }: { limit: number; except: readonly string[] },
) {
  return await database
    .selectFrom('registration_paper')
    .innerJoin('registration', 'registration.id', 'registration_paper.registration_id')
    .where('registration_paper.deleted_at', 'is', null)
    .$if(except.length > 0, (found) => found.where('registration_paper.id', 'not in', except))
    .where((row) =>
      row.or([
        row.and([
          row('registration.status', '=', 'approved'),
          row('registration.decided_at', '<', approvedBefore.toISOString()),
        ]),
        row.and([
          row('registration.status', 'in', ['refused', 'returned', 'withdrawn']),
          row('registration.decided_at', '<', othersBefore.toISOString()),
        ]),
      ]),
    )
    .select(['registration_paper.id', 'registration_paper.storage_key'])
    .orderBy('registration_paper.created_at')
    .limit(limit)
    .execute();
}

export async function markDeleted(database: Kysely<Tables>, id: string, at: Date): Promise<void> {
  await database.updateTable('registration_paper').where('id', '=', id).set({ deleted_at: at }).execute();
}
