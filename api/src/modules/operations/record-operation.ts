import type { LocalizedText, OperationKind } from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import type { Tables } from '../../database/tables.ts';
import { searchDocument } from '../../list/search-document.ts';
import type { Doer } from './doer.ts';
import { insertMemberNames, insertOperations } from './operations.repository.ts';

type Done = {
  kind: OperationKind;
  /** Of what: a text that is the same in each language, or one of each; '' where the kind says it all. */
  subject: string | LocalizedText;
  at: Date;
};

export type Operation = Done & {
  by: { customerId: string; userId: string; name: string; account: string };
  /** Where the call came from. */
  address: string;
};

/** Something that was done with a record of a customer's. */
export type OperationOnRecord = Done & { customerId: string; by: Doer };

/** Writes what a person does into the log (操作日志), in the transaction of the act: either both are committed or neither. */
export async function recordOperation(
  transaction: Transaction<Tables>,
  { by, address, ...done }: Operation,
): Promise<void> {
  await recordOperations(transaction, [{ ...done, customerId: by.customerId, by: { ...by, address } }]);
}

/**
 * The same of records of customers, whoever acts: one statement however many there are. Of the forwarder no address is
 * kept, as customers read the log.
 */
export async function recordOperations(
  transaction: Transaction<Tables>,
  operations: readonly OperationOnRecord[],
): Promise<void> {
  for (const { customerId, kind, subject } of operations)
    noteChange({ what: kind, customerId, words: inBoth(subject), before: null, after: null });
  await insertOperations(
    transaction,
    operations.map(({ customerId, by, kind, subject, at }) => ({
      customer_id: customerId,
      at,
      kind,
      subject: JSON.stringify(inBoth(subject)),
      by_name: by.name,
      ...columnsOf(by),
    })),
  );
}

const inBoth = (subject: string | LocalizedText): LocalizedText =>
  typeof subject === 'string' ? { 'zh-CN': subject, en: subject } : subject;

function columnsOf(by: Doer) {
  if (by.userId === null) {
    return { member_id: null, by_kind: by.as, by_search: searchDocument([by.name]), address: '' };
  }
  const { userId, name, account, address } = by;
  return { member_id: userId, by_kind: 'member' as const, by_search: nameDocument(name, account), address };
}

const nameDocument = (name: string, account: string) => searchDocument([name, account]);

/** Somebody is called otherwise from now on: the log finds what they did by either name. */
export async function recordRename(
  transaction: Transaction<Tables>,
  member: { customerId: string; userId: string; account: string },
  { before, after }: { before: string; after: string },
): Promise<void> {
  const { customerId, userId, account } = member;
  const names = [before, after].map((name) => nameDocument(name, account));
  await insertMemberNames(transaction, { customerId, userId }, names);
}
