import {
  afterDeclarationAction,
  type DeclarationAction,
  type DeclarationActor,
  type DeclarationEventKind,
  type DeclarationStatus,
  declarationStatusNames,
  type PaperSlot,
  paperProgress,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { showChange } from '../../../../notify/tell-customer.ts';
import type { Doer } from '../../../operations/doer.ts';
import { type OperationOnRecord, recordOperations } from '../../../operations/record-operation.ts';
import { operationOfEvent } from './declaration-operations.ts';
import {
  type DeclarationChanges,
  insertEvent,
  type LockedDeclaration,
  listPapers,
  updateDeclaration,
} from './declarations.repository.ts';

type Event = {
  what: DeclarationEventKind;
  words?: string;
  slot?: PaperSlot | null;
  /** When it happened, where that is not now. */
  at?: string;
  /** Whom the history names, where that is not who told of it. */
  byName?: string;
};

type Change = {
  changes?: DeclarationChanges;
  /** A line of the history; none where nobody needs to read of the change. */
  event?: Event | null;
  /** What the log has of a change without one; `declarationSaved` of a member's where left out. */
  operation?: Logged;
  by: Doer;
  now: Date;
  /** Open forms of the declaration stay on its version: nothing that they hold was changed. */
  isSameVersion?: boolean;
};

export type ChangedDeclaration = { id: string; version: number; status: DeclarationStatus };

/** What is refused in the words of the declaration's status. */
export function actionRefused({ status }: { status: DeclarationStatus }): Refusal {
  return new Refusal('DECLARATION_ACTION_REFUSED', { params: { status: declarationStatusNames[status] } });
}

/** Where somebody's action leads the declaration; refused with the words of its status where the table has no such way. */
export function requireDeclarationAction(
  declaration: { status: DeclarationStatus },
  actor: DeclarationActor,
  action: DeclarationAction,
): DeclarationStatus {
  const next = afterDeclarationAction(actor, declaration.status, action);
  if (next !== null) return next;
  throw actionRefused(declaration);
}

/**
 * Does something with a locked declaration: every change of its status ends here. What was written before it of papers
 * is counted; the declaration gets the next version, and open pages refetch it.
 */
export async function changeDeclaration(
  transaction: Transaction<Tables>,
  declaration: LockedDeclaration,
  { actor, action, ...change }: Change & { actor: DeclarationActor; action: DeclarationAction },
): Promise<ChangedDeclaration> {
  const status = requireDeclarationAction(declaration, actor, action);
  return await write(transaction, declaration, { ...change, status });
}

/** The same of what leaves the declaration where it stands, such as a paper or what customs reported. */
export async function noteOnDeclaration(
  transaction: Transaction<Tables>,
  declaration: LockedDeclaration,
  change: Change,
): Promise<ChangedDeclaration> {
  return await write(transaction, declaration, { ...change, status: declaration.status });
}

async function write(
  transaction: Transaction<Tables>,
  declaration: LockedDeclaration,
  {
    changes = {},
    event = null,
    operation,
    by,
    now,
    status,
    isSameVersion = false,
  }: Change & { status: DeclarationStatus },
): Promise<ChangedDeclaration> {
  const { id, customer_id: customerId } = declaration;
  const place = { customerId, id };
  const version = declaration.version + (isSameVersion ? 0 : 1);
  const papers = (await listPapers(transaction, place)).filter(({ replaced_at }) => replaced_at === null);
  const { filled, required } = paperProgress(changes.kind ?? declaration.kind, papers);
  const at = now.toISOString();
  await updateDeclaration(transaction, place, {
    ...changes,
    papers_filled: filled,
    papers_required: required,
    version,
    status,
    updated_at: at,
  });
  if (event) {
    await insertEvent(transaction, {
      customer_id: customerId,
      declaration_id: id,
      at: event.at ?? at,
      what: event.what,
      words: event.words ?? '',
      slot: event.slot ?? null,
      member_id: by.userId,
      by_name: event.byName ?? by.name,
    });
  }
  const logged = event
    ? operationOfEvent(declaration, event.what, status)
    : (operation ?? savedByMember(declaration, by));
  if (logged) await recordOperations(transaction, [{ customerId, by, at: now, ...logged }]);
  await showChange(transaction, { customerId, record: { kind: 'declaration', id } });
  return { id, version, status };
}

type Logged = Pick<OperationOnRecord, 'kind' | 'subject'>;

/** What the desk does without an event, such as reading a paper, is nobody's business. */
function savedByMember({ number }: LockedDeclaration, { userId }: Doer): Logged | null {
  return userId === null ? null : { kind: 'declarationSaved', subject: number };
}
