import { leadList } from '@berth/contract';
import { tableList } from '../../../list/table-list.ts';
import { exportableOf, readRows } from '../../exports/file-columns.ts';

export const leads = tableList(leadList, 'lead_row', {
  isForwarders: true,
  odd: {
    name: { column: 'name_search', read: ({ name }) => name },
    company: { column: 'company_search', read: ({ company }) => company },
    contact: {
      column: 'contact_search',
      read: ({ phone, mail }) => [phone, mail].filter((each) => each !== '').join(' · '),
    },
    owner: { column: 'owner_search', read: ({ owner }) => owner },
  },
  alsoShown: ['name', 'company', 'phone', 'mail', 'owner'],
  defaultSort: { field: 'askedAt', order: 'descending' },
});

/** The list as it is exported. */
export const leadExport = exportableOf(leadList, readRows(leads, leads.presentRow));
