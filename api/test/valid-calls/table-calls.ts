import {
  defaultColumns,
  defaultView,
  savedFilter,
  savedView,
  tableOf,
  tableSettings,
} from '../table-memory.ts';
import { staffs, type ValidCalls } from './example.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

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
  'GET /system/table/defaults': () => [staffs({})],
  'POST /system/table/saveDefaultColumns': ({ word }) => [staffs({ body: defaultColumns(tableOf(word)) })],
  'POST /system/table/saveDefaultView': ({ word }) => [staffs({ body: defaultView(word) })],
  'POST /system/table/removeDefault': () => [staffs({ body: { kind: 'view', id: nobodys, version: '1' } })],
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
