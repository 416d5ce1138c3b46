import { billStatusNames, canBill, type Locale, type Money, sumsByCurrency } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import type { RefusalParams } from '../../../http/refusal.ts';
import { refusalTexts } from '../../../http/refusal-texts.ts';
import { type LockedBill, lockBills } from '../record/bills.repository.ts';
import { changeBills } from '../record/change-bill.ts';
import type { UncorrectedDispute } from '../record/uncorrected-disputes.repository.ts';
import {
  type Confirmable,
  closeAnswered,
  confirmRows,
  listAwaiting,
  listConfirmable,
} from './confirm.repository.ts';

type Confirming = Call<'POST /cost/cost_confirm'>['body'];
type Results = EndpointResult<Endpoints['POST /cost/cost_confirm']>;
type Result = Results['results'][number];
/** Why a bill, or some of it, is not confirmed. */
type Reason = Pick<Extract<Result, { isConfirmed: false }>, 'code' | 'message' | 'texts'>;
type Reasons = (code: Reason['code'], params?: RefusalParams) => Reason;
/** A bill that is confirmed, and why some of it is left out. */
type Judged = { bill: LockedBill; leftOut: Reason | null };

/**
 * Confirms the amounts of bills, each that may be: one that is refused keeps none of the others. A bill of which nothing
 * is left to confirm stays as it is, so that the call can be sent again.
 */
export async function confirmBills(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor, body, locale }: { actor: Actor; body: Confirming; locale: Locale },
): Promise<Results> {
  const { customerId } = actor;
  const billIds = body.bills.map(({ id }) => id).filter(isId);
  const results = await database.transaction().execute(async (transaction) => {
    const some = { customerId, billIds };
    const bills = new Map((await lockBills(transaction, customerId, billIds)).map((bill) => [bill.id, bill]));
    const awaiting = await listAwaiting(transaction, some);
    const left = await listConfirmable(transaction, some, awaiting);
    const reason: Reasons = (code, params) => {
      const texts = refusalTexts(code, params);
      return { code, message: texts[locale], texts };
    };
    const judged = body.bills.map((asked) => {
      const bill = bills.get(asked.id);
      const parts = left.find(({ bill_id }) => bill_id === asked.id);
      if (!bill || !parts) return refused({ id: asked.id, number: '' }, reason('NOT_FOUND'));
      const ofBill: Reasons = (code, params) => reason(code, { number: bill.number, ...params });
      const own = awaiting.filter(({ bill_id }) => bill_id === bill.id);
      return judge(bill, { version: asked.version, parts, awaiting: own, reason: ofBill });
    });
    const open = judged.filter((each) => 'bill' in each);
    const amountsOf = await confirmAll(transaction, open, { actor, awaiting, now: clock() });
    return judged.map((each) =>
      'bill' in each ? confirmed(each.bill, amountsOf(each.bill.id), each.leftOut) : each,
    );
  });
  return { confirmed: results.filter(({ isConfirmed }) => isConfirmed).length, results };
}

type Grounds = {
  version: number;
  parts: Confirmable;
  awaiting: readonly UncorrectedDispute[];
  reason: Reasons;
};

/** Whether a bill is confirmed, or what its result is without. */
function judge(bill: LockedBill, { version, parts, awaiting, reason }: Grounds): Judged | Result {
  const refuse = (...why: Parameters<Reasons>) => refused(bill, reason(...why));
  if (bill.status === 'cancelled' || parts.is_whole_disputed) return refuse(...whyNot(bill));
  if (awaiting.some((dispute) => dispute.fee_row_id === null)) return refuse('BILL_CORRECTION_AWAITED');
  const leftOut = awaiting.length > 0 ? reason('BILL_CORRECTION_AWAITED') : null;
  // Sent again, or confirmed by somebody else in the meantime: the version is another one for that alone.
  const isNothingLeft = parts.confirmable === 0 && parts.answered === 0;
  if (isNothingLeft && leftOut && bill.version === version) return refused(bill, leftOut);
  if (isNothingLeft) return parts.confirmed > 0 ? confirmed(bill, [], leftOut) : refuse('BILL_DISPUTED');
  if (!canBill(bill.status, 'confirm')) return refuse(...whyNot(bill));
  if (bill.version !== version) return refuse('BILL_CHANGED_MEANWHILE');
  return { bill, leftOut };
}

/** Confirms what may be of bills, and gives what that amounts to of each. */
async function confirmAll(
  transaction: Transaction<Tables>,
  open: readonly Judged[],
  { actor, awaiting, now }: { actor: Actor; awaiting: readonly UncorrectedDispute[]; now: Date },
): Promise<(billId: string) => Money[]> {
  if (open.length === 0) return () => [];
  const some = { customerId: actor.customerId, billIds: open.map(({ bill }) => bill.id) };
  const at = now.toISOString();
  const rows = await confirmRows(transaction, some, { name: actor.name, at, awaiting });
  const amountsOf = (billId: string) => sumsByCurrency(rows.filter((row) => row.billId === billId));
  await closeAnswered(transaction, some, { at, awaiting });
  const changes = open.map(({ bill }) => ({ bill, detail: { amounts: amountsOf(bill.id) } }));
  await changeBills(transaction, changes, { what: 'confirmed', by: actor, now });
  return amountsOf;
}

function whyNot({ status }: LockedBill): Parameters<Reasons> {
  return status === 'cancelled'
    ? ['BILL_ACTION_REFUSED', { status: billStatusNames[status] }]
    : ['BILL_DISPUTED', {}];
}

const confirmed = ({ id, number }: LockedBill, amounts: Money[], leftOut: Reason | null): Result => ({
  id,
  number,
  isConfirmed: true,
  ...(leftOut ?? { code: null, message: '', texts: null }),
  amounts,
});

const refused = ({ id, number }: Pick<LockedBill, 'id' | 'number'>, reason: Reason): Result => ({
  id,
  number,
  isConfirmed: false,
  ...reason,
  amounts: [],
});
