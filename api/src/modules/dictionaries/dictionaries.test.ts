import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { seedReference } from '../../seed/reference/seed-reference.ts';

const tree = 'GET /system/dic/tree';
const list = 'GET /system/dic/list';
const get = 'GET /system/dic/get';
const save = 'POST /system/dic/save';
const retire = 'POST /system/dic/retire';

let portal: Portal;
let staff: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  staff = await portal.signIn('Staff', { role: null, permissions: ['system:dictionaries'] });
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

type Entry = Record<string, string>;
const packing = (code: string, nameZh = '木桶'): Entry => ({ code, nameZh, nameEn: 'Wooden barrel' });
const add = async (kind: 'packing' | 'port' | 'shipMode' | 'holiday', entry: Entry) =>
  await staff.get(save, { body: { idempotencyKey: randomUUID(), kind, entry } });
const refused = async (
  kind: 'packing' | 'port' | 'shipMode' | 'feeItem' | 'hsCode' | 'amazonWarehouse',
  entry: Entry,
  part: { code?: string; version?: number } = {},
) => {
  const body = { idempotencyKey: randomUUID(), kind, entry, ...part };
  const { fields = [] } = (await staff.call(save, { body })).json() as { fields?: { field: string }[] };
  return fields.map(({ field }) => field);
};

describe('dictionaries', () => {
  test('are for staff with the permission alone', async () => {
    for (const caller of [person, await portal.signIn('Clerk', { role: null, permissions: [] })]) {
      expect((await caller.call(tree, {})).statusCode).toBe(403);
      expect((await caller.call(list, { query: { kind: 'port' } })).statusCode).toBe(403);
    }
  });

  test('stand in groups, each with how much it holds', async () => {
    const kinds = (await staff.get(tree, {})).flatMap((group) => group.kinds);
    expect(kinds).toHaveLength(9);
    for (const { count, retired, title } of kinds) {
      expect(count).toBeGreaterThan(2);
      expect(retired).toBe(0);
      expect(title.en).not.toBe('');
    }
  });

  test('are searched by code, name and pinyin, page by page', async () => {
    const found = async (search: string) => {
      const query = { kind: 'port', search, page: 1, pageSize: 20 } as const;
      return (await staff.get(list, { query })).rows.map(({ code }) => code);
    };
    expect(await found('yantian')).toContain('CNYTN');
    expect(await found('盐田')).toContain('CNYTN');
    expect(await found('%')).toEqual([]);
    const page = await staff.get(list, { query: { kind: 'amazonWarehouse', page: 2, pageSize: 20 } });
    expect([page.rows.length, page.total > 40]).toEqual([20, true]);
  });

  test('every entry that a release ships is right as staff know it', async () => {
    for (const { kind } of (await staff.get(tree, {})).flatMap((group) => group.kinds)) {
      const { rows } = await staff.get(list, { query: { kind, page: 1, pageSize: 20 } });
      for (const { code, version, entry } of rows.slice(0, 3)) {
        const body = { idempotencyKey: randomUUID(), kind, code, version, entry };
        expect(await staff.get(save, { body })).toEqual({ code, version: version + 1 });
        expect((await staff.get(get, { query: { kind, code } })).entry).toEqual(entry);
      }
    }
  });
});

describe('an entry', () => {
  test.each(['NA', 'null', 'true', '0012', '1-2'])(
    'may have the code %s, which stays a text',
    async (code) => {
      expect(await add('packing', packing(code))).toEqual({ code, version: 2 });
      const { rows } = await staff.get(list, { query: { kind: 'packing', search: code } });
      expect(rows.map((row) => row.entry.code)).toContain(code);
    },
  );

  test('is added once, and changed on the version that was seen', async () => {
    const body = { idempotencyKey: randomUUID(), kind: 'packing', entry: packing('B7') } as const;
    expect(await staff.get(save, { body })).toEqual(await staff.get(save, { body }));
    expect(await refused('packing', packing('B7'))).toEqual(['entry.code']);
    const change = { kind: 'packing', code: 'B7', entry: packing('B7', '铁桶') } as const;
    const first = { ...change, idempotencyKey: randomUUID(), version: 2 };
    expect(await staff.get(save, { body: first })).toEqual({ code: 'B7', version: 3 });
    const second = await staff.call(save, { body: { ...first, idempotencyKey: randomUUID() } });
    expect([second.statusCode, second.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await refused('packing', packing('B8'), { code: 'B7', version: 3 })).toEqual(['entry.code']);
    const options = await person.get('GET /select/getPackList');
    expect(options.find(({ value }) => value === 'B7')?.nameZh).toBe('铁桶');
  });

  test('says at its field what is wrong', async () => {
    expect(await refused('packing', {})).toEqual(['entry.code', 'entry.nameZh', 'entry.nameEn']);
    expect(await refused('packing', packing('123456789'))).toEqual(['entry.code']);
    expect(await refused('packing', packing('A\u0007'))).toEqual(['entry.code']);
    const port = { code: 'NAWVX', nameZh: '鲸湾', nameEn: 'Walvis Bay', kind: 'sea' };
    expect(await refused('port', { ...port, coordinates: '2261S 01430E' })).toEqual(['entry.coordinates']);
    expect(await refused('port', { ...port, code: 'QQABC' })).toEqual(['entry.code']);
    expect(await refused('port', { ...port, kind: 'space' })).toEqual(['entry.kind']);
    const mode = (await staff.get(get, { query: { kind: 'shipMode', code: 'MX-TRUCK' } })).entry;
    const another = { ...mode, code: 'NEW' };
    expect(await refused('shipMode', { ...another, transitDaysMax: '1' })).toEqual(['entry.transitDaysMax']);
    expect(await refused('shipMode', { ...another, chargeStep: '0' })).toEqual(['entry.chargeStep']);
    expect(await refused('shipMode', { ...another, closedEn: '' })).toEqual(['entry.closedEn']);
    expect(await refused('amazonWarehouse', { code: 'X1', countryCode: 'ZZ', address: 'a' })).toEqual([
      'entry.countryCode',
    ]);
    const hs = (await staff.get(get, { query: { kind: 'hsCode', code: '9403609990' } })).entry;
    expect(await refused('hsCode', { ...hs, code: '9403609991', firstUnit: '打打' })).toEqual([
      'entry.firstUnit',
    ]);
  });

  test('of a port keeps its coordinates in either form', async () => {
    const port = { nameZh: '鲸湾', nameEn: 'Walvis Bay', kind: 'sea', asOf: '0401' };
    await add('port', { ...port, code: 'NAWVX', coordinates: '2257S 01430E' });
    await add('port', { ...port, code: 'BTZ9A', coordinates: '26.9826N 88.9391E' });
    const { kysely } = portal.database;
    const rows = await kysely
      .selectFrom('port')
      .where('code', 'in', ['NAWVX', 'BTZ9A'])
      .select(['lat', 'as_of'])
      .orderBy('code')
      .execute();
    expect(rows).toEqual([
      { lat: 26.9826, as_of: '0401' },
      { lat: -22.95, as_of: '0401' },
    ]);
  });

  test('that is retired is offered no more but named still, says what has it, and comes back', async () => {
    const { version, references } = await staff.get(get, { query: { kind: 'port', code: 'CNYTN' } });
    expect(references.find(({ what }) => what.en === 'Routes')?.count).toBeGreaterThan(0);
    const body = { kind: 'port', code: 'CNYTN', version, isRetired: true } as const;
    expect(await staff.get(retire, { body })).toEqual({
      code: 'CNYTN',
      version: version + 1,
      isRetired: true,
    });
    const yantian = async () =>
      (await person.get('GET /select/getPortList')).find(({ value }) => value === 'CNYTN');
    expect(await yantian()).toMatchObject({ nameZh: '盐田', isRetired: true });
    const shown = await staff.get(list, { query: { kind: 'port', search: 'CNYTN' } });
    expect(shown.rows).toEqual([]);
    const only = await staff.get(list, { query: { kind: 'port', search: 'CNYTN', retired: 'only' } });
    expect(only.rows.map(({ code }) => code)).toEqual(['CNYTN']);
    expect((await staff.call(retire, { body })).json().code).toBe('VERSION_CONFLICT');
    await staff.get(retire, { body: { ...body, version: version + 1, isRetired: false } });
    expect(await yantian()).not.toHaveProperty('isRetired');
  });

  test('that is retired stays in the booking that was submitted with it and in drafts, and is told at its field of any other', async () => {
    const { version } = await staff.get(get, { query: { kind: 'packing', code: '36' } });
    const turn = { kind: 'packing', code: '36', version } as const;
    const submit = 'POST /business/submitBookingLcl';
    const booking = lclBooking({ cargo: [cargoLine({ pack: '36' })] });
    const saved = await person.get(submit, { body: saveRequest(booking) });
    await staff.get(retire, { body: { ...turn, isRetired: true } });
    const again = saveRequest({ ...booking, remarks: '请轻放' }, { id: saved.id, version: saved.version });
    expect(await person.get(submit, { body: again })).toMatchObject({ id: saved.id, version: 2 });
    await person.get(submit, { body: saveRequest(booking, { action: 'saveDraft' }) });
    const { fields } = (await person.call(submit, { body: saveRequest(booking) })).json();
    expect(fields).toMatchObject([
      { field: 'booking.cargo.0.pack', texts: { 'zh-CN': '已停用，请重新选择' } },
    ]);
    const { references } = await staff.get(get, { query: { kind: 'packing', code: '36' } });
    expect(references[0]?.count).toBe(2);
  });

  test('of the tariff and of fees is no longer found once it is retired', async () => {
    const code = '9004100000';
    const { version } = await staff.get(get, { query: { kind: 'hsCode', code } });
    await staff.get(retire, { body: { kind: 'hsCode', code, version, isRetired: true } });
    const found = await person.get('GET /business/hsCodes', { query: { search: code } });
    expect(found.codes).toEqual([]);
    const named = await person.get('POST /business/hsCodesNamed', { body: { codes: [code] } });
    expect(named.map((each) => each.code)).toEqual([code]);
    const desk = await portal.signIn('Desk', { role: null, permissions: ['billing:desk'] });
    const [item] = await desk.get('GET /system/billing/feeItems', {});
    if (!item) throw new Error('There are fee items');
    const fee = await staff.get(get, { query: { kind: 'feeItem', code: item.code } });
    const turn = { kind: 'feeItem', code: item.code, version: fee.version, isRetired: true } as const;
    await staff.get(retire, { body: turn });
    const items = await desk.get('GET /system/billing/feeItems', {});
    expect(items.map((each) => each.code)).not.toContain(item.code);
  });

  test('that staff changed or added is not written over by a release', async () => {
    const { entry, version } = await staff.get(get, { query: { kind: 'packing', code: '34' } });
    const body = {
      idempotencyKey: randomUUID(),
      kind: 'packing',
      code: '34',
      version,
      entry: { ...entry, nameZh: '瓦楞纸箱' },
    } as const;
    await staff.get(save, { body });
    const { kysely } = portal.database;
    await kysely.updateTable('seed_record').set({ content_hash: 'an older one' }).execute();
    await seedReference({ database: kysely, clock: portal.clock });
    const after = await staff.get(get, { query: { kind: 'packing', code: '34' } });
    expect(after.entry.nameZh).toBe('瓦楞纸箱');
  });
});
