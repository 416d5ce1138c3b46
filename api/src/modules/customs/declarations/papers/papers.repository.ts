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

/** Its file is swept. */
export async function deletePaper(
  transaction: Kysely<Tables>,
  { customerId, id, paperId }: Paper,
): Promise<void> {
  const deleted = await transaction
    .deleteFrom('declaration_paper')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .where('id', '=', paperId)
    .returning('upload_id')
    .execute();
  await detach(
    transaction,
    customerId,
    deleted.map(({ upload_id }) => upload_id),
  );
}
