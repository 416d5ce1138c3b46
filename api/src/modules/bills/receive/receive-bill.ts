import { isDeepStrictEqual } from 'node:util';
import { type BillEntry, billEntryProblems, type Money, sumsByCurrency } from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { type LockedBill, listRates, lockBillByNumber } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { requireBillAction, requireBillAsSeen } from '../record/require-bill-action.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { findBookings, mostProblems, ownerProblems, refuseBilled, withBookings } from './bill-bookings.ts';
import { type BillHead, getHead, headOf, insertBill, updateHead } from './bill-heads.repository.ts';
import { type Correction, correctRows, type RowChange } from './correct-rows.ts';
import { answerByCorrection } from './end-disputes.ts';
import { deleteFeeRows, listFeeRows, replaceRates, writeFeeRows } from './fee-rows.repository.ts';
import { presentChanged } from './forwarder-act.ts';

/** Whose bill it is, and which version of it was seen, as far as the caller says so. */
export type BillOwner = {
  customerId: string | null;
  /** Null where a bill is to be issued; left out by systems, which know their own bills. */
  version?: number | null;
  /** Charges bookings besides what other bills charge them; of the desk alone. */
  isSupplement?: boolean;
};

/**
 * Issues a bill, or corrects the one that has its number. Only rows that change wait to be confirmed again; the customer
 * is told what is different. The same again changes nothing.
 */
export async function receiveBill(act: ForwarderAct, received: BillEntry, owner: BillOwner) {
  const { transaction, locale, now } = act;
  const entry = withBookings(received);
  refuseProblems(billEntryProblems(entry).slice(0, mostProblems), locale);
  const bookings = await findBookings(act, entry);
  const known = await lockBillByNumber(transaction, entry.number);
  const customerId = owner.customerId ?? [...bookings.values()][0]?.customer_id ?? known?.customer_id;
  if (customerId === undefined) throw new Refusal('BILL_CUSTOMER_UNKNOWN', { field: 'account' });
  refuseProblems(ownerProblems(entry, bookings, customerId), locale);
  const bookingIdOf = (number: string) => bookings.get(number)?.id ?? null;
  const head = headOf(entry, bookingIdOf(entry.businessNumber));
  const { bill, isNew } = await openBill(act, known, { customerId, entry, head, owner });
  const place = { customerId, billId: bill.id };
  const correction = correctRows(
    await listFeeRows(transaction, place),
    entry.rows.map((row) => ({ entry: row, bookingId: bookingIdOf(row.businessNumber) })),
    now,
  );
  const isHeadChanged = isNew || (await isOtherHead(act, place, { entry, head }));
  const isChanged = isHeadChanged || correction.written.length > 0 || correction.removed.length > 0;
  if (!isChanged) return await presentUnchanged(act, bill);
  requireSeen(bill, isNew ? undefined : owner.version);
  if (owner.isSupplement === false) await refuseBilled(act, bill, { entry, correction });
  await writeBill(act, bill, { entry, head, correction });
  return await tellOfReceived(act, bill, { entry, isNew, changes: correction.changes });
}

type Opening = { customerId: string; entry: BillEntry; head: BillHead; owner: BillOwner };

/** The bill, locked: the one of this number, or a new one without rows. */
async function openBill(
  { transaction, now }: ForwarderAct,
  known: LockedBill | null,
  { customerId, entry: { number }, head, owner }: Opening,
): Promise<{ bill: LockedBill; isNew: boolean }> {
  // What was seen is not there under this number.
  if (!known && typeof owner.version === 'number') throw new Refusal('NOT_FOUND', { field: 'number' });
  if (!known) await insertBill(transaction, { customerId, number, head, now });
  const bill = known ?? (await lockBillByNumber(transaction, number));
  if (!bill || bill.customer_id !== customerId) {
    throw new Refusal('BILL_NUMBER_TAKEN', { params: { number }, field: 'number' });
  }
  const isNew = bill.version === 0;
  if (!isNew) requireBillAction(bill, 'correct');
  return { bill, isNew };
}

/** Refuses to write over what the caller has not seen. */
function requireSeen(bill: LockedBill, seen: number | null | undefined): void {
  if (seen === undefined) return;
  if (seen === null)
    throw new Refusal('BILL_NUMBER_TAKEN', { params: { number: bill.number }, field: 'number' });
  requireBillAsSeen(bill, seen);
}

type Written = { entry: BillEntry; head: BillHead };
type Place = { customerId: string; billId: string };

async function isOtherHead({ transaction }: ForwarderAct, place: Place, { entry, head }: Written) {
  const { totals: _totals, ...stored } = await getHead(transaction, place);
  if (!isDeepStrictEqual({ ...stored }, head)) return true;
  const known = await listRates(transaction, place);
  const plain = (rates: readonly { currency: string; rate: string; rateOn: string }[]) =>
    rates.map(({ currency, rate, rateOn }) => `${currency} ${Number(rate)} ${rateOn}`).sort();
  const stated = known.map(({ currency, rate, rate_on: rateOn }) => ({ currency, rate, rateOn }));
  return !isDeepStrictEqual(plain(stated), plain(entry.rates));
}

async function writeBill(
  act: ForwarderAct,
  bill: LockedBill,
  { entry, head, correction }: Written & { correction: Correction },
): Promise<void> {
  const { transaction } = act;
  const place = { customerId: bill.customer_id, billId: bill.id };
  await updateHead(transaction, place, head);
  await replaceRates(transaction, place, entry.rates);
  await answerByCorrection(act, bill, correction);
  const gone = correction.removed.map(({ id }) => id);
  await deleteFeeRows(transaction, place, gone);
  await writeFeeRows(transaction, place, correction.written);
}

async function tellOfReceived(
  act: ForwarderAct,
  bill: LockedBill,
  { entry, isNew, changes }: { entry: BillEntry; isNew: boolean; changes: RowChange[] },
) {
  const { transaction, now } = act;
  const amounts = entry.totals.map(({ currency, amountMinor }) => ({ currency, amountMinor }));
  const changed = await changeBill(transaction, bill, {
    what: isNew ? 'issued' : 'corrected',
    detail: isNew ? { amounts } : { amounts, changes: changes.map(({ line: _line, ...change }) => change) },
    by: byForwarder(act),
    now,
  });
  if (isNew) {
    const { dueOn } = entry;
    await tellOfBill(transaction, bill, { kind: 'billIssued', detail: { amounts, dueOn } }, now);
  } else if (changes.length > 0) {
    const isConfirmed = !['unconfirmed', 'disputed', 'answered'].includes(changed.status);
    const detail = { amounts, differences: differencesOf(changes), isConfirmed };
    await tellOfBill(transaction, bill, { kind: 'billChanged', detail }, now);
  }
  return { ...presentChanged(bill, changed), isChanged: true, changes };
}

/** By how much a bill is more or less than before, in the currencies in which it is. */
function differencesOf(changes: readonly RowChange[]): Money[] {
  const byRow = changes.map(({ currency, fromMinor, toMinor }) => ({
    currency,
    amountMinor: (toMinor ?? 0) - (fromMinor ?? 0),
  }));
  return sumsByCurrency(byRow).filter(({ amountMinor }) => amountMinor !== 0);
}

async function presentUnchanged({ transaction }: ForwarderAct, bill: LockedBill) {
  const { id, number, status, version, customer_id: customerId } = bill;
  const { totals } = await getHead(transaction, { customerId, billId: id });
  return { id, number, status, version, totals, isChanged: false, changes: [] };
}
