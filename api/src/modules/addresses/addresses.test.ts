import type { AddressContent } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pickupAddress } from '../../../test/kept-records.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const list = 'GET /business/addressList';
const save = 'POST /business/addressSave';
const remove = 'POST /business/addressDelete';

let portal: Portal;
let main: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  main = await portal.signIn();
});
afterAll(async () => await portal.close());

const pickups = (person: SignedIn) => person.get(list, { query: { kind: 'pickup' } });
const home: AddressContent = {
  kind: 'private',
  title: 'LA office',
  phone: '',
  country: 'US',
  stateName: 'CA',
  postalCode: '90001',
  address: '1 Harbor Ave',
};

async function keep(person: SignedIn, changes: Partial<AddressContent> = {}) {
  const body = pickupAddress('x', changes);
  const all = await person.get(save, { body });
  const kept = all.find(({ title }) => title === body.title);
  if (!kept) throw new Error(`${body.title} was not kept`);
  return kept;
}

async function refusal(body: Parameters<typeof main.get<typeof save>>[1]['body']) {
  const answer = (await main.call(save, { body })).json();
  return [answer.code, ...(answer.fields ?? []).map(({ field }: { field: string }) => field)];
}

describe('the address book', () => {
  test('is common to the members of a customer, and says who saved an entry last', async () => {
    const colleague = await portal.signIn('', { customerId: main.customerId, roles: ['sub'] });
    const { id, version } = await keep(main, { title: '坂田仓' });
    const [seen] = await pickups(colleague);
    expect(seen).toMatchObject({ id, title: '坂田仓', updatedBy: 'Test Customer main account' });
    const body = { ...pickupAddress('x', { title: '坂田新仓' }), id, version };
    await colleague.get(save, { body });
    expect((await pickups(main)).map(({ title }) => title)).toEqual(['坂田新仓']);
    expect(await pickups(await portal.signIn('Another'))).toEqual([]);
  });

  test('is in the order of pinyin, and can be searched by it', async () => {
    for (const title of ['盐田仓', 'Bao’an', '坂田仓', '蛇口仓']) await keep(main, { title });
    const all = await pickups(main);
    expect(all.map(({ title }) => title)).toEqual(['坂田仓', 'Bao’an', '蛇口仓', '盐田仓']);
    const search = all[0]?.search ?? '';
    for (const typed of ['坂田', 'bantian', 'btc', 'longgang', '075588886666'.slice(0, 4)]) {
      expect(search).toContain(typed);
    }
  });

  test('separates private addresses, and has nothing of the other kind in either', async () => {
    await keep(main, { title: 'here', country: 'US', postalCode: '1' });
    await main.get(save, { body: { ...home, phone: '13800138000' } });
    expect(await pickups(main)).toMatchObject([{ country: '', postalCode: '' }]);
    expect(await main.get(list, { query: { kind: 'private' } })).toMatchObject([{ ...home, phone: '' }]);
  });

  test('normalises what was typed', async () => {
    const kept = await keep(main, { phone: '＋８６ 138 0013 8000', address: '　龙岗区 1 号 ' });
    expect([kept.phone, kept.address]).toEqual(['13800138000', '龙岗区 1 号']);
  });

  test('of two windows that change an entry the later one is refused', async () => {
    const { id, version } = await keep(main);
    await main.get(save, { body: { ...pickupAddress('mine'), id, version } });
    expect(await refusal({ ...pickupAddress('theirs'), id, version })).toEqual(['SAVED_ELSEWHERE']);
  });

  test('an entry is deleted once; one of the other kind is not there', async () => {
    const { id } = await keep(main);
    expect((await main.call(remove, { body: { kind: 'private', id } })).statusCode).toBe(404);
    expect(await main.get(remove, { body: { kind: 'pickup', id } })).toEqual([]);
    expect((await main.call(remove, { body: { kind: 'pickup', id } })).statusCode).toBe(404);
  });
});

test('what cannot be saved is refused at its fields', async () => {
  await keep(main, { title: 'taken' });
  const wrong = { title: 'taken', phone: '12', address: ' ' };
  expect(await refusal(pickupAddress('x', wrong))).toEqual(['REQUEST_INVALID', 'title', 'phone', 'address']);
  expect(await refusal({ ...home, country: 'XX', postalCode: '' })).toEqual([
    'REQUEST_INVALID',
    'postalCode',
    'country',
  ]);
  expect(await refusal({ ...home, title: '' })).toEqual(['REQUEST_INVALID', 'title']);
});

test('a customer may keep two hundred addresses of a kind, whichever members save them', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    id: crypto.randomUUID(),
    customer_id: main.customerId,
    kind: 'pickup' as const,
    title: `t${at}`,
    title_sort_key: `t${at}`,
    search: '',
    phone: '',
    country: '',
    state_name: '',
    postal_code: '',
    address: '',
    updated_by: '',
    version: crypto.randomUUID(),
    created_at: portal.clock().toISOString(),
    updated_at: portal.clock().toISOString(),
  }));
  await portal.database.kysely.insertInto('saved_address').values(rows).execute();
  expect(await refusal(pickupAddress('x'))).toEqual(['REQUEST_INVALID', 'title']);
  await main.get(save, { body: home });
});
