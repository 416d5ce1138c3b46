import { savedFilter, savedView, tableOf, tableSettings } from '../table-memory.ts';
import type { ValidCalls } from './example.ts';

export const tableCalls = {
  'GET /system/table/list': () => [{ input: {} }],
  'GET /system/table/info': ({ word }) => [{ input: { query: { table: tableOf(word) } } }],
  'POST /system/table/reset': ({ word }) => [
    { input: { body: { table: tableOf(word) } }, foreign: 'unrelated' },
  ],
  'POST /system/table/save': ({ word }) => [
    { input: { body: tableSettings(tableOf(word)) } },
    { input: { body: tableSettings('unnamed') } },
  ],
  'GET /system/filter/list': ({ word }) => [{ input: { query: { table: tableOf(word) } } }],
  'POST /system/filter/delete': ({ word, oldFilterId }) => [
    { input: { body: { table: tableOf(word), id: oldFilterId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /system/filter/save': ({ word, filterId: id, filterVersion: version }) => [
    { input: { body: savedFilter(word) } },
    { input: { body: { ...savedFilter(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
  'GET /system/view/list': ({ word }) => [{ input: { query: { table: tableOf(word) } } }],
  'POST /system/view/delete': ({ word, oldViewId }) => [
    { input: { body: { table: tableOf(word), id: oldViewId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /system/view/save': ({ word, viewId: id, viewVersion: version }) => [
    // Not the default: the one that is would have another version then.
    { input: { body: { ...savedView(word), isDefault: false } } },
    { input: { body: { ...savedView(word), id, version } }, foreign: 'NOT_FOUND' },
  ],
} satisfies Partial<ValidCalls>;
