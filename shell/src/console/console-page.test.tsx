import type { MenuItem, RemoteEntry } from '@berth/contract';
import type { ConsoleFigure, ConsoleLayout } from '@berth/contract/endpoints';
import { defineRemote } from '@berth/runtime';
import { type Answers, refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testRemotes } from '../testing/test-remotes.tsx';

jest.unstable_mockModule('../loading/probe-line.ts', () => ({ isLineGood: async () => true }));
const { fetchRemoteModule, renderPortal } = await import('../testing/render-portal.tsx');

const [, orders] = testRemotes as [RemoteEntry, RemoteEntry]; // three of them
const complain = console.error;
const fetchUsual = fetchRemoteModule.getMockImplementation();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  console.error = complain;
  if (fetchUsual) fetchRemoteModule.mockImplementation(fetchUsual);
});

const count = (number: number) => ({ unit: 'count' as const, count: number });
const figure = (name: string, counts: number[], before = 0, trend: number[] = []): ConsoleFigure => ({
  name,
  value: count(counts.reduce((sum, each) => sum + each, 0)),
  before: count(before),
  trend,
  parts: counts.map((records, at) => ({
    list: at === 0 ? 'lclBookings' : 'fclBookings',
    filter: { createdAt: ['2026-11-01 00:00:00|>='], status: ['draft|!='] },
    value: count(records),
    records,
  })),
});
const figures = {
  isEmpty: false,
  figures: [
    figure('returnedThisYear', [1], 2),
    figure('ordersThisMonth', [9, 3], 8, [1, 4, 12]),
    figure('somethingNewer', [5]),
  ],
  charts: [],
  sailings: [],
  recent: [],
  unanswered: [] as string[],
};
const untouched: ConsoleLayout = { order: [], hidden: [], functions: null, version: null };

const card = (name: string, order: number) => ({
  name,
  slot: 'console.cards',
  title: { 'zh-CN': `${name}卡片`, en: `${name} card` },
  size: { columns: 'half', rows: 'normal' } as const,
  order,
});

/** The console with cards of two remotes, `sound` and `torn`. */
async function openConsole(answers: Answers = {}, options: { remotes?: RemoteEntry[] } = {}) {
  const entry = (name: string, order: number): RemoteEntry => ({
    ...orders,
    name,
    global: `berth_${name}_1`,
    basePaths: [`/${name}`],
    menu: [],
    parts: [card(name, order)],
  });
  const define = (name: string) =>
    defineRemote({
      name,
      routes: [],
      translations: { 'zh-CN': async () => ({ default: {} }), en: async () => ({ default: {} }) },
      parts: { [name]: async () => () => <p>content of {name}</p> },
    });
  let isTornDown = true;
  fetchRemoteModule.mockImplementation(async ({ global }) => {
    const [, name = ''] = global.split('_');
    if (name === 'torn' && isTornDown) throw new Error('the server of torn is down');
    return { remote: define(name) };
  });
  const made = await renderPortal('/statistical', {
    remotes: options.remotes ?? [...testRemotes, entry('sound', 10), entry('torn', 50)],
    answers: {
      'GET /business/customerOrderInfo': figures,
      'GET /business/getWorklist': { rows: [], unanswered: [] },
      'GET /user/consoleLayout': untouched,
      'GET /business/getUserMessage': { rows: [], total: 0, summary: { unread: 0 } },
      'GET /index/getBulletins': [],
      'GET /index/getNewsNewest': [],
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: '控制台' });
  const mendTorn = () => {
    isTornDown = false;
  };
  return { ...made, mendTorn };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const cell = async (label: string) => {
  const name = await screen.findByText(label);
  return name.closest('li') as HTMLElement;
};
const button = (name: string) => screen.getByRole('button', { name });

test('cards of the shell and of remotes stand in their order, one remote that is down costs its card alone', async () => {
  console.error = () => {}; // React reports what a boundary caught
  const { mendTorn } = await openConsole();
  expect(titles()).toEqual(['需要您处理', 'sound卡片', '业务概览', 'torn卡片', '公告与通知', '常用功能']);
  await screen.findByText('content of sound');
  const torn = screen.getByRole('region', { name: 'torn卡片' });
  await within(torn).findByText('这一部分没能加载，请重试。');
  expect(await screen.findByText('本月订单')).toBeDefined();
  mendTorn();
  await act(async () => fireEvent.click(within(torn).getByRole('button', { name: /^重 ?试$/ })));
  await within(torn).findByText('content of torn');
});

test('the console is the first entry of the menu', async () => {
  await openConsole();
  const menu = screen.getAllByRole('navigation')[0] as HTMLElement;
  expect(within(menu).getAllByRole('listitem')[0]?.textContent).toBe('控制台');
});

test('a figure stands against the period before and leads to each list with its filter', async () => {
  await openConsole();
  const month = await cell('本月订单');
  expect(month.textContent).toContain('12');
  expect(month.textContent).toContain('50%');
  const links = within(month).getAllByRole('link');
  const query = '?createdAt=2026-11-01+00:00:00|>=&status=draft|!=';
  expect(
    links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    ['拼箱 9', `/business/lcl/index${query}`],
    ['整柜 3', `/business/fcl/index${query}`],
  ]);
  // Fewer returns are better, and a figure of one list is a link itself.
  const returned = await cell('本年退载');
  expect(within(returned).getByRole('link').textContent).toBe('1');
  expect(returned.querySelector('[data-meaning]')?.getAttribute('data-meaning')).toBe('better');
  expect(screen.queryByText(/somethingNewer/)).toBeNull();
});

test('amounts stand by currency, and those of several are not compared', async () => {
  const amounts = (...each: [string, number][]) => ({
    unit: 'money' as const,
    amounts: each.map(([currency, amount]) => ({ currency, amount })),
  });
  const value = amounts(['CNY', 128_450], ['USD', 90_000]);
  const part = { list: 'bills', filter: {}, value, records: 3 };
  const bill = { name: 'billAmount', value, before: amounts(['CNY', 100]), trend: [1, 2], parts: [part] };
  await openConsole({ 'GET /business/customerOrderInfo': { ...figures, figures: [bill] } });
  const bills = await cell('账单金额');
  expect(bills.textContent).toContain('¥1,284.50');
  expect(bills.textContent).toContain('USD 900.00');
  expect(bills.querySelector('[data-meaning]')).toBeNull();
  expect(within(bills).getByRole('link').getAttribute('href')).toBe('/cost');
});

test('a customer who has entered nothing sees how to begin instead of zeros', async () => {
  await openConsole({ 'GET /business/customerOrderInfo': { ...figures, isEmpty: true } });
  await screen.findByRole('heading', { name: '三步开始第一票货' });
  expect(titles()).toEqual(['三步开始第一票货', '公告与通知', '常用功能']);
  expect(screen.getByRole('link', { name: '新建拼箱订舱' }).getAttribute('href')).toBe(
    '/business/lcl/detail',
  );
});

test('what a module could not count in time is said, and counted again', async () => {
  let unanswered = ['bills'];
  await openConsole({ 'GET /business/customerOrderInfo': () => ({ ...figures, unanswered }) });
  await screen.findByText('部分数据暂时没有统计出来。');
  unanswered = [];
  fireEvent.click(button('重新统计'));
  await waitFor(() => expect(screen.queryByText('部分数据暂时没有统计出来。')).toBeNull());
});

test('cards are moved, hidden and saved; the focus goes with the card', async () => {
  console.error = () => {};
  let stored = untouched;
  const saved: unknown[] = [];
  await openConsole({
    'GET /user/consoleLayout': () => stored,
    'POST /user/consoleLayout': ({ body }) => {
      saved.push(body);
      stored = { ...(body as ConsoleLayout), version: 'v1' };
      return stored;
    },
  });
  fireEvent.click(button('自定义'));
  expect(button('把“需要您处理”前移').hasAttribute('disabled')).toBe(true);
  fireEvent.click(button('把“业务概览”前移'));
  fireEvent.click(button('把“业务概览”前移'));
  expect(titles().slice(0, 3)).toEqual(['业务概览', '需要您处理', 'sound卡片']);
  // First now: only later is left to it.
  expect(document.activeElement).toBe(button('把“业务概览”后移'));
  fireEvent.click(button('隐藏“公告与通知”'));
  expect(titles()).not.toContain('公告与通知');
  expect(screen.getByRole('button', { name: '显示“公告与通知”' })).toBeDefined();
  fireEvent.click(button('完成'));
  await screen.findByRole('button', { name: '自定义' });
  expect(saved).toEqual([
    {
      order: [
        'shell/figures',
        'shell/worklist',
        'sound/sound',
        'torn/torn',
        'shell/bulletin',
        'shell/functions',
      ],
      hidden: ['shell/bulletin'],
      functions: null,
      version: null,
    },
  ]);
  expect(titles()).toEqual(['业务概览', '需要您处理', 'sound卡片', 'torn卡片', '常用功能']);
});

test('a save that is refused is said in its place, and nothing is lost; a reset brings back the first order', async () => {
  console.error = () => {};
  let stored: ConsoleLayout = { ...untouched, hidden: ['shell/figures'], version: 'v1' };
  await openConsole({
    'GET /user/consoleLayout': () => stored,
    'POST /user/consoleLayout': () => refuse('SAVED_ELSEWHERE'),
    'POST /user/resetConsoleLayout': () => {
      stored = untouched;
      return null;
    },
  });
  await waitFor(() => expect(titles()).not.toContain('业务概览'));
  fireEvent.click(button('自定义'));
  fireEvent.click(button('隐藏“常用功能”'));
  fireEvent.click(button('完成'));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(titles()).not.toContain('常用功能');
  fireEvent.click(button('恢复默认'));
  await screen.findByRole('button', { name: '自定义' });
  expect(titles()).toEqual(['需要您处理', 'sound卡片', '业务概览', 'torn卡片', '公告与通知', '常用功能']);
});

test('common functions come from the menu, are chosen and ordered by their person', async () => {
  const item = (name: string, path: string, hidden = false): MenuItem => ({
    name,
    path,
    meta: { title: { 'zh-CN': name, en: name }, hidden },
  });
  const menu = [
    item('清单', '/business/lcl/index'),
    item('新增', '/business/lcl/detail', true),
    item('内页', '/business/x', true),
  ];
  let stored = untouched;
  await openConsole(
    {
      'GET /system/menu/my/:version': menu,
      'GET /user/consoleLayout': () => stored,
      'POST /user/consoleLayout': ({ body }) => {
        stored = { ...(body as ConsoleLayout), version: 'v1' };
        return stored;
      },
    },
    { remotes: testRemotes.slice(2).map((remote) => ({ ...remote, basePaths: ['/business'] })) },
  );
  const card = screen.getByRole('region', { name: '常用功能' });
  const shown = () =>
    within(card)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toEqual(['新增', '清单']));
  fireEvent.click(button('选择功能'));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '把“清单”前移' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shown()).toEqual(['清单', '新增']));
  fireEvent.click(button('选择功能'));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: '清单' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(shown()).toEqual(['新增']));
});

const bulletin = { id: 'b1', day: '2026-11-10', text: '春节安排', link: null, isPinned: true };
const article = {
  id: 'isf',
  title: 'ISF 10+2',
  summary: '',
  category: { code: 'rules', title: '法规' },
  publishedOn: '2026-11-16',
  updatedOn: '2026-11-16',
  isPinned: false,
  cover: null,
  coverUploadId: null,
};

test('bulletins stand first, then the newest news; each leads to its page', async () => {
  const toList = { ...bulletin, id: 'b2', text: '请补充报关资料', link: '/customs' };
  await openConsole({
    'GET /index/getBulletins': [bulletin, toList],
    'GET /index/getNewsNewest': [article],
  });
  const card = await screen.findByRole('region', { name: '公告与通知' });
  await within(card).findByText('ISF 10+2');
  const lines = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual([
    expect.stringContaining('春节安排'),
    expect.stringContaining('请补充报关资料'),
    expect.stringContaining('ISF 10+2'),
  ]);
  const link = (name: string) => within(card).getByRole('link', { name });
  expect(link('请补充报关资料').getAttribute('href')).toBe('/customs');
  expect(link('ISF 10+2').getAttribute('href')).toBe('/index/news/detail?id=isf');
  expect(link('ISF 10+2').getAttribute('target')).toBe('_blank');
  expect(within(card).queryByRole('link', { name: '春节安排' })).toBeNull();
});

test('bulletins that are refused are said in their place, beside the news, and can be asked for again', async () => {
  let isAway = true;
  await openConsole({
    'GET /index/getBulletins': () => (isAway ? refuse('INTERNAL') : [bulletin]),
    'GET /index/getNewsNewest': [article],
  });
  const card = await screen.findByRole('region', { name: '公告与通知' });
  const alert = await within(card).findByRole('alert');
  expect(await within(card).findByText('ISF 10+2')).toBeTruthy();
  isAway = false;
  fireEvent.click(within(alert).getByRole('button'));
  expect(await within(card).findByText('春节安排')).toBeTruthy();
  expect(within(card).queryByRole('alert')).toBeNull();
});
