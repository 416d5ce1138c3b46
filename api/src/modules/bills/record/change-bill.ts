import {
  type BillStatus,
  type BillTotal,
  billStatusNames,
  billStatusOf,
  canBillBecome,
  type OperationKind,
} from '@berth/contract';
import type { BillEventDetail, BillEventKind } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { showChanges } from '../../../notify/tell-customer.ts';
import { statusInWords, subjectWith } from '../../operations/change-words.ts';
import type { Doer } from '../../operations/doer.ts';
import { recordOperations } from '../../operations/record-operation.ts';
import { countOpenPartsOf, type LockedBill, sumBills, updateBills } from './bills.repository.ts';

type Change = {
  what: BillEventKind;
  detail?: BillEventDetail;
  by: Doer;
  now: Date;
};

const operationOf: Readonly<Record<BillEventKind, OperationKind>> = {
  issued: 'billIssued',
  corrected: 'billCorrected',
  cancelled: 'billCancelled',
  confirmed: 'billConfirmed',
  disputed: 'billDisputed',
  replied: 'disputeReplied',
  withdrawn: 'disputeWithdrawn',
  answered: 'disputeAnswered',
  proofSent: 'paymentProofSent',
  proofRefused: 'paymentProofRefused',
  proofElsewhere: 'paymentProofElsewhere',
  paid: 'billPaid',
  invoiceRequested: 'invoiceRequested',
  invoiceIssued: 'invoiceIssued',
  invoiceRefused: 'invoiceRefused',
  documentAdded: 'billDocumentAdded',
};

export type ChangedBill = { status: BillStatus; version: number; totals: BillTotal[] };

/**
 * Ends each change of a locked bill, after its rows, disputes or payments were written: makes its totals and status of
 * them, gives it the next version with an event and an operation of the log, and has open pages refetch it. The caller has asked the status table
 * whether the change may be made; where its outcome lies outside the table, that is an error of ours.
 */
export async function changeBill(
  transaction: Transaction<Tables>,
  bill: LockedBill,
  { detail = {}, ...change }: Change,
): Promise<ChangedBill> {
  const [changed] = await changeBills(transaction, [{ bill, detail }], change);
  if (!changed) throw new Error('A change gave no bill');
  return changed;
}

/**
 * The same of several bills of one customer by one act, each with what the event says of it; gives them in their order.
 * The number of statements is that of one bill.
 */
export async function changeBills(
  transaction: Transaction<Tables>,
  changes: readonly { bill: LockedBill; detail: BillEventDetail }[],
  { what, by, now }: Omit<Change, 'detail'>,
): Promise<ChangedBill[]> {
  const customerId = changes[0]?.bill.customer_id;
  if (customerId === undefined) return [];
  const billIds = changes.map(({ bill }) => bill.id);
  const totalsOf = await sumBills(transaction, customerId, billIds);
  const partsOf = await countOpenPartsOf(transaction, customerId, billIds);
  const outcomes = changes.map(({ bill, detail }) => {
    const totals = totalsOf.get(bill.id);
    const parts = partsOf.get(bill.id);
    if (!totals || !parts || bill.customer_id !== customerId) throw new Error('Bills of two customers');
    const isCancelled = bill.cancelled_at !== null || what === 'cancelled';
    const status = billStatusOf({ ...parts, isCancelled, totals });
    if (status !== bill.status && !canBillBecome(bill.status, status)) {
      throw new Error(`A bill that is ${bill.status} never becomes ${status}`);
    }
    return { bill, billId: bill.id, status, version: bill.version + 1, totals, detail };
  });
  const at = now.toISOString();
  await updateBills(transaction, customerId, outcomes, at);
  const events = outcomes.map(({ billId, version, status, detail }) => ({
    bill_id: billId,
    customer_id: customerId,
    version,
    what,
    status,
    at,
    member_id: by.userId,
    by_name: by.name,
    detail: JSON.stringify(detail),
  }));
  await transaction.insertInto('bill_event').values(events).execute();
  // No amounts: who may not see costs any more still reads what they did.
  await recordOperations(
    transaction,
    outcomes.map(({ bill, status }) => ({
      customerId,
      by,
      kind: operationOf[what],
      subject: subjectWith(bill.number, [statusInWords(billStatusNames, bill.status, status)]),
      at: now,
    })),
  );
  await showChanges(
    transaction,
    billIds.map((id) => ({ customerId, record: { kind: 'bill', id } })),
  );
  return outcomes.map(({ status, version, totals }) => ({ status, version, totals }));
}
