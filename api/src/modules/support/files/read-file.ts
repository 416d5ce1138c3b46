import type { Kysely } from 'kysely';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { FileAnswer } from '../../../http/send-file.ts';
import { presentFile } from '../../uploads/uploads.presenter.ts';
import { readStored, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { findSaidFile } from './conversation-files.repository.ts';

/** A file of a conversation that the caller may read; another's is not there, just as one that never was. */
export async function readConversationFile(
  deps: Pick<UploadDependencies, 'database' | 'files'>,
  id: string,
  mayRead: (conversationId: string, database: Kysely<Tables>) => Promise<boolean>,
): Promise<FileAnswer> {
  const file = isId(id) ? await findSaidFile(deps.database, id) : null;
  if (!file || !(await mayRead(file.conversation_id, deps.database))) throw new Refusal('NOT_FOUND');
  if (file.deleted_at !== null) throw new Refusal('UPLOAD_GONE');
  return presentFile(file, await readStored(deps, file));
}
