import {
  doerText,
  isMainAccount,
  type ListRow,
  type LocalizedText,
  operationAreas,
  operationList,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { tableList } from '../../list/table-list.ts';
import { exportableFor } from '../exports/exportable-list.ts';
import { exportableOf, readBeside } from '../exports/file-columns.ts';
import { anyNameOf, byMember, listPresent, valueOfKind } from './operations.repository.ts';

type Reader = Pick<Actor, 'customerId' | 'userId' | 'roles'>;
type Beside = { subject: LocalizedText; memberId: string | null };
export type OperationRow = ListRow<typeof operationList> & {
  subject: LocalizedText;
  isRemoved: boolean;
};

const kindsOfAreas = Object.fromEntries(
  Object.entries(operationAreas).map(([area, { kinds }]) => [area, kinds]),
);

/** What a person may read of the log: a main account all of its company's, everybody else what is their own. */
export function operationsFor({ customerId, userId, roles }: Reader) {
  return tableList(operationList, 'operation', {
    odd: {
      area: valueOfKind(kindsOfAreas),
      by: { ...anyNameOf(customerId), read: ({ by_name }) => by_name },
      address: { storedForm: (value) => value.toLowerCase() },
    },
    alsoShown: ['by_name', 'subject', 'member_id'],
    beside: ({ subject, member_id }): Beside => ({ subject, memberId: member_id }),
    defaultSort: { field: 'at', order: 'descending' },
    ...(isMainAccount(roles) ? {} : { where: byMember(userId) }),
  });
}

/** Marks what was done by somebody who is gone. */
export async function markRemoved<Row extends { memberId: string | null }>(
  database: Kysely<Tables>,
  customerId: string,
  rows: readonly Row[],
) {
  const ids = new Set(rows.flatMap(({ memberId }) => memberId ?? []));
  const present = await listPresent(database, customerId, [...ids]);
  return rows.map(({ memberId, ...row }) => ({
    ...row,
    isRemoved: memberId !== null && !present.has(memberId),
  }));
}

/** The log as it is exported: to each person what the page shows them. */
export const operationExport = exportableFor(operationList.title, (reader) => {
  const operations = operationsFor(reader);
  const reads = readBeside(operations, async (database, customerId, rows) =>
    markRemoved(database, customerId, rows.map(operations.presentRow)),
  );
  return exportableOf<typeof operationList, OperationRow>(operationList, reads, {
    subject: ({ subject }, { locale }) => subject[locale],
    by: (row, { locale }) => doerText(row, locale),
  });
});
