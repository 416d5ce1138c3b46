import type { RemoteEntry } from '@berth/contract';
import type { Answers } from '@berth/runtime/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { versionText } from '../registry/merge-registries.ts';
import { newestRegistry, openRegistry } from '../registry/registry-signal.ts';
import { renderPortal } from '../testing/render-portal.tsx';
import { openSigner, testRegistry } from '../testing/sign-registry.ts';
import { discarded, testRemotes } from '../testing/test-remotes.tsx';

const [site, orders, faulty] = testRemotes as [RemoteEntry, RemoteEntry, RemoteEntry];
let signer: Awaited<ReturnType<typeof openSigner>>;

beforeAll(async () => {
  signer = await openSigner();
});
beforeEach(() => {
  sessionStorage.clear();
  signer.nameKey();
});
afterEach(() => {
  cleanup();
  openRegistry.set(null);
  newestRegistry.set(null);
  document.getElementById('berth-boot')?.remove();
});

const newer = (entry: RemoteEntry): RemoteEntry => ({ ...entry, version: '2.0.0' });
const openVersions = () => openRegistry.get()?.remotes.map(versionText);

async function openPortal(answers: Answers, path = '/orders/list') {
  openRegistry.set(testRegistry(1));
  const portal = await renderPortal(path, { answers });
  await screen.findByRole('heading', { level: 1 });
  return portal;
}

/** The server broke the orders that are open; what it gives now is `now`. */
const ordersBroken = async (now: RemoteEntry): Promise<Answers> => ({
  'GET /remotes/current': { deployment: 2, unusable: ['orders@1.0.0'], shell: null },
  'GET /remotes': await signer.sign(testRegistry(2, { remotes: [site, now, faulty] })),
});

const comeBack = () => act(async () => fireEvent(window, new Event('focus')));

test('a page that was kept since an earlier visit asks at once', async () => {
  openRegistry.set(testRegistry(1, { issuedAt: '2020-01-01T00:00:00Z' }));
  await renderPortal('/orders/list', {
    answers: {
      'GET /remotes/current': { deployment: 2, unusable: [], shell: null },
      'GET /remotes': await signer.sign(testRegistry(2, { remotes: [site, newer(orders), faulty] })),
    },
  });
  expect(await screen.findByRole('region', { name: '新版本' })).toBeTruthy();
});

describe('on coming back to the page', () => {
  test('a newer set is offered, and can be put off', async () => {
    const signed = await signer.sign(testRegistry(2, { remotes: [site, newer(orders), faulty] }));
    await openPortal({
      'GET /remotes/current': { deployment: 2, unusable: [], shell: null },
      'GET /remotes': signed,
    });
    await comeBack();
    const offer = await screen.findByRole('region', { name: '新版本' });
    expect(offer.textContent).toContain('有新版本，刷新后使用');
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('有新版本，刷新后使用');
    await act(async () => fireEvent.click(within(offer).getByRole('button', { name: '稍后' })));
    await comeBack();
    expect(screen.queryByRole('region', { name: '新版本' })).toBeNull();
    expect(openVersions()).toContain('orders@1.0.0');
  });

  test('an offer that is taken back goes by itself at the next check', async () => {
    const set = async (number: number, entry: RemoteEntry) =>
      signer.sign(testRegistry(number, { remotes: [site, entry, faulty] }));
    const sets = { 2: await set(2, newer(orders)), 3: await set(3, orders) };
    let deployment: keyof typeof sets = 2;
    await openPortal({
      'GET /remotes/current': () => ({ deployment, unusable: [], shell: null }),
      'GET /remotes': () => sets[deployment],
    });
    await comeBack();
    await screen.findByRole('region', { name: '新版本' });
    // Nothing has changed since: it stays.
    await comeBack();
    expect(screen.getByRole('region', { name: '新版本' })).toBeTruthy();
    deployment = 3;
    await comeBack();
    await waitFor(() => expect(screen.queryByRole('region', { name: '新版本' })).toBeNull());
  });

  test('it goes also when somebody who signed in has taken the set that it is about', async () => {
    const signed = await signer.sign(testRegistry(2, { remotes: [site, newer(orders), faulty] }));
    await openPortal({
      'GET /remotes/current': { deployment: 2, unusable: [], shell: null },
      'GET /remotes': signed,
    });
    await comeBack();
    await screen.findByRole('region', { name: '新版本' });
    const back = testRegistry(2);
    await act(async () => {
      openRegistry.set(back);
      newestRegistry.set(back);
    });
    await comeBack();
    await waitFor(() => expect(screen.queryByRole('region', { name: '新版本' })).toBeNull());
  });

  describe('another shell', () => {
    const come = (version: string) =>
      document.body.insertAdjacentHTML(
        'beforeend',
        `<script type="application/json" id="berth-boot">{"shell":"${version}"}</script>`,
      );

    test('is offered as another set is; the same one is no news', async () => {
      come('0.1.0+a');
      let shell = '0.1.0+a';
      await openPortal({ 'GET /remotes/current': () => ({ deployment: 1, unusable: [], shell }) });
      await comeBack();
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(screen.queryByRole('region', { name: '新版本' })).toBeNull();
      shell = '0.1.0+b';
      await comeBack();
      expect(await screen.findByRole('region', { name: '新版本' })).toBeTruthy();
    });

    test('is insisted on when the API has broken the one that runs here', async () => {
      come('0.1.0+a');
      const unusable = ['shell@0.1.0+a'];
      await openPortal({ 'GET /remotes/current': { deployment: 1, unusable, shell: '0.1.0+b' } });
      await comeBack();
      expect(await screen.findByRole('dialog', { name: '请刷新页面' })).toBeTruthy();
    });

    test('is not insisted on where a reload would bring the same', async () => {
      come('0.1.0+a');
      const unusable = ['shell@0.1.0+a'];
      await openPortal({ 'GET /remotes/current': { deployment: 1, unusable, shell: '0.1.0+a' } });
      await comeBack();
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(screen.queryByRole('dialog', { name: '请刷新页面' })).toBeNull();
    });
  });

  test('the same set under another number is no news', async () => {
    const { calls } = await openPortal({
      'GET /remotes/current': { deployment: 3, unusable: [], shell: null },
      'GET /remotes': await signer.sign(testRegistry(3)),
    });
    await comeBack();
    await comeBack();
    expect(screen.queryByRole('region', { name: '新版本' })).toBeNull();
    expect(calls.filter(({ key }) => key === 'GET /remotes')).toHaveLength(1);
  });

  test('what runs and no longer works with the server is insisted on', async () => {
    await openPortal(await ordersBroken(newer(orders)));
    await comeBack();
    const dialog = await screen.findByRole('dialog', { name: '请刷新页面' });
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  });

  test('nobody is shut out where a reload would bring the same', async () => {
    const { calls } = await openPortal(await ordersBroken(orders));
    await comeBack();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls.filter(({ key }) => key === 'GET /remotes')).toHaveLength(1);
    expect(screen.queryByRole('dialog', { name: '请刷新页面' })).toBeNull();
  });

  test('unsaved work is asked about before the reload', async () => {
    await openPortal(await ordersBroken(newer(orders)), '/orders/detail?id=7');
    fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'half' } });
    await comeBack();
    const dialog = await screen.findByRole('dialog', { name: '请刷新页面' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '刷新' })));
    expect(await screen.findByRole('dialog', { name: '有未保存的修改' })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '继续编辑' })));
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half');
  });

  test('a reload throws nothing away, and says what is retained', async () => {
    await openPortal(await ordersBroken(newer(orders)), '/orders/detail?id=7');
    const note = await screen.findByLabelText('note');
    fireEvent.change(note, { target: { value: 'half' } });
    await comeBack();
    const insistence = await screen.findByRole('dialog', { name: '请刷新页面' });
    await act(async () => fireEvent.click(within(insistence).getByRole('button', { name: '刷新' })));
    const dialog = await screen.findByRole('dialog', { name: '有未保存的修改' });
    expect(dialog.textContent).toContain('已暂存在本浏览器');
    const reload = within(dialog).getByRole('button', { name: '保留并刷新' });
    // What the page does not retain is not promised.
    await act(async () => fireEvent.change(note, { target: { value: 'fleeting' } }));
    expect(dialog.textContent).toContain('未能暂存');
    expect(reload.textContent).toBe('仍要刷新');
    const complain = console.error;
    console.error = () => {}; // jsdom cannot reload
    await act(async () => fireEvent.click(reload));
    console.error = complain;
    expect(discarded).toEqual([]);
  });

  test('unsaved work puts it off, with a reload at hand, until the work is saved', async () => {
    await openPortal(await ordersBroken(newer(orders)), '/orders/detail?id=7');
    const write = (value: string) => fireEvent.change(screen.getByLabelText('note'), { target: { value } });
    await screen.findByLabelText('note');
    write('half');
    await comeBack();
    const dialog = await screen.findByRole('dialog', { name: '请刷新页面' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '稍后' })));
    expect(screen.queryByRole('dialog', { name: '请刷新页面' })).toBeNull();
    const reminder = screen.getByRole('region', { name: '新版本' });
    expect(reminder.textContent).toContain('当前版本已失效，请保存或复制后刷新');
    expect(within(reminder).getAllByRole('button')).toHaveLength(1);
    await act(async () => fireEvent.click(within(reminder).getByRole('button', { name: '刷新' })));
    expect(await screen.findByRole('dialog', { name: '有未保存的修改' })).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '继续编辑' })));
    write('');
    const again = await screen.findByRole('dialog', { name: '请刷新页面' });
    expect(within(again).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: '新版本' })).toBeNull();
  });

  test('what is broken and has not run yet is replaced without a word', async () => {
    const remotes = [site, orders, { ...newer(faulty), name: 'unvisited', basePaths: ['/unvisited'] }];
    const before = { ...faulty, name: 'unvisited', basePaths: ['/unvisited'] };
    openRegistry.set(testRegistry(1, { remotes: [site, orders, before] }));
    await renderPortal('/orders/list', {
      answers: {
        'GET /remotes/current': { deployment: 2, unusable: ['unvisited@1.0.0'], shell: null },
        'GET /remotes': await signer.sign(testRegistry(2, { remotes })),
      },
    });
    await screen.findByRole('heading', { level: 1 });
    await comeBack();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(openVersions()).toEqual(['orders@1.0.0', 'site@1.0.0', 'unvisited@2.0.0']);
    expect(screen.queryByRole('region', { name: '新版本' })).toBeNull();
  });
});

const tried = [site, { ...orders, isOverridden: true }, faulty];

test('an override is marked for as long as it lasts, with a way out', async () => {
  await renderPortal('/orders/list', { remotes: tried });
  const mark = await screen.findByRole('complementary', { name: '测试版本' });
  expect(mark.textContent).toContain('orders@1.0.0');
  expect(within(mark).getByRole('link', { name: '退出' }).getAttribute('href')).toBe('/orders/list?remotes=');
});

test('where nobody is signed in, nobody reads of an override', async () => {
  const captcha = { kind: 'image', captchaId: 'c1', image: 'data:,', expire: 60 } as const;
  const answers = { 'GET /login/getCaptcha': captcha };
  await renderPortal('/login', { remotes: tried, user: null, session: 'signedOut', answers });
  await screen.findByRole('button', { name: '登录' });
  expect(screen.queryByRole('complementary', { name: '测试版本' })).toBeNull();
});
