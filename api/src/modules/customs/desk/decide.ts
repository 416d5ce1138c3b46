import { isReturnPath, type PaperSlot, type Problem } from '@berth/contract';
import type { DeskDecision } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import {
  type ChangedDeclaration,
  changeDeclaration,
  noteOnDeclaration,
  requireDeclarationAction,
} from '../declarations/record/change-declaration.ts';
import {
  type LockedDeclaration,
  listBookingsOf,
  updateDeclaration,
} from '../declarations/record/declarations.repository.ts';
import { tellOfDeclaration } from '../declarations/record/tell-of-declaration.ts';
import { columnsOf } from '../declarations/save/save-declaration.ts';
import { commonKinds, contentOf } from '../declarations/show/declarations.presenter.ts';
import { refuseUnlike } from '../declarations/start/lock-to-declare.ts';
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

/** What its bookings allowed when it was sent they may not allow any more: a ship was named, or other papers were chosen. */
async function requireDeclarable({ transaction, locale }: ForwarderAct, declaration: LockedDeclaration) {
  const { customer_id: customerId, id, kind } = declaration;
  const bookings = await listBookingsOf(transaction, { customerId, id });
  if (!commonKinds(bookings).includes(kind))
    refuseProblems([{ path: 'kind', rule: 'kindOfBooking' }], locale);
  await refuseUnlike(transaction, customerId, bookings);
}

async function confirm(act: ForwarderAct, declaration: LockedDeclaration) {
  requireDeclarationAction(declaration, 'desk', 'confirm');
  await requireDeclarable(act, declaration);
  const changed = await changeDeclaration(act.transaction, declaration, {
    actor: 'desk',
    action: 'confirm',
    by: byForwarder(act),
    now: act.now,
    event: { what: 'confirmed' },
    changes: { ...unclaimed, return_reasons: '[]' },
  });
  await tell(act, declaration, { kind: 'declarationConfirmed', detail: {} });
  return changed;
}

/** The history and the message name what fits; each reason stands whole at its field. */
const shorten = (words: string) => (words.length > 500 ? `${words.slice(0, 499)}…` : words);

type Reasons = Extract<DeskDecision, { act: 'return' }>['reasons'];

async function returnDeclaration(act: ForwarderAct, declaration: LockedDeclaration, reasons: Reasons) {
  refuseProblems(unseenReasons(declaration, reasons), act.locale);
  const words = shorten(reasons.map((reason) => reason.words).join('；'));
  const changed = await changeDeclaration(act.transaction, declaration, {
    actor: 'desk',
    action: 'return',
    by: byForwarder(act),
    now: act.now,
    event: { what: 'returned', words },
    changes: { ...unclaimed, return_reasons: JSON.stringify(reasons) },
  });
  await tell(act, declaration, {
    kind: 'declarationReturned',
    detail: { fields: reasons.length, words },
  });
  return changed;
}

/** The customer reads each reason at its field: one of a field or line that is not there would be hidden. */
function unseenReasons(declaration: LockedDeclaration, reasons: Reasons): Problem[] {
  const content = contentOf(declaration);
  return reasons.flatMap((reason, at): Problem[] => {
    if (isReturnPath(content, reason.path)) return [];
    const path = `decision.reasons.${at}.path`;
    const max = content.goods.length;
    return [
      /^goods\.\d+\./.test(reason.path)
        ? { path, rule: 'noSuchLine', params: { max } }
        : { path, rule: 'notReturnable' },
    ];
  });
}

async function askForPaper(
  act: ForwarderAct,
  declaration: LockedDeclaration,
  { slot, words }: { slot: PaperSlot; words: string },
) {
  const others = declaration.asked_papers.filter((asked) => asked.slot !== slot);
  const changed = await changeDeclaration(act.transaction, declaration, {
    actor: 'desk',
    action: 'askForPaper',
    by: byForwarder(act),
    now: act.now,
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
  return await noteOnDeclaration(act.transaction, declaration, { by: byForwarder(act), now: act.now });
}

async function returnPaper(
  act: ForwarderAct,
  declaration: LockedDeclaration,
  { paperId, words }: { paperId: string; words: string },
) {
  const slot = await mark(act.transaction, declaration, { paperId, status: 'returned', words });
  const changed = await noteOnDeclaration(act.transaction, declaration, {
    by: byForwarder(act),
    now: act.now,
    event: { what: 'paperReturned', words, slot },
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
    actor: 'desk',
    action: 'acceptUpdate',
    by: byForwarder(act),
    now: act.now,
    event: { what: 'updateAccepted' },
    changes: { ...unclaimed, ...content, pending_update: null },
  });
  await tell(act, declaration, {
    kind: 'declarationUpdateAnswered',
    detail: { isAccepted: true, words: '' },
  });
  return changed;
}

async function refuseUpdate(act: ForwarderAct, declaration: LockedDeclaration, words: string) {
  const changed = await changeDeclaration(act.transaction, declaration, {
    actor: 'desk',
    action: 'refuseUpdate',
    by: byForwarder(act),
    now: act.now,
    event: { what: 'updateRefused', words },
    changes: { ...unclaimed, pending_update: null },
  });
  await tell(act, declaration, {
    kind: 'declarationUpdateAnswered',
    detail: { isAccepted: false, words },
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
