import type { PaperSlot } from '@berth/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import { detach } from '../../../uploads/uploads.repository.ts';
import type { DeclarationPlace } from '../record/declarations.repository.ts';

type Paper = DeclarationPlace & { paperId: string };

export async function insertPaper(
  transaction: Kysely<Tables>,
  paper: Insertable<Tables['declaration_paper']>,
) {
  return await transaction
    .insertInto('declaration_paper')
    .values(paper)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findPaper(database: Kysely<Tables>, { customerId, id, paperId }: Paper) {
  const paper = await database
    .selectFrom('declaration_paper')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .where('id', '=', paperId)
    .selectAll()
    .executeTakeFirst();
  return paper ?? null;
}

/** From now on it is an older version. */
export async function markReplaced(
  transaction: Kysely<Tables>,
  { customerId, id, paperId, slot, at }: Paper & { slot: PaperSlot; at: string },
): Promise<boolean> {
  const replaced = await transaction
    .updateTable('declaration_paper')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .where('id', '=', paperId)
    .where('slot', '=', slot)
    .where('replaced_at', 'is', null)
    .set({ replaced_at: at })
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** What the desk returned of a slot becomes older versions. */
export async function markReturnedReplaced(
  transaction: Kysely<Tables>,
  { customerId, id, slot, at }: DeclarationPlace & { slot: PaperSlot; at: string },
): Promise<void> {
  await transaction
    .updateTable('declaration_paper')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .where('slot', '=', slot)
    .where('status', '=', 'returned')
    .where('replaced_at', 'is', null)
    .set({ replaced_at: at })
    .execute();
}

/** Their files are swept. */
export async function deletePapers(
  transaction: Kysely<Tables>,
  { customerId, id, paperIds }: DeclarationPlace & { paperIds: readonly string[] },
): Promise<void> {
  if (paperIds.length === 0) return;
  const deleted = await transaction
    .deleteFrom('declaration_paper')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .where('id', 'in', paperIds)
    .returning('upload_id')
    .execute();
  await detach(
    transaction,
    customerId,
    deleted.map(({ upload_id }) => upload_id),
  );
}
