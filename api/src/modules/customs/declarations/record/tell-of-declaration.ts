import type { DeclarationMessageKind, MessageContent } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import { tellCustomer } from '../../../../notify/tell-customer.ts';
import type { DeclarationRow } from './declarations.repository.ts';

export type DeclarationMessage = Extract<MessageContent, { kind: DeclarationMessageKind }>;

/** Writes a message about a declaration to each of its customer's people. */
export async function tellOfDeclaration(
  transaction: Transaction<Tables>,
  declaration: Pick<DeclarationRow, 'id' | 'customer_id' | 'number'>,
  content: DeclarationMessage,
  now: Date,
): Promise<void> {
  await tellCustomer(transaction, {
    ...content,
    customerId: declaration.customer_id,
    record: { kind: 'declaration', id: declaration.id, permission: null },
    businessNumber: declaration.number,
    at: now,
  });
}
