import { randomUUID } from 'node:crypto';
import { smallPaper } from '../small-files.ts';
import { staffs, type ValidCalls } from './example.ts';

// Their story is in api/src/modules/dictionaries.
export const dictionaryCalls = {
  'GET /system/dic/tree': () => [staffs({})],
  'GET /system/dic/list': () => [staffs({ query: { kind: 'port' } })],
  'GET /system/dic/get': () => [staffs({ query: { kind: 'port', code: 'CNYTN' } })],
  'POST /system/dic/save': ({ word }) => [
    staffs({
      body: {
        idempotencyKey: randomUUID(),
        kind: 'packing',
        entry: { code: '0012', nameZh: word, nameEn: word },
      },
    }),
  ],
  'POST /system/dic/retire': () => [
    staffs({ body: { kind: 'packing', code: '34', version: 1, isRetired: true } }),
  ],
  'POST /system/dic/preview': ({ word }) => [
    staffs({ query: { kind: 'packing' }, upload: smallPaper(word) }),
  ],
  'POST /system/dic/import': () => [staffs({ body: { id: randomUUID() } })],
  'GET /system/dic/export': () => [staffs({ query: { kind: 'packing' } })],
} satisfies Partial<ValidCalls>;
