import { demoList } from '@berth/contract';
import { tableList } from '../../list/table-list.ts';

export const demoRecords = tableList(demoList, 'demo_record', {
  odd: { title: { column: 'title_search', sortBy: 'title_sort_key', read: ({ title }) => title } },
  alsoShown: ['title'],
  defaultSort: { field: 'createdAt', order: 'descending' },
});
