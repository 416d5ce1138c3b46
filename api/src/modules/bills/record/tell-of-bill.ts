import type { BillMessageKind, MessageContent } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import type { LockedBill } from './bills.repository.ts';

export type BillMessage = Extract<MessageContent, { kind: BillMessageKind }>;

/** Writes a message about a bill to each of its customer's people who may see costs. */
export async function tellOfBill(
  transaction: Transaction<Tables>,
  bill: Pick<LockedBill, 'id' | 'customer_id' | 'number'>,
  content: BillMessage,
  now: Date,
): Promise<void> {
  await tellCustomer(transaction, {
    ...content,
    customerId: bill.customer_id,
    record: { kind: 'bill', id: bill.id, permission: 'cost:view' },
    businessNumber: bill.number,
    at: now,
  });
}
