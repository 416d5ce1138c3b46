import {
  billStatusNames,
  canBill,
  type ErrorCode,
  type Locale,
  type Money,
  sumsByCurrency,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import type { RefusalParams } from '../../../http/refusal.ts';
import { refusalTexts } from '../../../http/refusal-texts.ts';
import { type LockedBill, lockBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { closeAnswered, confirmRows, findConfirmable, listAwaiting } from './confirm.repository.ts';

type Confirming = Call<'POST /cost/cost_confirm'>['body'];
type Asked = Confirming['bills'][number];
type Results = EndpointResult<Endpoints['POST /cost/cost_confirm']>;
type Result = Results['results'][number];
type Request = { actor: Actor; asked: Asked; locale: Locale; now: Date };

/**
 * Confirms the amounts of bills, each in a transaction of its own: one that is refused keeps none of the others. A bill of
 * which nothing is left to confirm stays as it is, so that the call can be sent again.
 */
export async function confirmBills(
  { database, clock }: { database: Kysely<Tables>; clock: Clock },
  { actor, body, locale }: { actor: Actor; body: Confirming; locale: Locale },
): Promise<Results> {
  const results: Result[] = [];
  for (const asked of body.bills) {
    const request = { actor, asked, locale, now: clock() };
    results.push(await database.transaction().execute((transaction) => confirmOne(transaction, request)));
  }
  return { confirmed: results.filter(({ isConfirmed }) => isConfirmed).length, results };
}

async function confirmOne(transaction: Transaction<Tables>, request: Request): Promise<Result> {
  const { actor, asked, locale, now } = request;
  const place = { customerId: actor.customerId, billId: asked.id };
  const bill = isId(asked.id) ? await lockBill(transaction, place) : null;
  if (!bill) return refused({ id: asked.id, number: '' }, refusalTexts('NOT_FOUND')[locale]);
  const awaiting = await listAwaiting(transaction, place);
  const parts = await findConfirmable(transaction, place, awaiting);
  const word = (code: ErrorCode, params: RefusalParams = {}) =>
    refusalTexts(code, { number: bill.number, ...params })[locale];
  const refuse = (...why: Parameters<typeof word>) => refused(bill, word(...why));
  if (bill.status === 'cancelled' || parts.is_whole_disputed) return refuse(...whyNot(bill));
  if (awaiting.some((dispute) => dispute.fee_row_id === null)) return refuse('BILL_CORRECTION_AWAITED');
  const note = awaiting.length > 0 ? word('BILL_CORRECTION_AWAITED') : '';
  // Sent again, or confirmed by somebody else in the meantime: the version is another one for that alone.
  const isNothingLeft = parts.confirmable === 0 && parts.answered === 0;
  if (isNothingLeft && awaiting.length > 0 && bill.version === asked.version) return refused(bill, note);
  if (isNothingLeft) return parts.confirmed > 0 ? confirmed(bill, [], note) : refuse('BILL_DISPUTED');
  if (!canBill(bill.status, 'confirm')) return refuse(...whyNot(bill));
  if (bill.version !== asked.version) return refuse('BILL_CHANGED_MEANWHILE');
  const at = now.toISOString();
  const amounts = sumsByCurrency(await confirmRows(transaction, place, { name: actor.name, at, awaiting }));
  await closeAnswered(transaction, place, { at, awaiting });
  await changeBill(transaction, bill, { what: 'confirmed', detail: { amounts }, by: actor, now });
  return confirmed(bill, amounts, note);
}

function whyNot({ status }: LockedBill): [ErrorCode, RefusalParams] {
  return status === 'cancelled'
    ? ['BILL_ACTION_REFUSED', { status: billStatusNames[status] }]
    : ['BILL_DISPUTED', {}];
}

const confirmed = ({ id, number }: LockedBill, amounts: Money[], message: string): Result => ({
  ...{ id, number, isConfirmed: true, message, amounts },
});

const refused = ({ id, number }: Pick<LockedBill, 'id' | 'number'>, message: string): Result => ({
  ...{ id, number, isConfirmed: false, message, amounts: [] },
});
