import { tableMemoryLimits } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { savedFilter, savedView, tableOf, tableSettings } from '../../../test/table-memory.ts';

const saveSettings = 'POST /system/table/save';
const saveFilter = 'POST /system/filter/save';
const saveView = 'POST /system/view/save';
const table = tableOf('lcl');
const chinese = { 'accept-language': 'zh-CN' };

let portal: Portal;
let main: SignedIn;
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  main = await portal.signIn();
});
afterAll(async () => await portal.close());

const subAccount = () => portal.signIn('', { customerId: main.customerId, roles: ['sub'] });
const settingsOf = (person: SignedIn) => person.get('GET /system/table/info', { query: { table } });
const filtersOf = (person: SignedIn) => person.get('GET /system/filter/list', { query: { table } });
const viewsOf = (person: SignedIn) => person.get('GET /system/view/list', { query: { table } });
const titles = (kept: readonly { title: string }[]) => kept.map(({ title }) => title);

describe('column settings', () => {
  test('are nothing until they are saved, the last save holds, and a reset removes the record', async () => {
    expect(await settingsOf(main)).toBeNull();
    const { version } = await main.get(saveSettings, { body: tableSettings(table) });
    const look = { density: 'comfortable', isStriped: true } as const;
    const saved = await main.get(saveSettings, { body: tableSettings(table, { ...look, version }) });
    expect(saved).toEqual(tableSettings(table, { ...look, version: saved.version }));
    expect(saved.version).not.toBe(version);
    expect(await settingsOf(main)).toEqual(saved);
    expect(await main.get('GET /system/table/list')).toEqual([saved]);

    await main.get('POST /system/table/reset', { body: { table } });
    expect(await settingsOf(main)).toBeNull();
    const stored = portal.database.kysely.selectFrom('table_settings').where('member_id', '=', main.userId);
    expect(await stored.selectAll().execute()).toEqual([]);
    // A second reset has nothing to do, and says so by succeeding.
    await main.get('POST /system/table/reset', { body: { table } });
  });

  test("are a person's own: another of the same customer has theirs", async () => {
    const sub = await subAccount();
    const own = await main.get(saveSettings, { body: tableSettings(table) });
    expect(await settingsOf(sub)).toBeNull();
    await sub.get(saveSettings, { body: tableSettings(table, { isBordered: false }) });
    await sub.get('POST /system/table/reset', { body: { table } });
    expect(await settingsOf(main)).toEqual(own);
  });

  test('are refused where they are not settings', async () => {
    const refused = async (changes: Record<string, unknown>) => {
      const answer = await main.call(saveSettings, { body: { ...tableSettings(table), ...changes } });
      return [answer.statusCode, answer.json().fields?.[0]?.field];
    };
    const [column] = tableSettings(table).columns;
    expect(await refused({ table: 'Bookings; drop' })).toEqual([400, 'table']);
    expect(await refused({ columns: [column, column] })).toEqual([400, 'columns']);
    expect(await refused({ columns: [{ ...column, widthPx: 1 }] })).toEqual([400, 'columns.0.widthPx']);
    expect(await refused({ columns: [{ ...column, fixed: 'top' }] })).toEqual([400, 'columns.0.fixed']);
    const many = Array.from({ length: 61 }, (_, at) => ({ ...column, key: `c${at}` }));
    expect(await refused({ columns: many })).toEqual([400, 'columns']);
    expect(await settingsOf(main)).toBeNull();
  });

  test('are saved for a hundred tables; then one more is refused, and one of them still changes', async () => {
    const rows = Array.from({ length: tableMemoryLimits.tables }, (_, at) => ({
      customer_id: main.customerId,
      member_id: main.userId,
      table_name: `table${at}`,
      columns: '[]',
      density: 'compact' as const,
      is_bordered: false,
      is_striped: false,
      saved_at: portal.clock().toISOString(),
    }));
    await portal.database.kysely.insertInto('table_settings').values(rows).execute();
    const answer = await main.call(saveSettings, { body: tableSettings(table) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'TOO_MANY_TABLES']);
    const { version } = (await main.get('GET /system/table/info', { query: { table: 'table7' } })) ?? {};
    await main.get(saveSettings, { body: tableSettings('table7', { version }) });
  });
});

describe('favourite filters', () => {
  test('are saved, changed and deleted, and keep what is in their values', async () => {
    const filterObj = { goodsName: ['a\\|b,c\\,d\\\\|include'], etd: ['2026-11-01|>=', '2026-11-30|<='] };
    const body = { table, title: '　十一月 ', filterObj, isShared: false };
    const [saved] = await main.get(saveFilter, { body });
    expect(saved).toMatchObject({ title: '十一月', filterObj, isMine: true, isShared: false });
    expect(Object.keys(saved?.filterObj ?? {})).toEqual(['goodsName', 'etd']);

    const { id = '', version } = saved ?? {};
    const [changed] = await main.get(saveFilter, { body: { ...body, id, version, title: '十一月开船' } });
    expect(changed).toMatchObject({ id, title: '十一月开船' });
    expect(await main.get('POST /system/filter/delete', { body: { table, id } })).toEqual([]);
    expect(await filtersOf(main)).toEqual([]);
    const again = await main.call('POST /system/filter/delete', { body: { table, id } });
    expect([again.statusCode, again.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('have a name: not blank, not too long, not that of another one of theirs', async () => {
    const refused = async (title: string) => {
      const body = { ...savedFilter('lcl'), title };
      const answer = await main.call(saveFilter, { body }, chinese);
      return [answer.statusCode, answer.json().fields?.[0]];
    };
    const at = (message: string) => [400, expect.objectContaining({ field: 'title', message })];
    expect(await refused(' 　 ')).toEqual(at('名称不能为空'));
    expect(await refused('仓'.repeat(41))).toEqual(at('最多 40 个字符'));
    await main.get(saveFilter, { body: { ...savedFilter('lcl'), title: 'Café' } });
    expect(await refused('Cafe\u0301')).toEqual(at('已有同名的记录，请换一个名称'));
    const sub = await subAccount();
    await sub.get(saveFilter, { body: { ...savedFilter('lcl'), title: 'Café' } });
  });

  test('hold conditions that can be read', async () => {
    const refused = async (filterObj: Record<string, string[]>) =>
      (await main.call(saveFilter, { body: { ...savedFilter('lcl'), filterObj } })).statusCode;
    expect(await refused({})).toBe(400);
    expect(await refused({ status: [] })).toBe(400);
    expect(await refused({ status: ['draft|like'] })).toBe(400);
    expect(await refused({ status: ['draft,|include'] })).toBe(400);
    expect(await refused({ status: Array.from({ length: 5 }, () => 'draft|=') })).toBe(400);
    expect(await refused({ status: [`${Array.from({ length: 51 }, () => 'x').join()}|include`] })).toBe(400);
    expect(await refused({ 'no field': ['draft|='] })).toBe(400);
    expect(await filtersOf(main)).toEqual([]);
  });

  test('are not too long in all', async () => {
    const long = `${'仓'.repeat(3999 - '|='.length)}|=`;
    const filterObj = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`field${at}`, [long]]));
    const answer = await main.call(saveFilter, { body: { ...savedFilter('lcl'), filterObj } });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([400, 'filterObj']);
  });

  test('that an earlier version saved are still given, whatever is read of them today', async () => {
    const { id } = (await main.get(saveFilter, { body: savedFilter('lcl') }))[0] ?? {};
    const filterObj = { status: ['draft|like', `${'x,'.repeat(60)}x|include`] };
    await portal.database.kysely
      .updateTable('saved_filter')
      .where('id', '=', id ?? '')
      .set({ filter_obj: JSON.stringify(filterObj) })
      .execute();
    expect(await filtersOf(main)).toMatchObject([{ id, filterObj }]);
  });

  test('are fifty at most, for each table', async () => {
    const rows = Array.from({ length: tableMemoryLimits.filters }, (_, at) => ({
      id: crypto.randomUUID(),
      customer_id: main.customerId,
      member_id: main.userId,
      table_name: table,
      title: `favourite ${at}`,
      filter_obj: '{"status":["draft|="]}',
      is_shared: false,
      created_at: portal.clock().toISOString(),
      updated_at: portal.clock().toISOString(),
    }));
    await portal.database.kysely.insertInto('saved_filter').values(rows).execute();
    const answer = await main.call(saveFilter, { body: savedFilter('lcl') }, chinese);
    expect(answer.json().fields[0].message).toBe('最多保存 50 个，请先删除不用的');
    await main.get(saveFilter, { body: savedFilter('fcl') });
    const [first] = await filtersOf(main);
    await main.get(saveFilter, { body: { ...savedFilter('lcl'), id: first?.id, version: first?.version } });
    const elsewhere = Array.from({ length: 9 }, (_, page) =>
      rows.map((row) => ({ ...row, id: crypto.randomUUID(), table_name: `table${page}` })),
    );
    await portal.database.kysely.insertInto('saved_filter').values(elsewhere.flat()).execute();
    const invented = await main.call(saveFilter, { body: savedFilter('air') }, chinese);
    expect(invented.json().fields[0].message).toBe('最多保存 500 个，请先删除不用的');
  });

  test("shared by the main account are seen by its customer's people, and changed by none of them", async () => {
    const [sub, stranger] = [await subAccount(), await portal.signIn('Other')];
    const shared = { ...savedFilter('lcl'), title: '公司常用', isShared: true };
    await sub.get(saveFilter, { body: { ...savedFilter('lcl'), title: '我的' } });
    portal.clock.advance(1);
    const [filter] = await main.get(saveFilter, { body: shared });
    const seen = await filtersOf(sub);
    expect(titles(seen)).toEqual(['我的', '公司常用']);
    expect(seen[1]).toMatchObject({ isMine: false, isShared: true, ownerName: 'Test Customer main account' });
    expect(await filtersOf(stranger)).toEqual([]);
    expect(titles(await filtersOf(main))).toEqual(['公司常用']);

    const id = filter?.id ?? '';
    for (const person of [sub, stranger]) {
      const changed = await person.call(saveFilter, { body: { ...shared, id, isShared: false } });
      const deleted = await person.call('POST /system/filter/delete', { body: { table, id } });
      expect([changed.statusCode, deleted.statusCode]).toEqual([404, 404]);
    }
    const { version } = filter ?? {};
    await main.get(saveFilter, { body: { ...shared, id, version, isShared: false } });
    expect(titles(await filtersOf(sub))).toEqual(['我的']);
  });

  test('are shared by no sub-account', async () => {
    const sub = await subAccount();
    const answer = await sub.call(saveFilter, { body: { ...savedFilter('lcl'), isShared: true } });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
    expect(await filtersOf(sub)).toEqual([]);
  });
});

describe('views', () => {
  test('keep columns, order, sort and filter together, and at most one is the default', async () => {
    const first = { ...savedView('lcl'), title: '开船' };
    const [saved] = await main.get(saveView, { body: first });
    const { table: _table, ...kept } = first;
    expect(saved).toEqual({ id: saved?.id, version: saved?.version, ...kept });
    portal.clock.advance(1);
    const both = await main.get(saveView, { body: { ...first, title: '收货', sort: null, filterObj: {} } });
    expect(both.map(({ title, isDefault }) => [title, isDefault])).toEqual([
      ['开船', false],
      ['收货', true],
    ]);
    const [before] = both;
    const changed = await main.get(saveView, {
      body: { ...first, id: saved?.id, version: before?.version, isDefault: true },
    });
    expect(changed.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    const id = both[1]?.id ?? '';
    expect(titles(await main.get('POST /system/view/delete', { body: { table, id } }))).toEqual(['开船']);
  });

  test('saved as the default in many windows at once are one default', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => main.call(saveView, { body: savedView('lcl') })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await viewsOf(main)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are thirty at most, under names of their own', async () => {
    const rows = Array.from({ length: tableMemoryLimits.views }, (_, at) => ({
      id: crypto.randomUUID(),
      customer_id: main.customerId,
      member_id: main.userId,
      table_name: table,
      title: `view ${at}`,
      columns: '[]',
      sort: null,
      filter_obj: '{}',
      is_default: false,
      created_at: portal.clock().toISOString(),
      updated_at: portal.clock().toISOString(),
    }));
    await portal.database.kysely.insertInto('saved_view').values(rows).execute();
    const full = await main.call(saveView, { body: savedView('lcl') });
    expect(full.json().fields[0].message).toMatch(/^At most 30/);
    // All thirty were made at one instant, so the list may begin with any of them: this one is found by its name.
    const one = (await viewsOf(main)).find(({ title }) => title === 'view 0');
    const taken = { ...savedView('lcl'), id: one?.id, version: one?.version, title: 'view 1' };
    expect((await main.call(saveView, { body: taken })).json().fields[0].message).toMatch(/taken already/);
    // A refused save as the default leaves the default as it was.
    expect((await viewsOf(main)).some(({ isDefault }) => isDefault)).toBe(false);
  });

  test('of somebody else are not there, also within one customer', async () => {
    const [saved] = await main.get(saveView, { body: savedView('lcl') });
    const id = saved?.id ?? '';
    for (const person of [await subAccount(), await portal.signIn('Other')]) {
      expect(await viewsOf(person)).toEqual([]);
      const changed = await person.call(saveView, { body: { ...savedView('lcl'), id } });
      const deleted = await person.call('POST /system/view/delete', { body: { table, id } });
      expect([changed.statusCode, deleted.statusCode]).toEqual([404, 404]);
    }
    expect(await viewsOf(main)).toEqual([saved]);
  });
});

describe('what is saved in two windows', () => {
  const refusal = async (answer: Promise<{ statusCode: number; json: () => { code: string } }>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().code];
  };
  const tooLate = [409, 'SAVED_ELSEWHERE'];

  test('as column settings from the same ones is saved once; the other is refused, and overwrites it knowingly', async () => {
    const [here, there] = [await main.again(), await main.again()];
    const first = await here.get(saveSettings, { body: tableSettings(table) });
    expect(await refusal(there.call(saveSettings, { body: tableSettings(table) }))).toEqual(tooLate);
    const { version } = first;
    const both = await Promise.all(
      [here, there].map((window) => window.call(saveSettings, { body: tableSettings(table, { version }) })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const stored = await settingsOf(main);
    const mine = tableSettings(table, { isBordered: false, version: stored?.version });
    expect(await there.get(saveSettings, { body: mine })).toMatchObject({ isBordered: false });
  });

  test('after a reset is no change of what was reset, also where it was saved again', async () => {
    const { version } = await main.get(saveSettings, { body: tableSettings(table) });
    await main.get('POST /system/table/reset', { body: { table } });
    const late = tableSettings(table, { version });
    expect(await refusal(main.call(saveSettings, { body: late }))).toEqual(tooLate);
    await main.get(saveSettings, { body: tableSettings(table) });
    expect(await refusal(main.call(saveSettings, { body: late }))).toEqual(tooLate);
  });

  test('as a favourite is saved by the first of them', async () => {
    const [{ id, version } = { id: '', version: '' }] = await main.get(saveFilter, {
      body: savedFilter('lcl'),
    });
    const change = { ...savedFilter('lcl'), id, version };
    const both = await Promise.all([1, 2].map(() => main.call(saveFilter, { body: change })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { version: _forgotten, ...withoutVersion } = change;
    expect(await refusal(main.call(saveFilter, { body: withoutVersion }))).toEqual(tooLate);
    expect(await filtersOf(main)).toHaveLength(1);
  });

  test('as a view is saved by the first of them; one that is the default no more is another version', async () => {
    const [first] = await main.get(saveView, { body: savedView('lcl') });
    const change = { ...savedView('lcl'), id: first?.id, version: first?.version };
    const both = await Promise.all([1, 2].map(() => main.call(saveView, { body: change })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [changed] = await viewsOf(main);
    portal.clock.advance(1);
    await main.get(saveView, { body: savedView('lcl') });
    const late = { ...change, version: changed?.version };
    expect(await refusal(main.call(saveView, { body: late }))).toEqual(tooLate);
    expect((await viewsOf(main)).map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });
});
