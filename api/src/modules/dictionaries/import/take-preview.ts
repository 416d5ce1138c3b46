import { noteChange } from '../../../audit/note-change.ts';
import type { Context } from '../../../context.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { noteRevision, readRevision } from '../../selects/dictionary-revisions.repository.ts';
import { lockDictionary, storeRows } from '../dictionaries.repository.ts';
import type { PreviewOutcome } from '../dictionaries.schema.ts';
import { keptMs } from './preview-file.ts';
import * as previews from './previews.repository.ts';

/** Takes what a preview showed, all of it or nothing. Its rows never leave the database. */
export async function takePreview(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor: { userId }, body: { id } }: Pick<Call<'POST /system/dic/import'>, 'actor' | 'body'>,
): Promise<PreviewOutcome> {
  const since = new Date(clock().getTime() - keptMs);
  return await database.transaction().execute(async (transaction) => {
    const preview = await previews.lockPreview(transaction, { id, userId, since });
    if (!preview?.counts) throw new Refusal('DICTIONARY_PREVIEW_GONE');
    const { kind, revision, counts } = preview;
    if (preview.is_taken) return counts;
    await lockDictionary(transaction, kind);
    if ((await readRevision(transaction, kind)) !== revision) throw new Refusal('DICTIONARY_CHANGED');
    const columns = await previews.listColumns(transaction, id);
    for (const part of await previews.listParts(transaction, id))
      await storeRows(transaction, kind, columns, previews.rowsOfPart(id, part));
    await previews.closePreview(transaction, id);
    await noteRevision(transaction, kind);
    noteChange({ what: 'dictionary', recordId: kind, before: null, after: counts });
    return counts;
  });
}
