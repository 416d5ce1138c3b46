import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type InvitationRow = Selectable<Tables['invitation']>;

/** The newest first. */
export async function listInvitations(
  database: Kysely<Tables>,
  customerId: string,
): Promise<InvitationRow[]> {
  return await database
    .selectFrom('invitation')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Replaces the company's invitation of the same recipient. */
export async function storeInvitation(
  database: Kysely<Tables>,
  invitation: Insertable<Tables['invitation']>,
): Promise<void> {
  const { id: _id, customer_id: _customerId, recipient_key: _recipientKey, ...renewed } = invitation;
  await database
    .insertInto('invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['customer_id', 'recipient_key']).doUpdateSet(renewed))
    .execute();
}

/** Gives what was deleted; null where another call was first. */
export async function deleteInvitation(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
): Promise<InvitationRow | null> {
  const deleted = await database
    .deleteFrom('invitation')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return deleted ?? null;
}

/** The invitation of a link, with its company and, of a role of the company's own, the title. */
export async function findInvitation(database: Kysely<Tables>, secretHash: Buffer) {
  const row = await database
    .selectFrom('invitation')
    .innerJoin('customer', 'customer.id', 'invitation.customer_id')
    .leftJoin('member_role', (join) =>
      join
        .onRef('member_role.customer_id', '=', 'invitation.customer_id')
        .onRef('member_role.id', '=', 'invitation.role_id'),
    )
    .where('invitation.secret_hash', '=', secretHash)
    .selectAll('invitation')
    .select(['customer.name as company', 'member_role.title as role_title'])
    .executeTakeFirst();
  return row ?? null;
}
