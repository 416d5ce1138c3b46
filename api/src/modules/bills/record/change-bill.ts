import { amountText, type BillStatus, type BillTotal, billStatusOf, canBillBecome } from '@berth/contract';
import type { BillEventDetail, BillEventKind } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { showChange } from '../../../notify/tell-customer.ts';
import { countOpenParts, type LockedBill, sumBill, updateBill } from './bills.repository.ts';

/** Who changes a bill: a person of its customer, or the forwarder's system or desk without an id. */
export type BillChanger = { userId: string | null; name: string };

type Change = {
  what: BillEventKind;
  detail?: BillEventDetail;
  by: BillChanger;
  now: Date;
};

export type ChangedBill = { status: BillStatus; version: number; totals: BillTotal[] };

/**
 * Ends each change of a locked bill, after its rows, disputes or payments were written: makes its totals and status of
 * them, gives it the next version with an event, and has open pages refetch it. The caller has asked the status table
 * whether the change may be made; where its outcome lies outside the table, that is an error of ours.
 */
export async function changeBill(
  transaction: Transaction<Tables>,
  bill: LockedBill,
  { what, detail = {}, by, now }: Change,
): Promise<ChangedBill> {
  const place = { customerId: bill.customer_id, billId: bill.id };
  const totals = await sumBill(transaction, place);
  const isCancelled = bill.cancelled_at !== null || what === 'cancelled';
  const status = billStatusOf({ ...(await countOpenParts(transaction, place)), isCancelled, totals });
  if (status !== bill.status && !canBillBecome(bill.status, status)) {
    throw new Error(`A bill that is ${bill.status} never becomes ${status}`);
  }
  const version = bill.version + 1;
  const at = now.toISOString();
  const inMajorUnits = totals.map((total) => ({ currency: total.currency, amount: amountText(total) }));
  await updateBill(transaction, place, { status, version, totals, inMajorUnits, at });
  await transaction
    .insertInto('bill_event')
    .values({
      ...{ bill_id: bill.id, customer_id: bill.customer_id, version, what, status, at },
      ...{ member_id: by.userId, by_name: by.name, detail: JSON.stringify(detail) },
    })
    .execute();
  await showChange(transaction, { customerId: bill.customer_id, record: { kind: 'bill', id: bill.id } });
  return { status, version, totals };
}
