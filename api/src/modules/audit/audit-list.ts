import { auditList } from '@berth/contract';
import { tableList } from '../../list/table-list.ts';
import { exportableOf, readRows } from '../exports/file-columns.ts';
import { actorText } from './actor-text.ts';
import { ofOutcome, orUnknown } from './outcome-filters.repository.ts';

export const auditEntries = tableList(auditList, 'audit_entry', {
  isForwarders: true,
  odd: {
    actor: {
      column: 'actor_search',
      read: ({ actor_name: name, actor_account: account }) => actorText(String(name), String(account)),
    },
    customer: { ...ofOutcome('customer_search'), read: ({ customer }) => customer },
    call: { column: 'endpoint_key', read: ({ endpoint }) => endpoint },
    outcome: { ...orUnknown, read: ({ outcome }) => outcome },
    errorCode: { ...ofOutcome('error_code'), read: ({ error_code }) => error_code },
    address: { storedForm: (value) => value.toLowerCase() },
  },
  alsoShown: ['actor_name', 'actor_account', 'customer', 'endpoint', 'outcome', 'error_code'],
  defaultSort: { field: 'at', order: 'descending' },
});

/** The list as it is exported. */
export const auditExport = exportableOf(auditList, readRows(auditEntries, auditEntries.presentRow));
