import { type Currency, creditProblems, type Money, surplusOf } from '@berth/contract';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { presentChanged } from '../receive/forwarder-act.ts';
import { getBillPlace } from '../receive/get-bill-place.ts';
import { receivePayment } from '../receive/receive-payment.ts';
import { sumBill } from '../record/bills.repository.ts';
import { getLockedBill } from '../record/locked-bills.ts';
import { requireBillAsSeen } from '../record/require-bill-action.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { applyCredit } from './apply-credit.ts';

type AsSeen = { id: string; version: number; currency: Currency; amountMinor: number };

/** The desk pays a bill out of its customer's credit on account; the customer is told. */
export async function applyCreditAtDesk(act: ForwarderAct, { id, ...use }: AsSeen) {
  const { transaction, locale, now } = act;
  const { customerId, billId } = await getBillPlace(transaction, id);
  const by = byForwarder(act);
  const { bill, changed } = await applyCredit(
    transaction,
    { customerId, billId, ...use },
    { by, action: 'reportPayment', locale, now },
  );
  const amount: Money = { currency: use.currency, amountMinor: use.amountMinor };
  const detail = { amount, isSettled: changed.status === 'settled' };
  await tellOfBill(transaction, bill, { kind: 'paymentReceived', detail }, now);
  return presentChanged(bill, changed);
}

/** Notes that the surplus of a bill, or a part of it, was paid back: a movement of its own, as every payment. */
export async function payBack(
  act: ForwarderAct,
  { id, version, currency, amountMinor, paidOn, reference }: AsSeen & { paidOn: string; reference: string },
) {
  const { transaction, locale } = act;
  const place = await getBillPlace(transaction, id);
  const bill = await getLockedBill(transaction, place);
  requireBillAsSeen(bill, version);
  const surplus = surplusOf({ status: bill.status, totals: await sumBill(transaction, place) });
  const creditMinor = surplus.find((each) => each.currency === currency)?.amountMinor ?? 0;
  refuseProblems(creditProblems({ currency, amountMinor, creditMinor, dueMinor: amountMinor }), locale);
  await receivePayment(act, {
    currency,
    receivedOn: paidOn,
    reference,
    proofId: null,
    bills: [{ bill: bill.number, amountMinor: -amountMinor }],
    isSure: true,
  });
  const after = await getLockedBill(transaction, place);
  const totals = await sumBill(transaction, place);
  return presentChanged(bill, { status: after.status, version: after.version, totals });
}
