import type {
  ReleasedVersion,
  ReleaseEvent,
  ReleaseKey,
  ReleaseOverview,
  StaffRemote,
} from '@berth/contract/endpoints';
import { changeLocale, notices } from '@berth/runtime';
import { type Answers, type ReceivedCall, refuse, testUser } from '@berth/runtime/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

// jsdom has no canvas; without one the chart estimates how wide a text is.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const [old, stable, next] = ['1.3.2+aaaaaaaaaaaa', '1.4.0+bbbbbbbbbbbb', '1.5.0+cccccccccccc'] as const;
const at = '2026-11-20T02:00:00.000Z';
const staff = { ...testUser, permissions: ['system:releases', 'release:override'] };

const state = (changes: Partial<StaffRemote> = {}): StaffRemote => ({
  remote: 'booking',
  title: { 'zh-CN': '订舱', en: 'Booking' },
  stable,
  canary: null,
  stableBefore: old,
  rollbackRemoves: false,
  rollbackTrouble: null,
  pins: [],
  figures: [{ version: stable, customers: 12, failing: 0, started: 40, failed: 0 }],
  ...changes,
});
const version = (name: string, changes: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  remote: 'booking',
  version: name,
  publishedAt: at,
  publishedBy: '订舱团队',
  origin: 'released',
  uses: [],
  files: 9,
  bytes: 900_000,
  brotliBytes: 120_000,
  runtimeRange: '^0.1.0',
  contractHash: 'hash',
  customers: 0,
  failing: 0,
  isCanaryStopped: false,
  removedAt: null,
  ...changes,
});
const event = (changes: Partial<ReleaseEvent>): ReleaseEvent => ({
  deployment: 7,
  kind: 'promoted',
  at,
  by: 'li.gong',
  why: '新的列表',
  moved: [{ remote: 'booking', as: 'stable', from: old, to: stable }],
  remote: 'booking',
  version: stable,
  set: null,
  customer: null,
  key: null,
  figures: null,
  messages: [],
  ...changes,
});
const overview = (changes: Partial<ReleaseOverview> = {}): ReleaseOverview => ({
  deployment: 7,
  customers: 100,
  remotes: [state()],
  versions: [version(next), version(stable, { uses: ['stable'] }), version(old, { uses: ['fallback'] })],
  sets: [],
  promotedSet: null,
  setRollback: null,
  keys: [],
  ...changes,
});
const withCanary = overview({
  remotes: [
    state({
      canary: { version: next, percent: 10, since: at },
      figures: [
        { version: stable, customers: 12, failing: 0, started: 40, failed: 0 },
        { version: next, customers: 40, failing: 3, started: 90, failed: 4 },
      ],
    }),
  ],
});
const done = { deployment: 8, moved: [] };

const open = async (answers: Answers = {}) => {
  const made = await renderPortal('/system/releases', {
    user: staff,
    answers: {
      'GET /system/release/overview': overview(),
      'GET /system/release/history': [event({})],
      'GET /system/release/outcomes': { days: ['2026-11-19', '2026-11-20'], versions: [], errors: [] },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: '发布管理' });
  return made;
};
const row = () => screen.findByRole('region', { name: '订舱' });
const click = async (element: HTMLElement) =>
  await act(async () => {
    fireEvent.click(element);
  });
const button = async (name: string | RegExp) => await screen.findByRole('button', { name });
/** Outside of browsers antd gives every field and dialog one id, so a dialog has no name here. */
const openDialog = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(title, { selector: '.ant-modal-title' })).toBeTruthy();
  return dialog;
};
const sent = (calls: ReceivedCall[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);
const noticed = () => notices.get().map(({ title }) => title);

describe('who may see it', () => {
  test('without the permission there is no menu item and no page, and nothing is asked for', async () => {
    const { calls } = await renderPortal('/system/releases', { user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy();
    expect(screen.queryByText('发布管理')).toBeNull();
    expect(calls.filter(({ key }) => key.includes('release'))).toEqual([]);
  });

  test('with it the menu leads there, also while no remote is to be had', async () => {
    await renderPortal('/nowhere', {
      user: staff,
      remotes: [],
      answers: {
        'GET /system/release/overview': overview(),
        'GET /system/release/history': [],
        'GET /system/release/outcomes': { days: [], versions: [], errors: [] },
      },
    });
    const [link] = await screen.findAllByRole('link', { name: '发布管理' });
    if (link) await click(link);
    expect(await screen.findByRole('heading', { level: 1, name: '发布管理' })).toBeTruthy();
    expect([window.location.pathname, document.title]).toEqual(['/system/releases', '发布管理 - 泊位']);
  });
});

test('says what runs, for whom, by whom and how it does', async () => {
  await open({ 'GET /system/release/overview': withCanary });
  const booking = within(await row());
  const share = '共 100 位客户：稳定版约 90 位，灰度约 10 位（未固定客户的 10%）。访客都用稳定版。';
  expect(booking.getByText(share)).toBeTruthy();
  expect(booking.getByText('12 位客户，0 位出错')).toBeTruthy();
  expect(booking.getByText('40 位客户，3 位出错（7.5%）')).toBeTruthy();
  expect(await booking.findByText(/li\.gong/)).toBeTruthy();
  await act(() => changeLocale('en'));
  expect(await screen.findByText('40 customers, 3 with errors (7.5%)')).toBeTruthy();
});

test('counts whom a pin gives another version as no part of stable', async () => {
  const pin = (id: string, name: string, to: string) => ({
    remote: 'booking',
    version: to,
    customer: { id, name },
    by: 'li.gong',
    at,
    why: '测试',
  });
  const pins = [pin('1', '甲', old), pin('2', '乙', old), pin('3', '丙', stable)];
  await open({ 'GET /system/release/overview': overview({ remotes: [state({ pins })] }) });
  const words = '共 100 位客户：稳定版 98 位，固定在其他版本 2 位。访客都用稳定版。';
  expect(within(await row()).getByText(words)).toBeTruthy();
  await act(() => changeLocale('en'));
  const english = '100 customers: stable 98, pinned to another version 2. Visitors always have stable.';
  expect(await screen.findByText(english)).toBeTruthy();
});

test('shows what went wrong whole, in the history and, until somebody moves the remote, in its row', async () => {
  const long = `start: ${'TypeError: x is undefined '.repeat(20)}at end`;
  const stopped = event({
    kind: 'canaryStopped',
    by: 'server',
    deployment: 8,
    why: 'cut',
    figures: { customers: 9, failing: 3 },
    version: next,
    messages: [long, 'load: no answer'],
    moved: [{ remote: 'booking', as: 'canary', from: next, to: null, percent: 0 }],
  });
  const history = [stopped, event({})];
  await open({ 'GET /system/release/history': history });
  const booking = within(await row());
  expect(await booking.findByText(long)).toBeTruthy();
  expect(booking.getByRole('button', { name: `复制 ${long}` })).toBeTruthy();
  const lines = within(await screen.findByRole('list', { name: '发布记录，最新的在前' }));
  expect(lines.getByText(long)).toBeTruthy();
  expect(lines.getByText('load: no answer')).toBeTruthy();
});

test('what somebody has answered by a move stands in the history alone', async () => {
  const leftOut = event({
    kind: 'leftOut',
    by: 'server',
    deployment: null,
    version: null,
    moved: [],
    why: '',
    messages: ['a.js is not what build.json says'],
  });
  await open({ 'GET /system/release/history': [event({}), leftOut] });
  const lines = within(await screen.findByRole('list', { name: '发布记录，最新的在前' }));
  expect(await lines.findByText('启动时没有收入这个构建')).toBeTruthy();
  expect(lines.getByText('a.js is not what build.json says')).toBeTruthy();
  expect(within(await row()).queryByText('a.js is not what build.json says')).toBeNull();
});

test('rolls back in two clicks, with a reason at hand', async () => {
  const { calls } = await open({ 'POST /system/release/rollback': { ...done, trouble: null } });
  const opener = await button('回滚订舱');
  await click(opener);
  const question = screen.getByRole('dialog', { name: '把订舱回滚到 1.3.2？' });
  expect(document.activeElement).toBe(question);
  await click(within(question).getByRole('button', { name: '确认回滚' }));
  await waitFor(() => expect(noticed()).toEqual(['订舱已回滚到 1.3.2']));
  expect(sent(calls, 'POST /system/release/rollback')).toEqual([
    { remote: 'booking', seen: 7, why: '1.4.0 出现问题，回滚到 1.3.2' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  // What the page shows is asked for anew.
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === 'GET /system/release/overview').length).toBeGreaterThan(1),
  );
});

test('says before a rollback, and after it, that its goal failed for too many, and what did not', async () => {
  const trouble = { version: old, customers: 8, failing: 7, lastGood: '1.2.0+dddddddddddd' };
  await open({
    'GET /system/release/overview': overview({ remotes: [state({ rollbackTrouble: trouble })] }),
    'POST /system/release/rollback': { ...done, trouble: { ...trouble, lastGood: null } },
  });
  await click(await button('回滚订舱'));
  const question = within(screen.getByRole('dialog', { name: '把订舱回滚到 1.3.2？' }));
  const failed = '1.3.2 曾在用过它的 8 位客户中的 7 位处出错。';
  const good = '更早的稳定版 1.2.0 没有这样的问题：可用“发布版本”把它转为稳定版。';
  expect(question.getByText(failed + good)).toBeTruthy();
  await act(() => changeLocale('en'));
  const english = '1.3.2 failed for 7 of the 8 customers who had it. 1.2.0, stable before it, did not';
  expect(screen.getByText(english, { exact: false })).toBeTruthy();
  await act(() => changeLocale('zh-CN'));
  await click(await button('确认回滚'));
  await waitFor(() => expect(noticed()).toEqual(['订舱已回滚到 1.3.2']));
  expect(notices.get()[0]).toMatchObject({ kind: 'warning', text: `${failed}更早的稳定版都不比它好。` });
});

test('a refusal stands in the question, which stays', async () => {
  await open({
    'POST /system/release/rollback': () => refuse('VERSION_REMOVED', { message: '版本 1.3.2 的文件已清除' }),
  });
  await click(await button('回滚订舱'));
  await click(await button('确认回滚'));
  expect((await screen.findByRole('alert')).textContent).toContain('版本 1.3.2 的文件已清除');
  expect(screen.getByRole('dialog', { name: '把订舱回滚到 1.3.2？' })).toBeTruthy();
  expect(noticed()).toEqual([]);
});

test('the first version of a remote is taken back with the remote', async () => {
  const first = state({ stableBefore: null, rollbackRemoves: true });
  const { calls } = await open({
    'GET /system/release/overview': overview({ remotes: [first] }),
    'POST /system/release/rollback': { ...done, trouble: null },
  });
  await click(await button('回滚订舱'));
  expect(within(screen.getByRole('dialog', { name: '订舱下线？' })).getByText(/之前没有稳定版/)).toBeTruthy();
  await click(await button('确认下线'));
  await waitFor(() => expect(noticed()).toEqual(['订舱已下线']));
  expect(sent(calls, 'POST /system/release/rollback')).toMatchObject([{ remote: 'booking', seen: 7 }]);
});

test('who has a remote without a stable version is said', async () => {
  const none = { stable: null, stableBefore: null };
  const canary = { version: next, percent: 100, since: at };
  await open({
    'GET /system/release/overview': overview({
      remotes: [state(none), state({ ...none, remote: 'site', canary })],
    }),
  });
  expect(await screen.findByText(/^没有稳定版，这个子应用对所有人不可用/)).toBeTruthy();
  expect(screen.getByText(/^没有稳定版：只有灰度和固定了版本的客户能用/)).toBeTruthy();
});

test('what somebody else has moved meanwhile is refused, and said with what is in force now', async () => {
  let deployment = 7;
  const { calls } = await open({
    // By then another version would be gone back to.
    'GET /system/release/overview': () =>
      overview({ deployment, remotes: [state({ stableBefore: deployment === 7 ? old : '1.2.0' })] }),
    'POST /system/release/promote': done,
    'POST /system/release/rollback': () =>
      refuse('RELEASE_MOVED', { message: '“booking”刚刚被 li.gong 变更，稳定版现在是 1.3.2' }),
  });
  await click(await button('回滚订舱'));
  // Somebody else moves something, and the page behind the question learns of it.
  deployment = 8;
  await click(await button('确认回滚'));
  expect((await screen.findByRole('alert')).textContent).toContain('刚刚被 li.gong 变更，稳定版现在是 1.3.2');
  await screen.findByText('第 8 次部署');
  // What was asked about is what was seen when the question was opened: sent again, it would be refused again.
  const question = screen.getByRole('dialog', { name: '把订舱回滚到 1.3.2？' });
  expect(within(question).queryByRole('button', { name: '确认回滚' })).toBeNull();
  expect(question.contains(document.activeElement)).toBe(true);
  expect(sent(calls, 'POST /system/release/rollback')).toMatchObject([{ seen: 7 }]);
  await click(within(question).getByRole('button', { name: /关\s*闭/ }));
  await click(await button('回滚订舱'));
  await click(await button('确认回滚'));
  expect(sent(calls, 'POST /system/release/rollback').at(-1)).toMatchObject({ seen: 8 });
});

test('a reason is asked for, at the field, and not sent without', async () => {
  const { calls } = await open({
    'POST /system/release/rollback': { ...done, trouble: null },
    'POST /system/release/promote': done,
    'POST /system/release/pin': done,
  });
  await click(await button('回滚订舱'));
  const question = within(screen.getByRole('dialog', { name: '把订舱回滚到 1.3.2？' }));
  const field = question.getByRole<HTMLInputElement>('textbox', { name: /原因/ });
  fireEvent.change(field, { target: { value: ' \u3000' } });
  await click(question.getByRole('button', { name: '确认回滚' }));
  expect(question.getByText('请填写原因，它会留在发布记录里')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '长'.repeat(501) } });
  await click(question.getByRole('button', { name: '确认回滚' }));
  expect(question.getByText('最多 500 个字符')).toBeTruthy();
  expect(calls.filter(({ key }) => key.startsWith('POST /system'))).toEqual([]);
  await click(question.getByRole('button', { name: /取\s*消/ }));
  for (const [opener, title, confirm] of [
    ['发布版本：订舱', '发布订舱的一个版本', /发\s*布/],
    ['为客户固定订舱的版本', '为一位客户固定订舱的版本', /固\s*定/],
  ] as const) {
    await click(await button(opener));
    const dialog = await openDialog(title);
    fireEvent.change(dialog.getByRole('textbox', { name: /原因/ }), { target: { value: '' } });
    await click(dialog.getByRole('button', { name: confirm }));
    expect(dialog.getByText('请填写原因，它会留在发布记录里')).toBeTruthy();
    await click(dialog.getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(calls.filter(({ key }) => key.startsWith('POST /system'))).toEqual([]);
});

test('a second key does not take the place of the first, which nobody has copied yet', async () => {
  let count = 0;
  await open({
    'POST /system/release/keySave': () => {
      count += 1;
      const id = `00000000-0000-4000-8000-00000000000${count}`;
      const key = { id, holder: `团队${count}`, remote: '*', madeAt: at, madeBy: 'staff' };
      return { text: `brk_secret${count}`, key: { ...key, lastUsedAt: null, revokedAt: null } };
    },
  });
  for (const holder of ['团队1', '团队2']) {
    await click(await button('生成密钥'));
    const dialog = await openDialog('生成密钥');
    fireEvent.change(dialog.getByRole('textbox', { name: /给谁/ }), { target: { value: holder } });
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: /可以发布/ }));
    fireEvent.click(
      (await screen.findAllByText('订舱', { selector: '.ant-select-item *' })).at(-1) as HTMLElement,
    ); // found, or thrown
    await click(dialog.getByRole('button', { name: '生成密钥' }));
    await screen.findByRole('region', { name: `${holder}的新密钥` });
  }
  expect(screen.getByText('brk_secret1')).toBeTruthy();
  const second = within(screen.getByRole('region', { name: '团队2的新密钥' }));
  expect(second.getByText('brk_secret2')).toBeTruthy();
  await click(second.getByRole('button', { name: '我已复制' }));
  expect(screen.queryByText('brk_secret2')).toBeNull();
  expect(screen.getByText('brk_secret1')).toBeTruthy();
});

test('a canary becomes stable, or ends, by its full version', async () => {
  const { calls } = await open({
    'GET /system/release/overview': withCanary,
    'POST /system/release/promote': done,
  });
  await click(await button('把订舱的灰度转为稳定版'));
  await click(await button('确认转为稳定版'));
  await waitFor(() => expect(noticed()).toEqual(['1.5.0 已是订舱的稳定版']));
  await click(await button('停止灰度：订舱'));
  await click(await button('确认停止'));
  await waitFor(() => expect(sent(calls, 'POST /system/release/promote')).toHaveLength(2));
  expect(sent(calls, 'POST /system/release/promote')).toEqual([
    { remote: 'booking', version: next, to: 'stable', seen: 7, why: '灰度期间运行正常' },
    { remote: 'booking', version: next, to: 'canary', percent: 0, seen: 7, why: '停止灰度 1.5.0' },
  ]);
});

test('a version is released to a share of the customers, which must be one', async () => {
  const { calls } = await open({ 'POST /system/release/promote': done });
  await click(await button('发布版本：订舱'));
  const dialog = await openDialog('发布订舱的一个版本');
  const percent = dialog.getByRole('textbox', { name: /客户比例/ });
  fireEvent.change(percent, { target: { value: '0' } });
  await click(dialog.getByRole('button', { name: /发\s*布/ }));
  expect(dialog.getByText('请填写 1 到 100 的整数')).toBeTruthy();
  expect(sent(calls, 'POST /system/release/promote')).toEqual([]);
  fireEvent.change(percent, { target: { value: '２５' } });
  await click(dialog.getByRole('button', { name: /发\s*布/ }));
  await waitFor(() => expect(noticed()).toEqual(['订舱 1.5.0 已发布']));
  expect(sent(calls, 'POST /system/release/promote')).toEqual([
    { remote: 'booking', version: next, to: 'canary', percent: 25, seen: 7, why: '灰度 1.5.0' },
  ]);
});

test('a pinned customer stands there with a way out; pinning needs a customer', async () => {
  const pin = {
    remote: 'booking',
    version: old,
    customer: { id: '00000000-0000-4000-8000-000000000001', name: '远望家居' },
    by: 'li.gong',
    at,
    why: '等他们改完',
  };
  const { calls } = await open({
    'GET /system/release/overview': overview({ remotes: [state({ pins: [pin] })] }),
    'POST /system/release/pin': done,
  });
  await click(await button('取消固定：远望家居'));
  await click(await button('确认取消固定'));
  await waitFor(() => expect(noticed()).toEqual(['远望家居不再固定版本']));
  expect(sent(calls, 'POST /system/release/pin')).toEqual([
    { remote: 'booking', version: null, customerId: pin.customer.id, why: '不再需要固定 1.3.2' },
  ]);
  await click(await button('为客户固定订舱的版本'));
  const dialog = await openDialog('为一位客户固定订舱的版本');
  await click(dialog.getByRole('button', { name: /固\s*定/ }));
  expect(dialog.getByText('请选择客户')).toBeTruthy();
});

test('a set goes in force and back as a whole, and what will move is said before', async () => {
  const backFromOctober = {
    set: 'october',
    moved: [
      { remote: 'booking', as: 'stable' as const, from: stable, to: old },
      { remote: 'site', as: 'stable' as const, from: '0.2.0+dddddddddddd', to: null },
    ],
  };
  let sets = [
    {
      name: 'november',
      versions: { booking: next, site: '0.2.0+dddddddddddd' },
      evidence: 'https://ci.example/7',
      savedAt: at,
      savedBy: 'qa',
      isInForce: false,
      isNeeded: true,
    },
  ];
  const { calls } = await open({
    'GET /system/release/overview': () => overview({ sets: [...sets], setRollback: backFromOctober }),
    'POST /system/release/setPromote': () => {
      sets = sets.map((set) => ({ ...set, isInForce: true }));
      return done;
    },
    'POST /system/release/setRollback': done,
  });
  await click(await button('启用版本组 november'));
  const told = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(told()).toEqual(['booking 1.4.0 → 1.5.0', 'site 无 → 0.2.0']);
  await click(await button('确认启用'));
  await waitFor(() => expect(noticed()).toEqual(['版本组 november 已启用']));
  // Its button went with the move: who uses the keyboard stays there.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('november正在使用'));
  await click(await button('回滚版本组'));
  expect(told()).toEqual(['booking 1.4.0 → 1.3.2', 'site 0.2.0 → 无']);
  await click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认回滚' }));
  await waitFor(() => expect(sent(calls, 'POST /system/release/setRollback')).toHaveLength(1));
  expect([
    sent(calls, 'POST /system/release/setPromote'),
    sent(calls, 'POST /system/release/setRollback'),
  ]).toEqual([
    [{ name: 'november', seen: 7, why: '启用版本组 november' }],
    [{ seen: 7, why: '版本组 october 出现问题，回到之前的版本' }],
  ]);
});

test('a new key is shown once, and a key is revoked after a question', async () => {
  const key = {
    id: '00000000-0000-4000-8000-000000000002',
    holder: '订舱团队',
    remote: 'booking',
    madeAt: at,
    madeBy: 'staff',
    lastUsedAt: null,
    revokedAt: null,
  };
  let keys: ReleaseKey[] = [];
  const { calls } = await open({
    'GET /system/release/overview': () => overview({ keys }),
    'POST /system/release/keySave': () => {
      keys = [key];
      return { text: 'brk_secret', key };
    },
    'POST /system/release/keyRevoke': () => {
      const revoked = { ...key, revokedAt: at };
      keys = [revoked];
      return revoked;
    },
  });
  await click(await button('生成密钥'));
  const dialog = await openDialog('生成密钥');
  await click(dialog.getByRole('button', { name: '生成密钥' }));
  expect(dialog.getByText('请填写密钥给谁')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /给谁/ }), { target: { value: '订舱团队' } });
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: /可以发布/ }));
  fireEvent.click(await screen.findByText('订舱', { selector: '.ant-select-item *' }));
  await click(dialog.getByRole('button', { name: '生成密钥' }));
  const box = await screen.findByRole('region', { name: '订舱团队的新密钥' });
  expect(within(box).getByText('brk_secret')).toBeTruthy();
  expect(sent(calls, 'POST /system/release/keySave')).toEqual([{ holder: '订舱团队', remote: 'booking' }]);
  await click(within(box).getByRole('button', { name: '我已复制' }));
  expect(screen.queryByText('brk_secret')).toBeNull();
  expect(document.activeElement).toBe(await button('生成密钥'));
  await click(await button('吊销订舱团队的密钥'));
  await click(await button('确认吊销'));
  await waitFor(() => expect(sent(calls, 'POST /system/release/keyRevoke')).toEqual([{ id: key.id }]));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('订舱团队只有订舱'));
});

test('a pinned version that fails says so beside its customer, and one that does well says nothing', async () => {
  const pin = { remote: 'booking', by: 'li.gong', at, why: '' };
  const pins = [
    { ...pin, version: next, customer: { id: 'a', name: '远望' } },
    { ...pin, version: stable, customer: { id: 'b', name: '海达' } },
  ];
  const figures = [...state().figures, { version: next, customers: 1, failing: 1, started: 0, failed: 4 }];
  await open({ 'GET /system/release/overview': overview({ remotes: [state({ pins, figures })] }) });
  const lineOf = async (customer: string) =>
    (await within(await row()).findByText(customer)).closest('li')?.textContent ?? '';
  expect(await lineOf('远望')).toContain('100%');
  expect(await lineOf('海达')).not.toContain('%');
  expect(await lineOf('海达')).not.toContain('12');
});

test('a canary that the server stopped stands out, with the figures', async () => {
  const stopped = event({
    kind: 'canaryStopped',
    by: 'server',
    why: 'It failed for 4 of the 40 customers who had it.',
    moved: [{ remote: 'booking', as: 'canary', from: next, to: null, percent: 0 }],
    figures: { customers: 40, failing: 4 },
  });
  await open({ 'GET /system/release/history': [stopped, event({})] });
  expect(await screen.findByText('服务器停止了灰度')).toBeTruthy();
  expect(screen.getByText('40 位客户中 4 位出错（10%），超过限度，服务器已停止灰度。')).toBeTruthy();
  // It was so before anybody looked: no news.
  expect(noticed()).toEqual([]);
});

test('what a newer server has to tell stands in the history, in its own words', async () => {
  const kind = 'archived' as ReleaseEvent['kind']; // of a server that is newer than this page
  await open({ 'GET /system/release/history': [event({ kind, moved: [] }), event({})] });
  const history = within(await screen.findByRole('list', { name: '发布记录，最新的在前' }));
  expect(await history.findByText('archived')).toBeTruthy();
});

test('errors over time can be read as a table, a day without pages is no zero', async () => {
  await open({
    'GET /system/release/outcomes': {
      days: ['2026-11-19', '2026-11-20'],
      versions: [{ version: next, started: [0, 90], failed: [0, 4] }],
      errors: [],
    },
  });
  const table = await screen.findByRole('table', { name: '订舱：每天出错的页面，按版本' });
  expect(within(table).getByRole('row', { name: '11-20 4' })).toBeTruthy();
  expect(within(table).getByRole('row', { name: '11-19 无数据' })).toBeTruthy();
});

test('errors are those of the remote that fails most, until another one is chosen', async () => {
  const figures = [{ version: stable, customers: 12, failing: 3, started: 40, failed: 5 }];
  const failing = state({ remote: 'site', title: { 'zh-CN': '公共网站', en: 'Public site' }, figures });
  await open({
    'GET /system/release/overview': overview({ remotes: [state(), failing] }),
    'GET /system/release/outcomes': {
      days: ['2026-11-20'],
      versions: [{ version: stable, started: [40], failed: [5] }],
      errors: [],
    },
  });
  expect(await screen.findByRole('table', { name: '公共网站：每天出错的页面，按版本' })).toBeTruthy();
});

test('what versions fail with stands below, as text and whole in its title, in both languages', async () => {
  const long = `<img src=x onerror=alert(1)> ${'TypeError: x is undefined '.repeat(20)}at end`;
  const unknown = 'cursed' as 'load'; // of a server that is newer than this page
  await open({
    'GET /system/release/outcomes': {
      days: ['2026-11-19', '2026-11-20'],
      versions: [{ version: next, started: [0, 90], failed: [0, 4] }],
      errors: [
        { version: next, cause: 'render', text: long, customers: 2, lastAt: at },
        { version: next, cause: unknown, text: '', customers: 1, lastAt: at },
        { version: stable, cause: null, text: 'no answer', customers: 0, lastAt: at },
      ],
    },
  });
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((each) => within(each).getAllByRole('cell'));
  await screen.findByRole('table', { name: '订舱：各版本出了什么错' });
  const words = (name: string) =>
    rowsOf(name).map((cells) => cells.slice(0, 4).map((cell) => cell.textContent));
  expect(words('订舱：各版本出了什么错')).toEqual([
    ['1.5.0+ccccccc', '页面没有显示出来', long, '2 位客户'],
    ['1.5.0+ccccccc', 'cursed', '—', '1 位客户'],
    ['1.4.0+bbbbbbb', '—', 'no answer', '访客'],
  ]);
  const [first] = rowsOf('订舱：各版本出了什么错');
  expect([first?.[2]?.title, first?.[2]?.querySelector('img')]).toEqual([long, null]);
  expect(first?.[4]?.querySelector('time')?.title).toBe('2026-11-20 10:00:00');
  await act(() => changeLocale('en'));
  const english = 'Booking: what versions failed with';
  await screen.findByRole('table', { name: english });
  expect(words(english).map((cells) => [cells[1], cells[3]])).toEqual([
    ['Page was not drawn', '2 customers'],
    ['cursed', '1 customer'],
    ['—', 'visitors'],
  ]);
});

test('where nothing failed there is no table of errors', async () => {
  await open({
    'GET /system/release/outcomes': {
      days: ['2026-11-19', '2026-11-20'],
      versions: [{ version: next, started: [0, 90], failed: [0, 0] }],
      errors: [],
    },
  });
  await screen.findByRole('table', { name: '订舱：每天出错的页面，按版本' });
  expect(screen.queryByRole('table', { name: /出了什么错/ })).toBeNull();
});

test('with nothing there it says what to do, and a failure can be tried again', async () => {
  let isBroken = true;
  await open({
    'GET /system/release/overview': () => {
      if (isBroken) refuse('DATABASE_UNAVAILABLE');
      return overview({ deployment: 0, remotes: [], versions: [] });
    },
    'GET /system/release/history': [],
  });
  const alert = await screen.findByRole('alert');
  isBroken = false;
  await click(within(alert).getByRole('button', { name: /重\s*试/ }));
  expect(
    await screen.findByText(
      '还没有任何版本在运行。先在本机运行 npm run release -- build booking && npm run release -- publish booking。',
    ),
  ).toBeTruthy();
  expect(screen.getByText(/用 npm run release -- set save 保存为一组/)).toBeTruthy();
  expect(screen.getByText('还没有发布记录。')).toBeTruthy();
});

test('staff who may look at a version early have a link for it', async () => {
  await open();
  const summary = await screen.findByText('全部 3 个版本');
  await click(summary);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: `在本浏览器试用 订舱 ${next}` });
  expect(link.getAttribute('href')).toBe(`/?remotes=${encodeURIComponent(`booking@${next}`)}`);
});

test('a version that failed says for how many and that its canary was stopped, in the list and before it is promoted', async () => {
  const failed = version(next, { customers: 40, failing: 3, isCanaryStopped: true });
  await open({ 'GET /system/release/overview': overview({ versions: [failed, version(stable)] }) });
  await click(await screen.findByText('全部 2 个版本'));
  const [listed, sound] = within(await row()).getAllByRole('listitem');
  expect(listed?.textContent).toContain('灰度曾被服务器停止40 位客户中 3 位出错');
  expect(sound?.textContent).not.toContain('出错');
  await click(await button('发布版本：订舱 1.5.0+cccccccccccc'));
  const dialog = await openDialog('发布订舱的一个版本');
  expect(dialog.getByRole('alert').textContent).toBe(
    '请注意 1.5.0：灰度曾被服务器停止，40 位客户中 3 位出错。',
  );
});
