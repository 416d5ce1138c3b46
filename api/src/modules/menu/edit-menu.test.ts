import { randomUUID } from 'node:crypto';
import type { MenuItemContent } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeFronts } from '../../../test/fronts.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';

let portal: Portal;
let keeper: SignedIn;
beforeAll(async () => {
  // Its one remote has every path below /business/lcl, and no other.
  portal = await openPortal({ fronts: makeFronts() });
  keeper = await portal.signIn('Keeper', { role: null, permissions: ['system:menus'] });
});
afterAll(async () => await portal.close());

const content = (name: string, changes: Partial<MenuItemContent> = {}): MenuItemContent => ({
  parentId: null,
  type: 'menu',
  name,
  titleZh: `标题 ${name}`,
  titleEn: `Title ${name}`,
  path: '',
  url: '',
  icon: '',
  roles: [],
  permission: '',
  isHidden: false,
  ...changes,
});
type Saved = { id: string; version: number };
const bodyOf = (item: MenuItemContent, seen: Partial<Saved> = {}) => ({
  idempotencyKey: randomUUID(),
  ...seen,
  item,
});
const save = (item: MenuItemContent, seen?: Partial<Saved>) =>
  keeper.get('POST /system/menu/save', { body: bodyOf(item, seen) });
/** The code of a refusal, and each field with what is said of it. */
const refusalOf = (answer: { json: () => Refused }) => {
  const { code, fields = [] } = answer.json();
  return [code, ...fields.map(({ field, texts }) => [field, texts['zh-CN']])];
};
type Refused = { code: string; fields?: { field: string; texts: Record<'zh-CN' | 'en', string> }[] };
const refused = async (item: MenuItemContent, seen?: Partial<Saved>) =>
  refusalOf(await keeper.call('POST /system/menu/save', { body: bodyOf(item, seen) }));
const move = async (item: Saved, parentId: string | null, position: number) =>
  await keeper.call('POST /system/menu/move', {
    body: { idempotencyKey: randomUUID(), ...item, parentId, position },
  });
const list = async () => (await keeper.get('GET /system/menu/list')).items;
const stored = async (id: string) => (await list()).find((item) => item.id === id);
const allow = async (hosts: string[]) => {
  const { version } = await keeper.get('GET /system/menu/frameHosts');
  return await keeper.call('POST /system/menu/frameHosts', {
    body: { idempotencyKey: randomUUID(), version, hosts },
  });
};
const menuNames = async (person: SignedIn, group: string) =>
  (await person.get('GET /menu')).find(({ name }) => name === group)?.children?.map(({ name }) => name);

test('staff build a group with a page and a link, and everybody gets it; a repeated save adds nothing', async () => {
  const group = await save(content('extras'));
  const page = bodyOf(content('shortcut', { parentId: group.id, path: '/business/lcl/index', icon: 'ship' }));
  const saved = await keeper.get('POST /system/menu/save', { body: page });
  expect(await keeper.get('POST /system/menu/save', { body: page })).toEqual(saved);
  await save(content('board', { parentId: group.id, type: 'link', url: 'https://track.example/board' }));
  const person = await portal.signIn();
  expect(await menuNames(person, 'extras')).toEqual(['shortcut', 'board']);
  expect(await stored(saved.id)).toMatchObject({ parentId: group.id, trouble: null, version: 1 });
});

test('a menu that points to a page that nobody has is refused at its field', async () => {
  const path = '/business/air/index';
  expect(await refused(content('nowhere', { path }))).toEqual([
    'REQUEST_INVALID',
    ['item.path', '没有这个页面'],
  ]);
  for (const wrong of ['/login', '/index', 'business/lcl', '/business/lcl?x=1', '//evil.example'])
    expect(await refused(content('nowhere', { path: wrong }))).toContainEqual(['item.path', '没有这个页面']);
});

test('a page that went with its remote is marked for staff', async () => {
  // The pages of air bookings are stored with every portal; here no remote has them.
  const gone = (await list()).filter(({ trouble }) => trouble === 'pageGone').map(({ name }) => name);
  expect(gone).toEqual(['airBookings', 'airBooking']);
});

test('what is wrong with an item is said of each field in the words of the caller', async () => {
  const item = content('1x', { titleZh: ' ', titleEn: 'x'.repeat(41), icon: 'rocket', roles: ['nobody'] });
  const [code, ...fields] = await refused({ ...item, type: 'link', url: 'javascript:alert(1)' });
  expect(code).toBe('REQUEST_INVALID');
  expect(fields.map(([field]) => field)).toEqual([
    'item.name',
    'item.titleZh',
    'item.titleEn',
    'item.url',
    'item.icon',
    'item.roles',
  ]);
  await save(content('once'));
  expect(await refused(content('once'))).toContainEqual(['item.name', '已被其他记录使用，请换一个']);
});

test('groups stand at the top, buttons below pages, and nothing below itself', async () => {
  const group = await save(content('rules'));
  const page = await save(content('rulesPage', { parentId: group.id, path: '/business/lcl/rules' }));
  const button = await save(
    content('rulesButton', { parentId: page.id, type: 'button', permission: 'cost:view' }),
  );
  const at = (item: MenuItemContent) => refused(item).then(([, problem]) => problem?.[0]);
  expect(await at(content('inGroup', { parentId: group.id }))).toBe('item.parentId');
  expect(await at(content('belowPage', { parentId: page.id, path: '/business/lcl/x' }))).toBe(
    'item.parentId',
  );
  expect(await at(content('alone', { type: 'button', permission: 'cost:view' }))).toBe('item.parentId');
  expect(await at(content('bare', { parentId: page.id, type: 'button' }))).toBe('item.permission');
  expect(await at(content('belowButton', { parentId: button.id, path: '/business/lcl/x' }))).toBe(
    'item.parentId',
  );
  for (const parent of [group, page, button]) {
    const answer = await move(group, parent.id, 0);
    expect(refusalOf(answer)[1]).toEqual(['parentId', '不能放到自己下面']);
  }
  expect(await refused(content('rules', { type: 'link', url: 'https://a.example' }), group)).toContainEqual([
    'item.type',
    '下面还有别的项，不能这样改，请先移走',
  ]);
});

test('an item moves up, down and below another one, and somebody who saw it before is told', async () => {
  const [one, other] = [await save(content('moveOne')), await save(content('moveOther'))];
  const first = await save(content('first', { parentId: one.id, path: '/business/lcl/first' }));
  const second = await save(content('second', { parentId: one.id, path: '/business/lcl/second' }));
  const third = await save(content('third', { parentId: one.id, path: '/business/lcl/third' }));
  const person = await portal.signIn();
  expect((await move(third, one.id, 0)).statusCode).toBe(200);
  expect(await menuNames(person, 'moveOne')).toEqual(['third', 'first', 'second']);
  expect((await move(first, one.id, 2)).statusCode).toBe(200);
  expect(await menuNames(person, 'moveOne')).toEqual(['third', 'second', 'first']);
  expect((await move(second, other.id, 0)).statusCode).toBe(200);
  expect(await menuNames(person, 'moveOther')).toEqual(['second']);
  expect((await move(second, one.id, 0)).json().code).toBe('VERSION_CONFLICT');
  expect(await refused(content('second', { path: '/business/lcl/second' }), second)).toEqual([
    'VERSION_CONFLICT',
  ]);
});

test('an item with others below it is not removed, and one without them is, as it was seen', async () => {
  const group = await save(content('leaving'));
  const page = await save(content('leavingPage', { parentId: group.id, path: '/business/lcl/leaving' }));
  const remove = async (body: Saved) => (await keeper.call('POST /system/menu/remove', { body })).json();
  expect(await remove(group)).toMatchObject({
    code: 'MENU_ITEM_IN_USE',
    texts: { 'zh-CN': '“标题 leaving”下面还有 1 项，请先移走或删除。' },
  });
  expect((await remove({ ...page, version: 7 })).code).toBe('VERSION_CONFLICT');
  expect((await remove(page)).code).toBe(200);
  expect((await remove(group)).code).toBe(200);
  expect((await remove(group)).code).toBe('NOT_FOUND');
});

test('an item is for roles and for a permission; a button shows nobody a menu and opens no page', async () => {
  const group = await save(content('billing'));
  const page = await save(
    content('billingPage', {
      parentId: group.id,
      path: '/business/lcl/billing',
      roles: ['finance'],
      permission: 'cost:view',
    }),
  );
  await save(content('billingExport', { parentId: page.id, type: 'button', permission: 'exports:make' }));
  const finance = await portal.signIn('Finance', { role: 'finance' });
  const operator = await portal.signIn('Operator', { role: 'operator' });
  const exporter = await portal.signIn('Exporter', { role: null, permissions: ['exports:make'] });
  expect(await menuNames(finance, 'billing')).toEqual(['billingPage']);
  for (const person of [operator, exporter]) expect(await menuNames(person, 'billing')).toBeUndefined();
  const preview = async (role: string) => await keeper.get('GET /system/menu/preview', { query: { role } });
  const ofFinance = await preview('finance');
  expect(ofFinance.owner).toBe('customer');
  expect(ofFinance.buttons.find(({ path }) => path === '/business/lcl/billing')).toMatchObject({
    permission: 'exports:make',
    isGranted: true,
  });
  expect(ofFinance.permissions).toContain('cost:view');
  const shown = (items: typeof ofFinance.items) => items.some(({ name }) => name === 'billing');
  expect([shown(ofFinance.items), shown((await preview('operator')).items)]).toEqual([true, false]);
  expect((await keeper.call('GET /system/menu/preview', { query: { role: 'x' } })).statusCode).toBe(404);
});

test('a framed page comes from allowed sites alone, and goes when its site is no longer allowed', async () => {
  const framed = content('dashboard', { type: 'iframe', url: 'https://BI.example.com/d/1' });
  expect(await refused(framed)).toEqual([
    'REQUEST_INVALID',
    ['item.url', '不允许内嵌 bi.example.com 的页面，请先把它加入允许内嵌的网站'],
  ]);
  expect((await allow(['BI.example.com', 'maps.example.com:8443'])).json().data.hosts).toEqual([
    'bi.example.com',
    'maps.example.com:8443',
  ]);
  const { id } = await save(framed);
  const person = await portal.signIn();
  const item = async () => (await person.get('GET /menu')).find(({ name }) => name === 'dashboard');
  expect(await item()).toMatchObject({
    path: '/frame/dashboard',
    meta: { type: 'iframe', url: 'https://bi.example.com/d/1' },
  });
  await allow(['maps.example.com:8443']);
  expect(await item()).toBeUndefined();
  expect(await stored(id)).toMatchObject({ trouble: 'hostNotAllowed' });
});

test.each([
  ['*.example.com', '不能用 *，请逐个填写域名'],
  ['com', '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443'],
  ['https://bi.example.com', '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443'],
  ['user@bi.example.com', '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443'],
  ['bi.example.com/x', '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443'],
  ['bi.example.com.', '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443'],
  ['127.1', '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443'],
  [
    "bi.example.com; script-src 'unsafe-inline'",
    '请只填域名，可带端口，如 bi.example.com 或 bi.example.com:8443',
  ],
])('%s is no site to be framed', async (host, message) => {
  const answer = await allow(['maps.example.com', host]);
  expect(refusalOf(answer)[1]).toEqual(['hosts.1', message]);
});

test('the portal itself is framed nowhere, on whichever port', async () => {
  const own = await openPortal({ config: { publicOrigin: 'http://portal.example.com' } });
  const staff = await own.signIn('Keeper', { role: null, permissions: ['system:menus'] });
  for (const host of ['portal.example.com', 'PORTAL.example.com:8443']) {
    const body = { idempotencyKey: randomUUID(), version: 0, hosts: [host] };
    const answer = await staff.call('POST /system/menu/frameHosts', { body });
    expect(refusalOf(answer)[1]).toEqual(['hosts.0', '这是本门户自己的域名，不能内嵌']);
  }
  await own.close();
});

test('the policy of a page names exactly the allowed sites, without a restart', async () => {
  const policyOf = async () => {
    portal.clock.advance(10_000);
    const page = await portal.app.inject({ url: '/statistical', headers: { accept: 'text/html' } });
    return /frame-src [^;]*/.exec(String(page.headers['content-security-policy']))?.[0];
  };
  await allow(['bi.example.com', 'maps.example.com:8443']);
  expect(await policyOf()).toBe('frame-src https://bi.example.com https://maps.example.com:8443');
  await allow([]);
  expect(await policyOf()).toBe("frame-src 'none'");
});

test('the pages that can be chosen are those of the shell and of the remotes', async () => {
  const pages = await keeper.get('GET /system/menu/pages');
  expect(pages).toContainEqual({
    path: '/system/releases',
    title: { 'zh-CN': '发布管理', en: 'Releases' },
    permission: 'system:releases',
  });
  expect(pages.map(({ path }) => path)).not.toContain('/login');
});

test('nobody else keeps the menu', async () => {
  const clerk = await portal.signIn('Clerk', { role: null, permissions: ['system:clients'] });
  expect((await clerk.call('GET /system/menu/list')).statusCode).toBe(403);
  expect((await clerk.call('POST /system/menu/save', { body: bodyOf(content('x')) })).statusCode).toBe(403);
  expect((await clerk.call('GET /menu')).statusCode).toBe(200);
});
