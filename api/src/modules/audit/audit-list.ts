import { auditList } from '@berth/contract';
import { tableList } from '../../list/table-list.ts';
import { exportableOf, readRows } from '../exports/file-columns.ts';
import { actorText } from './actor-text.ts';

export const auditEntries = tableList(auditList, 'audit_entry', {
  isForwarders: true,
  odd: {
    actor: {
      column: 'actor_search',
      read: ({ actor_name: name, actor_account: account }) => actorText(String(name), String(account)),
    },
    customer: { column: 'customer_search', read: ({ customer }) => customer },
    call: { column: 'endpoint_key', read: ({ endpoint }) => endpoint },
    address: { storedForm: (value) => value.toLowerCase() },
  },
  alsoShown: ['actor_name', 'actor_account', 'customer', 'endpoint'],
  defaultSort: { field: 'at', order: 'descending' },
});

/** The list as it is exported. */
export const auditExport = exportableOf(auditList, readRows(auditEntries, auditEntries.presentRow));
