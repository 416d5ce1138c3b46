import type { Dispute } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import { presentDispute } from './disputes.presenter.ts';
import { listDisputes } from './disputes.repository.ts';

/** A dispute as it is now, and the version of its bill to go on with. */
export type DisputeAnswer = { dispute: Dispute; version: number };

export async function answerDispute(
  database: Kysely<Tables>,
  bill: LockedBill,
  { disputeId, version }: { disputeId: string; version: number },
): Promise<DisputeAnswer> {
  const disputes = await listDisputes(database, { customerId: bill.customer_id, billId: bill.id });
  const found = disputes.find(({ id }) => id === disputeId);
  if (!found) throw new Error(`Dispute ${disputeId} is gone`);
  return { dispute: presentDispute(found, 'customer'), version };
}
