import {
  amountText,
  amountWithCode,
  billStatusNames,
  type Currency,
  isDay,
  owedOf,
  type Problem,
} from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { type LockedBill, lockBills, sumBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { requireBillAction } from '../record/require-bill-action.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { lockWaitingProof, type NamedProof, type WaitingProof } from './decide-proof.ts';
import { listNamedBills } from './named-bills.repository.ts';
import { decideProof, insertPayment, listAllocations } from './payments.repository.ts';

type Report = NamedProof & {
  /** Of the proof where it is left out. */
  currency?: Currency;
  receivedOn: string;
  reference: string;
  bills: readonly { bill: string; amountMinor: number }[];
  /** What is beyond what is due is meant: else it is asked about. */
  isSure: boolean;
};

type Part = { billId: string; customerId: string; amountMinor: number; field: string };
/** By id. */
type LockedBills = ReadonlyMap<string, LockedBill>;
type Received = { currency: Currency; receivedOn: string; reference: string; proofId: string | null };

/**
 * Books what was received for bills, or took back. What confirms a proof without bills of its own is taken as the proof
 * says. What is paid beyond what is billed is booked, and said in the answer.
 */
export async function receivePayment(act: ForwarderAct, report: Report) {
  const { transaction, locale, name, now } = act;
  const { receivedOn, reference } = report;
  refuseProblems(isDay(receivedOn) ? [] : [{ path: 'receivedOn', rule: 'invalidDate' }], locale);
  const proof = await lockWaitingProof(act, report);
  const currency = report.currency ?? proof?.currency;
  if (currency === undefined || (!proof && report.bills.length === 0))
    throw new Refusal('REQUEST_INVALID', { field: 'bills' });
  if (proof && proof.currency !== currency) {
    const params = { currency: proof.currency };
    refuseProblems([{ path: 'currency', rule: 'proofInOtherCurrency', params }], locale);
  }
  const allocated = proof ? await partsOfProof(act, proof) : [];
  const named = report.bills.length > 0 ? await partsOfReport(act, report, proof) : allocated;
  const parts = named.toSorted((one, other) => (one.billId < other.billId ? -1 : 1));
  if (proof) refuseOverProof(act, proof, report);
  const locked = await lockAll(act, [...allocated, ...parts]);
  if (!report.isSure) await refuseAboveDue(act, parts, { currency, locked });
  const proofId = proof?.id ?? null;
  if (proof) {
    // Decided before the bills are counted: what has arrived is not being checked any more.
    const decision = { status: 'confirmed', refusal: '', name, now } as const;
    await decideProof(transaction, { customerId: proof.customer_id, proofId: proof.id }, decision);
  }
  const bills = [];
  for (const part of parts) {
    const received = { currency, receivedOn, reference, proofId };
    bills.push(await bookPayment(act, part, { received, bill: locked.get(part.billId) }));
  }
  const others = allocated.filter(({ billId }) => parts.every((part) => part.billId !== billId));
  await leaveOut(act, others, { currency, locked });
  return { bills, proofId };
}

/**
 * Locks all bills of a report and of its proof before any is looked at. They are of one customer, and locked in one order,
 * so that two acts about the same bills wait for each other instead of for ever.
 */
async function lockAll({ transaction }: ForwarderAct, parts: readonly Part[]): Promise<LockedBills> {
  const [first] = parts;
  if (!first) return new Map();
  const billIds = new Set(parts.map(({ billId }) => billId));
  const bills = await lockBills(transaction, first.customerId, [...billIds]);
  return new Map(bills.map((bill) => [bill.id, bill]));
}

/** Bills that a proof named and that its payment was not counted for: nothing of theirs is being checked any more. */
async function leaveOut(
  act: ForwarderAct,
  parts: readonly Part[],
  { currency, locked }: { currency: Currency; locked: LockedBills },
): Promise<void> {
  const { transaction, now } = act;
  for (const { billId, amountMinor } of parts) {
    const bill = locked.get(billId);
    if (!bill) continue;
    const detail = { amounts: [{ currency, amountMinor }] };
    await changeBill(transaction, bill, { what: 'proofElsewhere', detail, by: byForwarder(act), now });
  }
}

/** Names the first bill of which less is due than is paid. */
async function refuseAboveDue(
  { transaction }: ForwarderAct,
  parts: readonly Part[],
  { currency, locked }: { currency: Currency; locked: LockedBills },
): Promise<void> {
  for (const { billId, customerId, amountMinor, field } of parts) {
    const bill = locked.get(billId);
    const totals = await sumBill(transaction, { customerId, billId });
    // What takes no payment, or none in this currency, is refused for that.
    if (bill?.status === 'cancelled' || totals.every((total) => total.currency !== currency)) continue;
    const dueMinor = owedOf(totals).find((due) => due.currency === currency)?.amountMinor ?? 0;
    if (amountMinor <= dueMinor) continue;
    const worded = (minor: number) => amountWithCode({ currency, amountMinor: minor });
    const params = { number: bill?.number ?? '', due: worded(dueMinor), amount: worded(amountMinor) };
    throw new Refusal('PAYMENT_ABOVE_DUE', { params, field });
  }
}

async function partsOfProof({ transaction }: ForwarderAct, proof: WaitingProof): Promise<Part[]> {
  const place = { customerId: proof.customer_id, proofId: proof.id };
  const allocations = await listAllocations(transaction, place);
  return allocations.map(({ id, customer_id, amount_minor }) => ({
    billId: id,
    customerId: customer_id,
    amountMinor: amount_minor,
    field: 'proofId',
  }));
}

async function partsOfReport(
  { transaction, locale }: ForwarderAct,
  { bills }: Report,
  proof: WaitingProof | null,
): Promise<Part[]> {
  const found = await listNamedBills(
    transaction,
    bills.map(({ bill }) => bill),
  );
  const parts: Part[] = [];
  const problems: Problem[] = [];
  for (const [at, { bill: named, amountMinor }] of bills.entries()) {
    const path = `bills.${at}.bill`;
    const bill =
      found.find(({ number }) => number === named) ??
      found.find(({ remittance_reference: reference }) => reference === named);
    const isOthers = bill && proof && bill.customer_id !== proof.customer_id;
    if (!bill || isOthers) problems.push({ path, rule: 'unknownBill', params: { number: named } });
    else if (parts.some(({ billId }) => billId === bill.id))
      problems.push({ path, rule: 'billTwice', params: { number: bill.number } });
    else if (parts.some(({ customerId }) => customerId !== bill.customer_id))
      problems.push({ path, rule: 'billOfOtherCustomer', params: { number: bill.number } });
    else parts.push({ billId: bill.id, customerId: bill.customer_id, amountMinor, field: `bills.${at}` });
  }
  refuseProblems(problems, locale);
  return parts;
}

/** What confirms a proof is received, and no more than the proof is of. */
function refuseOverProof({ locale }: ForwarderAct, proof: WaitingProof, { bills }: Report): void {
  const problems: Problem[] = bills.flatMap(({ amountMinor }, at) =>
    amountMinor > 0 ? [] : [{ path: `bills.${at}.amountMinor`, rule: 'notPositive' }],
  );
  refuseProblems(problems, locale);
  const { currency, amount_minor: amount } = proof;
  const sum = bills.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum <= amount) return;
  const [named, most] = [sum, amount].map((amountMinor) => amountText({ currency, amountMinor }));
  const params = { currency, sum: named ?? '', amount: most ?? '' };
  refuseProblems([{ path: 'bills', rule: 'overProof', params }], locale);
}

async function bookPayment(
  act: ForwarderAct,
  { billId, customerId, amountMinor, field }: Part,
  { received, bill }: { received: Received; bill: LockedBill | undefined },
) {
  const { transaction, name, now } = act;
  const place = { customerId, billId };
  if (!bill) throw new Refusal('NOT_FOUND', { field });
  requireBillAction(bill, 'reportPayment');
  refuseForCancelled(bill, { amountMinor, field });
  const { currency, reference } = received;
  const before = (await sumBill(transaction, place)).find((total) => total.currency === currency);
  if (!before) {
    const params = { number: bill.number, currency };
    throw new Refusal('PROOF_OTHER_CURRENCY', { params, field });
  }
  // Of a bill that was cancelled, nothing is owed to either side but what was paid.
  const billed = bill.status === 'cancelled' ? 0 : before.amountMinor;
  refuseTakingMore(act, {
    number: bill.number,
    before: { ...before, amountMinor: billed },
    amountMinor,
    field,
  });
  await insertPayment(transaction, { ...place, ...received, amountMinor, name, now });
  const changed = await changeBill(transaction, bill, {
    what: 'paid',
    detail: { amounts: [{ currency, amountMinor }], ...(reference === '' ? {} : { number: reference }) },
    by: byForwarder(act),
    now,
  });
  const detail = { amount: { currency, amountMinor }, isSettled: changed.status === 'settled' };
  await tellOfBill(transaction, bill, { kind: 'paymentReceived', detail }, now);
  const paidMinor = before.paidMinor + amountMinor;
  return {
    number: bill.number,
    status: changed.status,
    amountMinor: before.amountMinor,
    paidMinor,
    overpaidMinor: Math.max(0, paidMinor - Math.max(0, billed)),
  };
}

/** For a bill that was cancelled money is taken back, and none received. */
function refuseForCancelled(
  { number, status }: LockedBill,
  { amountMinor, field }: Pick<Part, 'amountMinor' | 'field'>,
): void {
  if (status !== 'cancelled' || amountMinor < 0) return;
  throw new Refusal('BILL_ACTION_REFUSED', { params: { number, status: billStatusNames[status] }, field });
}

/** What was never received cannot be taken back; a credit may be paid out. */
function refuseTakingMore(
  { locale }: ForwarderAct,
  {
    number,
    before: { currency, amountMinor: billed, paidMinor: paid },
    amountMinor,
    field,
  }: {
    number: string;
    before: { currency: Currency; amountMinor: number; paidMinor: number };
    amountMinor: number;
    field: string;
  },
): void {
  if (amountMinor > 0 || paid + amountMinor >= Math.min(0, billed)) return;
  const params = { number, currency, paid: amountText({ currency, amountMinor: paid }) };
  refuseProblems([{ path: `${field}.amountMinor`, rule: 'takesBackTooMuch', params }], locale);
}
