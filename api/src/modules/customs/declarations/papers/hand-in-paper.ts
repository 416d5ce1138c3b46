import { randomUUID } from 'node:crypto';
import { canDeclaration, type PaperSlot, paperLimits, paperSlotNames } from '@berth/contract';
import type { UploadRule } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import { isId } from '../../../../database/is-id.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Actor } from '../../../../http/handlers.ts';
import type { ReceivedFile } from '../../../../http/input/read-upload.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { subjectWith } from '../../../operations/change-words.ts';
import { presentFile } from '../../../uploads/uploads.presenter.ts';
import {
  attachUploads,
  describeFile,
  getUpload,
  keepUpload,
  readStored,
  type UploadDependencies,
} from '../../../uploads/uploads.service.ts';
import { actionRefused, noteOnDeclaration } from '../record/change-declaration.ts';
import { type LockedDeclaration, listPapers } from '../record/declarations.repository.ts';
import { getDeclaration, lockDeclaration } from '../record/locked-declarations.ts';
import { presentPaper } from '../show/declarations.presenter.ts';
import { requireOpenSlot } from './may-hand-in.ts';
import * as repository from './papers.repository.ts';

type HandIn = {
  actor: Actor;
  query: { id: string; slot: PaperSlot; replaces?: string | undefined };
  upload: ReceivedFile;
};

/**
 * Takes in a paper. Its bytes are stored before the transaction, which a slow bucket would hold open; what the
 * transaction then refuses is an unused upload, and is swept as such.
 */
export async function handInPaper(
  deps: UploadDependencies,
  { actor, query, upload }: HandIn,
  rule: UploadRule,
) {
  const { customerId } = actor;
  const place = { customerId, id: query.id };
  const row = await getDeclaration(deps.database, place);
  requireOpenSlot(row, await listPapers(deps.database, place), query.slot);
  const inspected = await describeFile(deps.inspect, upload, rule);
  const file = await keepUpload(deps, { customerId, memberId: actor.userId }, inspected);
  return await deps.database.transaction().execute(async (transaction) => {
    const now = deps.clock();
    const declaration = await lockDeclaration(transaction, place);
    const papers = await listPapers(transaction, place);
    requireOpenSlot(declaration, papers, query.slot);
    await makeRoom(transaction, declaration, query, now);
    await attachUploads({ database: transaction, clock: () => now }, actor, [file.id]);
    const paper = await repository.insertPaper(transaction, {
      id: randomUUID(),
      customer_id: customerId,
      declaration_id: query.id,
      slot: query.slot,
      upload_id: file.id,
      file_name: file.row.file_name,
      file_kind: file.row.kind,
      bytes: file.row.bytes,
      status: 'received',
      added_by: actor.name,
      added_at: now.toISOString(),
    });
    const asked = declaration.asked_papers.filter(({ slot }) => slot !== query.slot);
    await noteOnDeclaration(transaction, declaration, {
      by: actor,
      now,
      operation: {
        kind: 'declarationPaperAdded',
        subject: subjectWith(declaration.number, [paperSlotNames[query.slot]]),
      },
      isSameVersion: canDeclaration(declaration.status, 'edit'),
      changes: { asked_papers: JSON.stringify(asked) },
    });
    return presentPaper(paper);
  });
}

/** Puts aside what the paper replaces, and what the desk has returned of its slot; a slot holds so many files. */
async function makeRoom(
  transaction: Transaction<Tables>,
  { customer_id: customerId, id }: LockedDeclaration,
  { slot, replaces }: HandIn['query'],
  now: Date,
): Promise<void> {
  if (replaces !== undefined) {
    const replaced = { customerId, id, paperId: replaces, slot, at: now.toISOString() };
    const isReplaced = isId(replaces) && (await repository.markReplaced(transaction, replaced));
    if (!isReplaced) throw new Refusal('NOT_FOUND');
  }
  await repository.markReturnedReplaced(transaction, { customerId, id, slot, at: now.toISOString() });
  const papers = await listPapers(transaction, { customerId, id });
  const ofSlot = papers.filter((paper) => paper.slot === slot && paper.replaced_at === null);
  if (ofSlot.length >= paperLimits.filesOfSlot)
    throw new Refusal('TOO_MANY_PAPERS', { params: { max: paperLimits.filesOfSlot } });
  // The older versions count here: without end a customer would fill the store.
  if (papers.length >= paperLimits.files)
    throw new Refusal('TOO_MANY_PAPERS', { params: { max: paperLimits.files } });
}

/** Takes a paper away; once the declaration was sent it stays as an older version. */
export async function removePaper(
  { database, clock }: Pick<UploadDependencies, 'database' | 'clock'>,
  { actor, body: { id, paperId } }: { actor: Actor; body: { id: string; paperId: string } },
): Promise<null> {
  return await database.transaction().execute(async (transaction) => {
    const place = { customerId: actor.customerId, id };
    const declaration = await lockDeclaration(transaction, place);
    const papers = await listPapers(transaction, place);
    const paper = papers.find((each) => each.id === paperId && each.replaced_at === null);
    if (!paper) throw new Refusal('NOT_FOUND');
    requireOpenSlot(declaration, papers, paper.slot);
    // Once the declaration is with the desk, only what it returned is taken away.
    if (!canDeclaration(declaration.status, 'edit') && paper.status !== 'returned')
      throw actionRefused(declaration);
    const now = clock();
    if (declaration.submitted_at === null)
      await repository.deletePapers(transaction, { ...place, paperIds: [paperId] });
    else
      await repository.markReplaced(transaction, {
        ...place,
        paperId,
        slot: paper.slot,
        at: now.toISOString(),
      });
    await noteOnDeclaration(transaction, declaration, {
      by: actor,
      now,
      operation: {
        kind: 'declarationPaperRemoved',
        subject: subjectWith(declaration.number, [paperSlotNames[paper.slot]]),
      },
      isSameVersion: canDeclaration(declaration.status, 'edit'),
    });
    return null;
  });
}

/** The file of a paper, the older versions included. */
export async function readPaper(
  deps: UploadDependencies,
  actor: Pick<Actor, 'customerId' | 'permissions'>,
  { id, paperId }: { id: string; paperId: string },
) {
  const { customerId } = actor;
  const found = [id, paperId].every(isId)
    ? await repository.findPaper(deps.database, { customerId, id, paperId })
    : null;
  if (!found) throw new Refusal('NOT_FOUND');
  const row = await getUpload(deps, actor, found.upload_id);
  return presentFile(row, await readStored(deps, row));
}
