import { randomUUID } from 'node:crypto';
import { conversationLimits, fileKinds, type Locale, type Problem } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { hashSecret } from '../../sessions/secrets.ts';
import { uploadIdOf } from '../../uploads/uploads.presenter.ts';
import { findUpload } from '../../uploads/uploads.repository.ts';
import { attachOwnUpload, daysBefore } from '../../uploads/uploads.service.ts';
import { countVisitorFiles, insertFile, insertUse, takeFile } from './conversation-files.repository.ts';

/** So long a visitor's file waits for what is said with it. */
export const unsaidDays = 1;

type Said = { conversationId: string; entryId: string; now: Date; locale: Locale };

/** Attaches files to an entry. A file that is gone is refused at its field. */
export type TakeFiles = (
  transaction: Transaction<Tables>,
  named: readonly string[],
  said: Said,
) => Promise<void>;

/** Those that a visitor uploaded, by their secrets. */
export const takeVisitorFiles: TakeFiles = async (transaction, named, said) => {
  const { conversationId, entryId, now, locale } = said;
  const before = named.length === 0 ? 0 : await countVisitorFiles(transaction, conversationId);
  const max = conversationLimits.visitorFiles;
  if (before + named.length > max) throw new Refusal('CONVERSATION_FILES_FULL', { params: { max } });
  const newerThan = daysBefore(now, unsaidDays);
  await takeEach(named, locale, async (secret, ordinal) => {
    const secretHash = hashSecret('conversation file', secret);
    return await takeFile(transaction, { secretHash, entryId, ordinal, newerThan });
  });
};

/**
 * Those that the person who says something has uploaded and nothing uses, by their addresses. Nobody of the customer reads
 * them by these any more: they are read in the conversation.
 */
export const takeUploads =
  (actor: Pick<Actor, 'customerId' | 'userId'>): TakeFiles =>
  async (transaction, named, { entryId, now, locale }) => {
    const { customerId } = actor;
    const deps = { database: transaction, clock: () => now };
    await takeEach(named, locale, async (src, ordinal) => {
      const uploadId = uploadIdOf(src);
      const file = { id: uploadId, kinds: fileKinds, permission: 'support:desk' } as const;
      if (!(await attachOwnUpload(deps, actor, file))) return false;
      const upload = await findUpload(transaction, customerId, uploadId);
      if (!upload) return false;
      const { file_name, kind, bytes, storage_key } = upload;
      const id = randomUUID();
      await insertFile(transaction, {
        id,
        entry_id: entryId,
        ordinal,
        file_name,
        kind,
        bytes,
        storage_key,
        secret_hash: null,
        network_hash: null,
        created_at: now,
        stored_at: now,
      });
      await insertUse(transaction, { file_id: id, customer_id: customerId, upload_id: uploadId });
      return true;
    });
  };

async function takeEach(
  named: readonly string[],
  locale: Locale,
  take: (name: string, ordinal: number) => Promise<boolean>,
): Promise<void> {
  const problems: Problem[] = [];
  for (const [at, name] of named.entries()) {
    const isRepeated = named.indexOf(name) < at;
    if (!isRepeated && !(await take(name, at))) problems.push({ path: `files.${at}`, rule: 'fileGone' });
  }
  refuseProblems(problems, locale);
}
