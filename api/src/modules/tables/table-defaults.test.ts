import { tableMemoryLimits } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import {
  defaultColumns,
  defaultView,
  savedView,
  tableOf,
  tableSettings,
} from '../../../test/table-memory.ts';

const saveColumns = 'POST /system/table/saveDefaultColumns';
const saveView = 'POST /system/table/saveDefaultView';
const remove = 'POST /system/table/removeDefault';
const word = 'shared';
const table = tableOf(word);

let portal: Portal;
let keeper: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  portal = await openPortal();
  keeper = await portal.signIn('Keeper', { role: null, permissions: ['system:menus'] });
});
beforeEach(async () => {
  person = await portal.signIn();
  for (const { kind, id, version } of await keeper.get('GET /system/table/defaults')) {
    await keeper.get(remove, { body: { kind, id, version } });
  }
});
afterAll(async () => await portal.close());

const settingsOf = (who: SignedIn) => who.get('GET /system/table/info', { query: { table } });
const viewsOf = (who: SignedIn) => who.get('GET /system/view/list', { query: { table } });
const defaults = () => keeper.get('GET /system/table/defaults');

test('columns that staff set hold for everybody who has none of their own, and a first save is not refused for them', async () => {
  await keeper.get(saveColumns, { body: defaultColumns(table) });
  const shown = await settingsOf(person);
  expect(shown).toMatchObject({ table, density: 'compact', isBordered: true, isOfOrganisation: true });
  expect(await person.get('GET /system/table/list')).toEqual([shown]);

  const mine = tableSettings(table, { density: 'comfortable', version: shown?.version ?? '' });
  const saved = await person.get('POST /system/table/save', { body: mine });
  expect(await settingsOf(person)).toEqual(saved);
  expect(saved.isOfOrganisation).toBeUndefined();
  expect(await person.get('GET /system/table/list')).toEqual([saved]);
  // In another window that has seen the organisation's columns alone.
  const second = await person.call('POST /system/table/save', { body: mine });
  expect([second.statusCode, second.json().code]).toEqual([409, 'SAVED_ELSEWHERE']);

  expect(await person.get('POST /system/table/reset', { body: { table } })).toEqual(shown);
});

test('a view that staff offer stands after one’s own, is replaced by its name, and is nobody’s to change', async () => {
  const offered = defaultView(word);
  await keeper.get(saveView, { body: offered });
  await keeper.get(saveView, { body: { ...offered, sort: null } });
  await person.get('POST /system/view/save', { body: savedView(word) });
  const views = await viewsOf(person);
  expect(views.map(({ isOfOrganisation }) => isOfOrganisation)).toEqual([undefined, true]);
  expect(views[1]).toMatchObject({ title: offered.title, sort: null, isDefault: false });

  const { id = '', version } = views[1] ?? {};
  const changed = await person.call('POST /system/view/save', {
    body: { ...savedView(word), id, version },
  });
  const removed = await person.call('POST /system/view/delete', { body: { table, id } });
  expect([changed.statusCode, removed.statusCode]).toEqual([404, 404]);
});

test('what is removed holds for nobody; what a colleague changed meanwhile is not removed unseen', async () => {
  await keeper.get(saveColumns, { body: defaultColumns(table) });
  const [seen] = await defaults();
  if (!seen) throw new Error('nothing is set');
  expect(seen).toMatchObject({ kind: 'columns', table, path: '/business/lcl/index', title: '' });
  await keeper.get(saveColumns, { body: { ...defaultColumns(table), isStriped: true } });
  const { kind, id, version } = seen;
  const refused = await keeper.call(remove, { body: { kind, id, version } });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'SAVED_ELSEWHERE']);

  const [newest] = await defaults();
  await keeper.get(remove, { body: { kind, id, version: newest?.version ?? '' } });
  // A second time there is nothing left to do.
  await keeper.get(remove, { body: { kind, id, version: newest?.version ?? '' } });
  expect([await defaults(), await settingsOf(person)]).toEqual([[], null]);
});

test('a customer sets nothing for everybody; a name that is none, one view too many and a foreign address are refused', async () => {
  expect((await person.call(saveColumns, { body: defaultColumns(table) })).statusCode).toBe(403);
  expect((await person.call('GET /system/table/defaults')).statusCode).toBe(403);
  const refused = async (changes: object) => {
    const answer = await keeper.call(saveView, { body: { ...defaultView(word), ...changes } });
    return [answer.statusCode, answer.json().fields?.[0]?.field];
  };
  expect(await refused({ title: ' ' })).toEqual([400, 'title']);
  expect(await refused({ path: '//elsewhere.example' })).toEqual([400, 'path']);
  for (let made = 0; made < tableMemoryLimits.views; made += 1) {
    await keeper.get(saveView, { body: defaultView(word) });
  }
  expect(await refused({})).toEqual([400, 'title']);
});
