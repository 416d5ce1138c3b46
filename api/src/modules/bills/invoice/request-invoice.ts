import { randomUUID } from 'node:crypto';
import { invoiceRequestProblems } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { saveOnce } from '../../../save/save-once.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import { changeBills } from '../record/change-bill.ts';
import { getLockedBills } from '../record/locked-bills.ts';
import { requireBillAction } from '../record/require-bill-action.ts';
import { getProfile } from './invoice-profiles.service.ts';
import { presentRequest, titleOf } from './invoices.presenter.ts';
import { insertRequest, listInvoiced, listRequests } from './invoices.repository.ts';

/** Asks for one VAT invoice over bills whose amounts are confirmed, with the title as it is now. */
export async function requestInvoice(
  deps: Pick<Context, 'database' | 'clock'>,
  { actor, body, locale }: Pick<Call<'POST /cost/requestInvoice'>, 'actor' | 'body' | 'locale'>,
): Promise<ReturnType<typeof presentRequest>> {
  const { customerId } = actor;
  const { idempotencyKey: key, ...asked } = body;
  const attempt = { customerId, key, content: { call: 'requestInvoice', ...asked } };
  return await saveOnce(deps, attempt, async (transaction, now) => {
    const title = titleOf(await getProfile(transaction, customerId, asked.profileId));
    refuseProblems(invoiceRequestProblems(asked, title), locale);
    const bills = await getInvoiceable(transaction, customerId, asked.billIds);
    const requestId = randomUUID();
    const request = {
      id: requestId,
      customer_id: customerId,
      profile: JSON.stringify(title),
      kind: asked.kind,
      status: 'requested' as const,
      remarks: asked.remarks,
      requested_by: actor.userId,
      requested_at: now.toISOString(),
    };
    await insertRequest(transaction, request, bills);
    const changes = bills.map((bill) => ({ bill, detail: { words: title.title } }));
    await changeBills(transaction, changes, { what: 'invoiceRequested', by: actor, now });
    const [stored] = await listRequests(transaction, { customerId, requestId });
    if (!stored) throw new Error(`Request ${requestId} is gone`);
    return presentRequest(stored);
  });
}

async function getInvoiceable(
  transaction: Transaction<Tables>,
  customerId: string,
  billIds: readonly string[],
): Promise<LockedBill[]> {
  const bills = await getLockedBills(transaction, customerId, billIds);
  for (const bill of bills) requireBillAction(bill, 'requestInvoice');
  const invoiced = await listInvoiced(transaction, customerId, billIds);
  const before = bills.find(({ id }) => invoiced.has(id));
  if (before) throw new Refusal('INVOICE_REQUESTED_BEFORE', { params: { number: before.number } });
  return bills;
}
