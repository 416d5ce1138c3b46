import { fillTemplate, type Locale, paperSlotNames } from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';
import type { WaitingForThread } from '../../../workers/run-thread.ts';
import { findUpload } from '../../uploads/uploads.repository.ts';
import { readStored, type UploadDependencies } from '../../uploads/uploads.service.ts';
import {
  type DeclarationRow,
  listPapers,
  type PaperRow,
} from '../declarations/record/declarations.repository.ts';
import { customsDocumentWords } from './customs-document-words.ts';
import { makeDocuments } from './make-documents.ts';
import { safeFileName } from './safe-file-name.ts';
import type { DocumentSource } from './trade-documents.ts';
import { type ZippedFile, zipFiles } from './zip-papers.ts';

/**
 * All that has to be retained of a declaration as one zip: the papers by slot, replaced ones in a folder of their own,
 * and the documents that the portal makes of it. Throws UPLOAD_GONE where the store lacks a paper.
 */
export async function archiveDeclaration(
  deps: UploadDependencies,
  { row, source, now }: { row: DeclarationRow; source: DocumentSource; now: Date },
  waiting: WaitingForThread,
) {
  const words = customsDocumentWords[source.locale];
  const made: ZippedFile[] = [];
  for (const as of ['pdf', 'xlsx'] as const) {
    const { fileName, body } = await makeDocuments(source, { as, now }, waiting);
    made.push({ path: fileName, at: now, read: async () => body });
  }
  const papers: ZippedFile[] = [];
  for (const paper of await listPapers(deps.database, { customerId: row.customer_id, id: row.id })) {
    const file = await findUpload(deps.database, row.customer_id, paper.upload_id);
    if (!file || !(await deps.files.exists(file.storage_key))) throw new Refusal('UPLOAD_GONE');
    papers.push({
      path: `${folderOf(paper, source.locale)}/${safeFileName(paper.file_name)}`,
      at: new Date(paper.added_at),
      read: async () => await readStored(deps, file),
    });
  }
  return {
    fileName: `${fillTemplate(words.zip, { number: row.number })}.zip`,
    mediaType: 'application/zip',
    body: zipFiles(distinct([...made, ...papers]), waiting.signal),
  };
}

function folderOf({ slot, replaced_at }: PaperRow, locale: Locale): string {
  const { older } = customsDocumentWords[locale];
  return replaced_at === null ? paperSlotNames[slot][locale] : `${older}/${paperSlotNames[slot][locale]}`;
}

/** Files of one name get a number before their ending: nothing of them overwrites another. */
function distinct(files: readonly ZippedFile[]): ZippedFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { path } = file;
    for (let count = 2; taken.has(path.toLowerCase()); count += 1)
      path = file.path.replace(/(\.[^./]*)?$/, (ending) => ` (${count})${ending}`);
    taken.add(path.toLowerCase());
    return { ...file, path };
  });
}
