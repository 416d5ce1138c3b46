import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { detach } from '../../uploads/uploads.repository.ts';

/**
 * Files of a conversation that is erased: from now on they are gone for everybody. Bytes of a visitor's are deleted by the
 * sweep of files; uploads of staff's as those that nothing uses.
 */
export async function eraseFiles(
  transaction: Kysely<Tables>,
  conversationId: string,
  at: Date,
): Promise<void> {
  const ofConversation = transaction
    .selectFrom('conversation_entry')
    .where('conversation_id', '=', conversationId)
    .select('id');
  const files = await transaction
    .updateTable('conversation_file')
    .where('entry_id', 'in', ofConversation)
    .where('deleted_at', 'is', null)
    .set({ deleted_at: at, file_name: '' })
    .returning('id')
    .execute();
  if (files.length === 0) return;
  const uses = await transaction
    .deleteFrom('conversation_upload')
    .where(
      'file_id',
      'in',
      files.map(({ id }) => id),
    )
    .returning(['customer_id', 'upload_id'])
    .execute();
  for (const { customer_id: customerId, upload_id: uploadId } of uses)
    await detach(transaction, customerId, [uploadId]);
}
