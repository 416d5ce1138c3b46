import type { PaperSlot, Problem } from '@berth/contract';
import type { DeskDecision } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import {
  type ChangedDeclaration,
  changeDeclaration,
  noteOnDeclaration,
  requireDeclarationAction,
} from '../declarations/record/change-declaration.ts';
import { type LockedDeclaration, updateDeclaration } from '../declarations/record/declarations.repository.ts';
import { tellOfDeclaration } from '../declarations/record/tell-of-declaration.ts';
import { columnsOf } from '../declarations/save/save-declaration.ts';
import { markPaper } from './desk.repository.ts';

/** What was decided is in nobody's hand any more. */
const unclaimed = { claimed_by: null, claimed_name: null, claimed_at: null } as const;

/** An officer who has the declaration in hand loses it: a system of the forwarder was quicker. */
export async function layDown(
  transaction: Transaction<Tables>,
  { customer_id: customerId, id }: LockedDeclaration,
): Promise<void> {
  await updateDeclaration(transaction, { customerId, id }, unclaimed);
}

/** Decides a locked declaration, as an officer or as a system of the forwarder; its customer is told. */
export async function decide(
  act: ForwarderAct,
  declaration: LockedDeclaration,
  decision: DeskDecision,
): Promise<ChangedDeclaration> {
  switch (decision.act) {
    case 'confirm':
      return await confirm(act, declaration);
    case 'return':
      return await returnDeclaration(act, declaration, decision.reasons);
    case 'askForPaper':
      return await askForPaper(act, declaration, decision);
    case 'readPaper':
      return await readPaper(act, declaration, decision.paperId);
    case 'returnPaper':
      return await returnPaper(act, declaration, decision);
    case 'acceptUpdate':
      return await acceptUpdate(act, declaration);
    case 'refuseUpdate':
      return await refuseUpdate(act, declaration, decision.words);
  }
}

/** How the history knows the forwarder. */
const by = ({ name }: ForwarderAct) => ({ memberId: null, name });

async function confirm(act: ForwarderAct, declaration: LockedDeclaration) {
  const changed = await changeDeclaration(act.transaction, declaration, {
    ...{ actor: 'desk', action: 'confirm', by: by(act), now: act.now, event: { what: 'confirmed' } },
    changes: { ...unclaimed, return_reasons: '[]' },
  });
  await tell(act, declaration, { kind: 'declarationConfirmed', detail: {} });
  return changed;
}

/** The history and the message name what fits; each reason stands whole at its field. */
const shorten = (words: string) => (words.length > 500 ? `${words.slice(0, 499)}…` : words);

type Reasons = Extract<DeskDecision, { act: 'return' }>['reasons'];

async function returnDeclaration(act: ForwarderAct, declaration: LockedDeclaration, reasons: Reasons) {
  refuseProblems(unknownLines(reasons, declaration.goods.length), act.locale);
  const words = shorten(reasons.map((reason) => reason.words).join('；'));
  const changed = await changeDeclaration(act.transaction, declaration, {
    ...{ actor: 'desk', action: 'return', by: by(act), now: act.now, event: { what: 'returned', words } },
    changes: { ...unclaimed, return_reasons: JSON.stringify(reasons) },
  });
  await tell(act, declaration, {
    ...{ kind: 'declarationReturned', detail: { fields: reasons.length, words } },
  });
  return changed;
}

/** The customer reads each reason at its field: a line that is not there would hide it. */
const unknownLines = (reasons: Reasons, lines: number): Problem[] =>
  reasons.flatMap(({ path }, at): Problem[] => {
    const line = /^goods\.(\d+)\./.exec(path)?.[1];
    if (line === undefined || Number(line) < lines) return [];
    return [{ path: `decision.reasons.${at}.path`, rule: 'noSuchLine', params: { max: lines } }];
  });

async function askForPaper(
  act: ForwarderAct,
  declaration: LockedDeclaration,
  { slot, words }: { slot: PaperSlot; words: string },
) {
  const others = declaration.asked_papers.filter((asked) => asked.slot !== slot);
  const changed = await changeDeclaration(act.transaction, declaration, {
    ...{ actor: 'desk', action: 'askForPaper', by: by(act), now: act.now },
    event: { what: 'paperAsked', words, slot },
    changes: { asked_papers: JSON.stringify([...others, { slot, words }]) },
  });
  await tell(act, declaration, { kind: 'declarationPaperAsked', detail: { slot, words } });
  return changed;
}

/** A paper is judged as long as another may be asked for. */
async function mark(
  transaction: Transaction<Tables>,
  declaration: LockedDeclaration,
  { paperId, ...marked }: { paperId: string; status: 'read' | 'returned'; words: string },
): Promise<PaperSlot> {
  requireDeclarationAction(declaration, 'desk', 'askForPaper');
  const { customer_id: customerId, id } = declaration;
  const place = { customerId, id, paperId };
  const paper = isId(paperId) ? await markPaper(transaction, place, marked) : null;
  if (!paper) throw new Refusal('NOT_FOUND');
  return paper.slot;
}

async function readPaper(act: ForwarderAct, declaration: LockedDeclaration, paperId: string) {
  await mark(act.transaction, declaration, { paperId, status: 'read', words: '' });
  return await noteOnDeclaration(act.transaction, declaration, { by: by(act), now: act.now });
}

async function returnPaper(
  act: ForwarderAct,
  declaration: LockedDeclaration,
  { paperId, words }: { paperId: string; words: string },
) {
  const slot = await mark(act.transaction, declaration, { paperId, status: 'returned', words });
  const changed = await noteOnDeclaration(act.transaction, declaration, {
    ...{ by: by(act), now: act.now, event: { what: 'paperReturned', words, slot } },
  });
  await tell(act, declaration, { kind: 'declarationPaperReturned', detail: { slot, words } });
  return changed;
}

async function acceptUpdate(act: ForwarderAct, declaration: LockedDeclaration) {
  const update = declaration.pending_update;
  const content = update
    ? { ...columnsOf(update.content), notice: update.notice ? JSON.stringify(update.notice) : null }
    : {};
  const changed = await changeDeclaration(act.transaction, declaration, {
    ...{ actor: 'desk', action: 'acceptUpdate', by: by(act), now: act.now },
    event: { what: 'updateAccepted' },
    changes: { ...unclaimed, ...content, pending_update: null },
  });
  await tell(act, declaration, {
    ...{ kind: 'declarationUpdateAnswered', detail: { isAccepted: true, words: '' } },
  });
  return changed;
}

async function refuseUpdate(act: ForwarderAct, declaration: LockedDeclaration, words: string) {
  const changed = await changeDeclaration(act.transaction, declaration, {
    ...{ actor: 'desk', action: 'refuseUpdate', by: by(act), now: act.now },
    event: { what: 'updateRefused', words },
    changes: { ...unclaimed, pending_update: null },
  });
  await tell(act, declaration, {
    ...{ kind: 'declarationUpdateAnswered', detail: { isAccepted: false, words } },
  });
  return changed;
}

async function tell(
  { transaction, now }: ForwarderAct,
  declaration: LockedDeclaration,
  message: Parameters<typeof tellOfDeclaration>[2],
) {
  await tellOfDeclaration(transaction, declaration, message, now);
}
