import type { LocalizedText, OperationKind } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { searchDocument } from '../../list/search-document.ts';
import { insertOperation } from './operations.repository.ts';

export type Operation = {
  by: { customerId: string; userId: string; name: string; account: string };
  kind: OperationKind;
  /** Of what: a text that is the same in each language, or one of each; '' where the kind says it all. */
  subject: string | LocalizedText;
  /** Where the call came from. */
  address: string;
  at: Date;
};

/** Writes what a person does into the log (操作日志), in the transaction of the act: either both are committed or neither. */
export async function recordOperation(
  transaction: Transaction<Tables>,
  { by, kind, subject, address, at }: Operation,
): Promise<void> {
  const texts = typeof subject === 'string' ? { 'zh-CN': subject, en: subject } : subject;
  await insertOperation(transaction, {
    customer_id: by.customerId,
    member_id: by.userId,
    at,
    kind,
    address,
    by_name: by.name,
    by_search: searchDocument([by.name, by.account]),
    subject: JSON.stringify(texts),
  });
}
