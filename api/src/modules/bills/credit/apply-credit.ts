import { creditProblems, type Money, owedOf } from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { Doer } from '../../operations/doer.ts';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import { insertPayment } from '../receive/payments.repository.ts';
import { type LockedBill, lockBills, sumBill } from '../record/bills.repository.ts';
import { type ChangedBill, changeBills } from '../record/change-bill.ts';
import { requireBillAction, requireBillAsSeen } from '../record/require-bill-action.ts';
import { listSurpluses } from './credit.repository.ts';

type Use = Money & { customerId: string; billId: string; version: number };

type User = {
  by: Doer;
  action: 'pay' | 'reportPayment';
} & Pick<ForwarderAct, 'locale' | 'now'>;

/**
 * Pays a bill out of its customer's credit on account: what it gets is taken back from the bills that have it, the oldest
 * first. Either is a movement of a statement, which names the other bill.
 */
export async function applyCredit(
  transaction: Transaction<Tables>,
  { customerId, billId, version, currency, amountMinor }: Use,
  { by, action, locale, now }: User,
): Promise<{ bill: LockedBill; changed: ChangedBill }> {
  if (!isId(billId)) throw new Refusal('NOT_FOUND');
  const having = (await listSurpluses(transaction, customerId)).map((surplus) => surplus.billId);
  const locked = await lockBills(transaction, customerId, [...new Set([billId, ...having])]);
  const bill = locked.find(({ id }) => id === billId);
  if (!bill) throw new Refusal('NOT_FOUND');
  requireBillAsSeen(bill, version);
  requireBillAction(bill, action);
  const due = bill.status === 'cancelled' ? [] : owedOf(await sumBill(transaction, { customerId, billId }));
  const dueMinor = due.find((each) => each.currency === currency)?.amountMinor ?? 0;
  // As it stands now that the bills are locked.
  const surpluses = (await listSurpluses(transaction, customerId)).filter(
    (surplus) => surplus.currency === currency && surplus.billId !== billId,
  );
  const creditMinor = surpluses.reduce((sum, surplus) => sum + surplus.amountMinor, 0);
  refuseProblems(creditProblems({ currency, amountMinor, dueMinor, creditMinor }), locale);
  const payment = {
    customerId,
    currency,
    receivedOn: toChinaDay(now),
    proofId: null,
    name: by.name,
    now,
  };
  const taken: { source: LockedBill; partMinor: number }[] = [];
  let leftMinor = amountMinor;
  for (const surplus of surpluses) {
    const source = locked.find(({ id }) => id === surplus.billId);
    const partMinor = Math.min(leftMinor, surplus.amountMinor);
    if (!source || partMinor <= 0) continue;
    leftMinor -= partMinor;
    await insertPayment(transaction, {
      ...payment,
      billId: source.id,
      amountMinor: -partMinor,
      reference: `→ ${bill.number}`,
    });
    await insertPayment(transaction, {
      ...payment,
      billId,
      amountMinor: partMinor,
      reference: `← ${source.number}`,
    });
    taken.push({ source, partMinor });
  }
  if (leftMinor > 0) throw new Error('A credit that was there is gone');
  const sources = taken.map(({ source }) => source.number).join(' ');
  const paid = { bill, detail: { amounts: [{ currency, amountMinor }], number: `← ${sources}` } };
  const takenBack = taken.map(({ source, partMinor }) => ({
    bill: source,
    detail: { amounts: [{ currency, amountMinor: -partMinor }], number: `→ ${bill.number}` },
  }));
  const [changed] = await changeBills(transaction, [paid, ...takenBack], { what: 'paid', by, now });
  if (!changed) throw new Error('A change gave no bill');
  return { bill, changed };
}
