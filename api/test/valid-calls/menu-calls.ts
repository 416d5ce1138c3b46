import { randomUUID } from 'node:crypto';
import { staffs, type ValidCalls } from './example.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

// Their story is in api/src/modules/menu.
export const menuCalls = {
  'GET /menu': () => [{ input: {} }],
  'GET /system/menu/my/:version': () => [{ input: { params: { version: '1' } } }],
  'GET /system/menu/list': () => [staffs({})],
  'GET /system/menu/pages': () => [staffs({})],
  'GET /system/menu/preview': () => [staffs({ query: { role: 'manager' } })],
  'POST /system/menu/save': ({ word }) => [
    staffs({
      body: {
        idempotencyKey: randomUUID(),
        item: {
          parentId: null,
          type: 'link',
          name: `x${randomUUID().slice(0, 8)}`,
          titleZh: word,
          titleEn: word,
          path: '',
          url: 'https://example.com/',
          icon: 'page',
          roles: [],
          permission: '',
          isHidden: false,
        },
      },
    }),
  ],
  'POST /system/menu/move': () => [
    staffs({
      body: { idempotencyKey: randomUUID(), id: nobodys, version: 1, parentId: null, position: 0 },
    }),
  ],
  'POST /system/menu/remove': () => [staffs({ body: { id: nobodys, version: 1 } })],
  'GET /system/menu/frameHosts': () => [staffs({})],
  'POST /system/menu/frameHosts': () => [
    staffs({ body: { idempotencyKey: randomUUID(), version: 0, hosts: ['bi.example.com'] } }),
  ],
} satisfies Partial<ValidCalls>;
