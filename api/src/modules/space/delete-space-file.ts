import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { recordOperations } from '../operations/record-operation.ts';
import { removeTaskFiles } from '../tasks/sweep-tasks.ts';
import { endFile } from '../tasks/tasks.repository.ts';
import { removeUpload } from '../uploads/sweep-uploads.ts';
import { giveUpUpload } from '../uploads/uploads.repository.ts';
import { spaceFilesOf } from './space-list.ts';

export type SpaceDependencies = Pick<Context, 'database' | 'clock' | 'warn'> & { files: FileStore };

/**
 * Deletes a file that nothing uses. From the first statement on nobody can read it or use it for a record; whoever was
 * faster with a record keeps it. Bytes that cannot be removed now are left to the sweep.
 */
export async function deleteSpaceFile(deps: SpaceDependencies, actor: Actor, id: string): Promise<void> {
  const { database, clock, warn } = deps;
  const now = clock();
  const files = spaceFilesOf(actor, now);
  const { belongsTo, kept, name } = await files.getOne(database, actor.customerId, id);
  if (kept) throw new Refusal(kept === 'ofOthers' ? 'FORBIDDEN' : 'FILE_IN_USE');
  const remove = await database.transaction().execute(async (transaction) => {
    const removal =
      belongsTo === 'export'
        ? await endTaskFile(deps, transaction, { actor, id, at: now })
        : await giveUp(deps, transaction, { actor, id });
    if (removal) {
      const { customerId } = actor;
      const done = { kind: 'fileDeleted' as const, subject: name, at: now };
      await recordOperations(transaction, [{ customerId, by: actor, ...done }]);
    }
    return removal;
  });
  if (!remove) {
    // Another window has deleted it, or it was attached to a record, since it was read.
    await files.getOne(database, actor.customerId, id);
    throw new Refusal('FILE_IN_USE');
  }
  await remove().catch((err: unknown) => warn(err, 'a deleted file is left to the sweep'));
}

type Removal = (() => Promise<void>) | null;

async function giveUp(
  deps: SpaceDependencies,
  transaction: Transaction<Tables>,
  { actor, id }: { actor: Actor; id: string },
): Promise<Removal> {
  const upload = await giveUpUpload(transaction, actor.customerId, id);
  return upload && (async () => await removeUpload(deps, upload));
}

async function endTaskFile(
  deps: SpaceDependencies,
  transaction: Transaction<Tables>,
  { actor, id, at }: { actor: Actor; id: string; at: Date },
): Promise<Removal> {
  const key = await endFile(transaction, actor, { id, at });
  return key === null ? null : async () => await removeTaskFiles(deps, [key]);
}
