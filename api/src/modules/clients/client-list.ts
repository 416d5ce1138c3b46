import { clientList, type ListRow, type LocalizedText, type Money } from '@berth/contract';
import { tableList } from '../../list/table-list.ts';
import { exportableOf, readRows } from '../exports/file-columns.ts';

type Beside = {
  branch: LocalizedText;
  creditLimit: Money | null;
  salesperson: LocalizedText;
  service: LocalizedText;
};
type ClientRow = ListRow<typeof clientList> & Beside;

export const clients = tableList(clientList, 'client_row', {
  isForwarders: true,
  odd: {
    name: { column: 'name_search', read: ({ name }) => name },
    branch: { column: 'branch_search' },
    salesperson: { column: 'salesperson_search' },
    service: { column: 'service_search' },
  },
  alsoShown: [
    'name',
    'branch_zh',
    'branch_en',
    'credit_limit_minor',
    'salesperson_zh',
    'salesperson_en',
    'service_zh',
    'service_en',
  ],
  beside: (row): Beside => ({
    branch: { 'zh-CN': row.branch_zh, en: row.branch_en },
    creditLimit:
      row.credit_limit_minor === null
        ? null
        : { currency: 'CNY', amountMinor: Number(row.credit_limit_minor) },
    salesperson: { 'zh-CN': row.salesperson_zh, en: row.salesperson_en },
    service: { 'zh-CN': row.service_zh, en: row.service_en },
  }),
});

/** The list as it is exported. */
export const clientExport = exportableOf<typeof clientList, ClientRow>(
  clientList,
  readRows(clients, clients.presentRow),
  {
    branch: ({ branch }, { locale }) => branch[locale],
    creditLimit: ({ creditLimit }) => creditLimit && creditLimit.amountMinor / 100,
    salesperson: ({ salesperson }, { locale }) => salesperson[locale],
    service: ({ service }, { locale }) => service[locale],
  },
);
