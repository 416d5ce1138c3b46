import { randomUUID } from 'node:crypto';
import type { MenuItem, StoredItemType } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

const title = (text: string) => ({ 'zh-CN': text, en: text });
type Place = { parentId?: string; ordinal?: number; version?: number; type?: StoredItemType; path?: string };

async function storeItem(name: string, meta: MenuItem['meta'], place: Place = {}): Promise<string> {
  const id = randomUUID();
  await portal.database.kysely
    .insertInto('menu_item')
    .values({
      id,
      menu_version: place.version ?? 1,
      parent_id: place.parentId ?? null,
      type: place.type ?? 'menu',
      ordinal: place.ordinal ?? 0,
      name,
      path: place.path ?? `/${name}`,
      meta: JSON.stringify(meta),
    })
    .execute();
  return id;
}

describe('GET /system/menu/my/:version', () => {
  test('is empty until the operator stores items, and asks for a session', async () => {
    const person = await portal.signIn();
    const params = { version: '1' };
    expect(await person.get('GET /system/menu/my/:version', { params })).toEqual([]);
    const signedOut = await portal.visitor.call('GET /system/menu/my/:version', { params });
    expect(signedOut.statusCode).toBe(401);
  });

  test('gives the items of the version that the roles allow, as a tree in order, and `/menu` the same', async () => {
    const group = await storeItem('reports', { title: title('报表') }, { ordinal: 2, path: '' });
    await storeItem(
      'weekly',
      { title: title('周报'), url: 'https://reports.example/w' },
      { parentId: group, type: 'link' },
    );
    await storeItem('payments', { title: title('付款'), role: ['finance'] }, { parentId: group, ordinal: 1 });
    await storeItem('empty', { title: title('组') }, { ordinal: 3, path: '' });
    await storeItem('first', { title: title('第一') }, { ordinal: 1 });
    await storeItem('of-another-version', { title: title('旧') }, { version: 2 });
    const params = { version: '1' };
    const clerk = await portal.signIn('Clerk', { roles: ['sub'] });
    const bookkeeper = await portal.signIn('Bookkeeper', { roles: ['sub'], role: 'finance' });

    const menu = await clerk.get('GET /system/menu/my/:version', { params });
    expect(menu.map((item) => item.name)).toEqual(['first', 'reports']);
    expect(menu[1]?.children).toEqual([
      {
        name: 'weekly',
        path: '/link/weekly',
        meta: { title: title('周报'), type: 'link', url: 'https://reports.example/w' },
      },
    ]);
    expect(await clerk.get('GET /menu')).toEqual(menu);
    const more = await bookkeeper.get('GET /system/menu/my/:version', { params });
    expect(more[1]?.children?.map((item) => item.name)).toEqual(['weekly', 'payments']);
    expect(more[1]?.children?.[1]?.meta.role).toBeUndefined();
  });

  test('refuses a version that is no number', async () => {
    const person = await portal.signIn();
    const answer = await person.call('GET /system/menu/my/:version', { params: { version: 'x' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ field: 'version' }] });
  });
});
