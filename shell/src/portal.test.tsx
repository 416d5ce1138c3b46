import { changeLocale, fullPathOf, notices, notify, request } from '@berth/runtime';
import { refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fetchRemoteModule, renderPortal } from './testing/render-portal.tsx';
import { discarded, faults, lateAnswers } from './testing/test-remotes.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  faults.render = true;
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabBar = () => screen.getByRole('navigation', { name: '打开的页面' });
const tabNames = () =>
  within(tabBar())
    .getAllByRole('link')
    .map((link) => link.textContent);
const click = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });

describe('signed in', () => {
  test('/ leads to the dashboard, titled by its route', async () => {
    await renderPortal('/');
    expect(await heading('全部订单')).toBeTruthy();
    expect([window.location.pathname, document.title]).toEqual(['/orders/list', '订单列表 - 泊位']);
  });

  test('the menu holds what the roles allow, and what is stored', async () => {
    await renderPortal('/orders/list', {
      answers: {
        'GET /system/menu/my/:version': [
          { name: 'stored', path: '/orders/stored', meta: { title: { 'zh-CN': '公告', en: 'Bulletin' } } },
        ],
      },
    });
    const [menu] = await screen.findAllByRole('navigation', { name: '主菜单' });
    expect(menu && (await within(menu).findByRole('link', { name: '公告' }))).toBeTruthy();
    expect(screen.queryByText('审核')).toBeNull();
    expect(menu && within(menu).getByRole('link', { name: '订单' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  test('what is stored of the menu is there from last time while the server is away, and only for its person', async () => {
    const stored = [
      { name: 'stored', path: '/orders/stored', meta: { title: { 'zh-CN': '公告', en: 'Bulletin' } } },
    ];
    const path = 'GET /system/menu/my/:version';
    const away = { [path]: () => refuse('INTERNAL') };
    await renderPortal('/orders/list', { answers: { [path]: stored } });
    expect((await screen.findAllByRole('link', { name: '公告' })).length).toBeGreaterThan(0);
    cleanup();
    await renderPortal('/orders/list', { answers: away });
    await heading('全部订单');
    expect(screen.getAllByRole('link', { name: '公告' }).length).toBeGreaterThan(0);
    cleanup();
    const { keepStoredMenu } = await import('./menu/stored-menu.ts');
    keepStoredMenu('somebody-else', stored);
    await renderPortal('/orders/list', { answers: away });
    await heading('全部订单');
    expect(screen.queryByRole('link', { name: '公告' })).toBeNull();
    // What the page itself has to tell of that it tells in its place.
    expect(notices.get()).toEqual([]);
  });

  test('the tab of a page that was not found goes once it is left', async () => {
    await renderPortal('/orders/list');
    await heading('全部订单');
    await act(async () => {
      window.history.pushState(null, '', '/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await heading('页面不存在');
    expect(tabNames()).toEqual(['订单列表', '页面不存在']);
    await click(within(tabBar()).getByRole('link', { name: '订单列表' }));
    await heading('全部订单');
    expect(tabNames()).toEqual(['订单列表']);
  });

  test('a stored page may fill the window, and a link opens in a window of its own', async () => {
    const stored = (name: string, meta: object) => ({
      name,
      path: `/orders/${name}`,
      meta: { title: { 'zh-CN': name, en: name }, ...meta },
    });
    await renderPortal('/orders/list', {
      answers: {
        'GET /system/menu/my/:version': [
          stored('board', { type: 'link', url: 'https://track.example/board' }),
          stored('detail', { fullpage: true }),
        ],
      },
    });
    const [outside] = await screen.findAllByRole<HTMLAnchorElement>('link', {
      name: 'board（在新窗口打开）',
    });
    expect([outside?.target, outside?.rel, outside?.href]).toEqual([
      '_blank',
      'noopener noreferrer',
      'https://track.example/board',
    ]);
    const [detail] = screen.getAllByRole('link', { name: 'detail' });
    if (detail) await click(detail);
    await heading('Detail');
    expect(screen.queryByRole('navigation', { name: '打开的页面' })).toBeNull();
  });

  test('a framed page is a tab of the workspace; one that is no longer stored is not found', async () => {
    const board = {
      name: 'board',
      path: '/frame/board',
      meta: {
        title: { 'zh-CN': '看板', en: 'Board' },
        type: 'iframe' as const,
        url: 'https://track.example/board',
      },
    };
    await renderPortal('/frame/board', { answers: { 'GET /system/menu/my/:version': [board] } });
    await heading('看板');
    const frame = screen.getByTitle<HTMLIFrameElement>('看板');
    expect([frame.src, frame.getAttribute('referrerpolicy'), frame.getAttribute('sandbox')]).toEqual([
      'https://track.example/board',
      'no-referrer',
      'allow-scripts allow-forms allow-popups allow-same-origin allow-downloads',
    ]);
    expect(tabNames()).toEqual(['看板']);
    const outside = screen.getByRole<HTMLAnchorElement>('link', { name: '在新窗口打开' });
    expect([outside.href, outside.target, outside.rel]).toEqual([
      'https://track.example/board',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText('正在打开 track.example …')).toBeTruthy();
    await act(async () => fireEvent.load(frame));
    expect(screen.queryByText('正在打开 track.example …')).toBeNull();
    cleanup();
    await renderPortal('/frame/board', { answers: { 'GET /system/menu/my/:version': [] } });
    expect(await heading('页面不存在')).toBeTruthy();
  });

  test('a stored page that nobody has is not in the menu', async () => {
    const page = (name: string, path: string) => ({
      name,
      path,
      meta: { title: { 'zh-CN': name, en: name } },
    });
    await renderPortal('/orders/list', {
      answers: {
        'GET /system/menu/my/:version': [page('near', '/orders/near'), page('far', '/gone/far')],
      },
    });
    expect(await screen.findAllByRole('link', { name: 'near' })).not.toEqual([]);
    expect(screen.queryByRole('link', { name: 'far' })).toBeNull();
  });

  test('an address of nobody is the 404 page', async () => {
    await renderPortal('/nowhere');
    expect(await heading('页面不存在')).toBeTruthy();
    expect(document.title).toBe('页面不存在 - 泊位');
  });

  test('a half-filled page survives switching tabs, and closing it asks', async () => {
    const { runtime } = await renderPortal('/orders/list');
    await click(await screen.findByRole('link', { name: 'seven' }));
    fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'half' } });
    expect(document.title).toBe('No. 7 - 泊位');
    expect(tabNames()).toEqual(['订单列表', 'No. 7']);
    await click(within(tabBar()).getByRole('link', { name: '订单列表' }));
    await heading('全部订单');
    await click(within(tabBar()).getByRole('link', { name: /No. 7/ }));
    expect(await screen.findByDisplayValue('half')).toBeTruthy();
    await click(within(tabBar()).getByRole('button', { name: '关闭 No. 7' }));
    expect(await screen.findByRole('dialog', { name: '有未保存的修改' })).toBeTruthy();
    await click(screen.getByRole('button', { name: '不保存' }));
    await heading('全部订单');
    expect(runtime.store.getState().tabs.tabs.map(fullPathOf)).toEqual(['/orders/list']);
    expect(discarded.splice(0)).toEqual(['7']);
  });

  test('closing a hidden page without saving throws away what it holds, too', async () => {
    await renderPortal('/orders/list');
    await click(await screen.findByRole('link', { name: 'seven' }));
    fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'half' } });
    await click(within(tabBar()).getByRole('link', { name: '订单列表' }));
    await heading('全部订单');
    expect(discarded).toEqual([]);
    await click(within(tabBar()).getByRole('button', { name: '关闭 No. 7' }));
    await click(screen.getByRole('button', { name: '不保存' }));
    expect(discarded.splice(0)).toEqual(['7']);
  });

  test('the menu leads back to the tab that shows a page, with what it shows', async () => {
    await renderPortal('/orders/list');
    await click(await screen.findByRole('button', { name: 'next' }));
    await click(await screen.findByRole('link', { name: 'seven' }));
    await screen.findByLabelText('note');
    const [item] = screen.getAllByRole('link', { name: '订单' });
    if (item) await click(item);
    expect(await screen.findByText('page 2')).toBeTruthy();
    expect([tabNames(), window.location.search]).toEqual([['订单列表', 'No. 7'], '?page=2']);
  });

  test('what a page sets in its address stays in its tab', async () => {
    await renderPortal('/orders/list');
    await click(await screen.findByRole('button', { name: 'next' }));
    expect(await screen.findByText('page 2')).toBeTruthy();
    expect(tabNames()).toEqual(['订单列表']);
    expect(window.location.search).toBe('?page=2');
  });

  test('a tab whose page had moved itself on can be returned to, and the tab left stays', async () => {
    await renderPortal('/orders/list');
    await click(await screen.findByRole('button', { name: 'next' }));
    await click(await screen.findByRole('link', { name: 'seven' }));
    await screen.findByLabelText('note');
    await click(within(tabBar()).getByRole('link', { name: '订单列表' }));
    expect(await screen.findByText('page 2')).toBeTruthy();
    expect(tabNames()).toEqual(['订单列表', 'No. 7']);
  });

  test('a page saved behind another tab is no longer unsaved, and moves on only when it is shown', async () => {
    const { runtime } = await renderPortal('/orders/list');
    await click(await screen.findByRole('link', { name: 'seven' }));
    fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'half' } });
    await click(within(tabBar()).getByRole('link', { name: '订单列表' }));
    await heading('全部订单');
    await act(async () => lateAnswers.get('7')?.('/orders/detail?id=8'));
    expect([window.location.pathname, tabNames()]).toEqual(['/orders/list', ['订单列表', 'No. 7']]);
    await click(within(tabBar()).getByRole('link', { name: /No. 7/ }));
    expect(await screen.findByRole('link', { name: 'No. 8' })).toBeTruthy();
    expect([window.location.search, tabNames()]).toEqual(['?id=8', ['订单列表', 'No. 8']]);
    expect(runtime.store.getState().tabs.tabs.map(({ unsaved }) => unsaved)).toEqual([[], []]);
  });

  test('tabs survive a reload, those of another user do not', async () => {
    await renderPortal('/orders/list');
    await click(await screen.findByRole('link', { name: 'seven' }));
    await screen.findByLabelText('note');
    cleanup();
    await renderPortal('/orders/detail?id=7');
    await screen.findByLabelText('note');
    expect(tabNames()).toEqual(['订单列表', 'No. 7']);
  });

  test('the language changes page, titles and menu without a reload', async () => {
    await renderPortal('/orders/list');
    await heading('全部订单');
    await act(() => changeLocale('en'));
    expect(await heading('All orders')).toBeTruthy();
    expect(document.title).toBe('订单列表 (en) - Berth');
    expect(screen.getAllByRole('link', { name: 'Orders' }).length).toBeGreaterThan(0);
  });

  test('the switch says in the new language that it is the language now', async () => {
    await renderPortal('/orders/list');
    await heading('全部订单');
    await click(screen.getAllByRole('button', { name: 'English' })[0] as HTMLElement); // there is one at least
    expect(
      await screen.findByText('The language is English now', { selector: '[role=status]' }),
    ).toBeTruthy();
  });
});

describe('signed out', () => {
  test('a page of customers leads to /index and is remembered for after login', async () => {
    await renderPortal('/orders/detail?id=7', { user: null, session: 'signedOut' });
    expect(await heading('Welcome')).toBeTruthy();
    expect([window.location.pathname, document.title]).toEqual(['/index', '首页 - 泊位']);
    expect(sessionStorage.getItem('berth.returnPath')).toBe('/orders/detail?id=7');
  });

  test('a session that ended meanwhile leads to /login', async () => {
    await renderPortal('/orders/list', {
      user: null,
      session: 'ended',
      answers: {
        'GET /login/getCaptcha': { kind: 'image', captchaId: 'c1', image: 'data:,', expire: 60 },
      },
    });
    expect(await screen.findByText(/登录已过期/)).toBeTruthy();
    expect(window.location.pathname).toBe('/login');
  });
});

test('calls answered 401 together open one dialog, which leads to /login', async () => {
  await renderPortal('/orders/list', {
    answers: {
      'GET /health': () => refuse('SIGNED_OUT'),
      'GET /login/getCaptcha': { kind: 'image', captchaId: 'c1', image: 'data:,', expire: 60 },
    },
  });
  await heading('全部订单');
  const ask = () => request('GET /health', {}, { overlay: false }).catch(() => {});
  await act(() => Promise.all([ask(), ask(), ask()]));
  expect(screen.getAllByRole('dialog', { name: '重新登录提醒' })).toHaveLength(1);
  expect(screen.queryByText(/已暂存在本浏览器/)).toBeNull();
  await click(screen.getByRole('button', { name: '重新登录' }));
  expect(await heading('登录')).toBeTruthy();
  expect([window.location.pathname, sessionStorage.getItem('berth.returnPath')]).toEqual([
    '/login',
    '/orders/list',
  ]);
});

test('who is to sign in again reads that what was typed is kept, where there is any', async () => {
  await renderPortal('/orders/detail?id=7', { answers: { 'GET /health': () => refuse('SIGNED_OUT') } });
  fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'half' } });
  await act(() => request('GET /health', {}, { overlay: false }).catch(() => {}));
  expect(within(screen.getByRole('dialog')).getByText(/已暂存在本浏览器/)).toBeTruthy();
});

test('who is to sign in again reads that some of it is not kept, where that is so', async () => {
  await renderPortal('/orders/detail?id=7', { answers: { 'GET /health': () => refuse('SIGNED_OUT') } });
  fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'fleeting' } });
  await act(() => request('GET /health', {}, { overlay: false }).catch(() => {}));
  expect(within(screen.getByRole('dialog')).getByText(/未能暂存/)).toBeTruthy();
});

test('who comes back to work that somebody else has signed in over reads what becomes of it', async () => {
  await renderPortal('/orders/detail?id=7');
  fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'half' } });
  // biome-ignore lint/suspicious/noDocumentCookie: as another window does it
  document.cookie = 'TOKEN=of-somebody-else; path=/';
  await act(async () => fireEvent(window, new Event('focus')));
  const dialog = await screen.findByRole('dialog', { name: '已换用其他账号' });
  expect(dialog.textContent).toContain('原账号重新登录后可以恢复');
});

test('a page that throws shows 路由错误 in its own area, and retry mends it', async () => {
  await renderPortal('/orders/list');
  const complain = console.error;
  console.error = () => {}; // React reports what the boundary caught
  await click(await screen.findByRole('link', { name: 'faulty' }));
  expect(await heading('路由错误')).toBeTruthy();
  console.error = complain;
  expect(tabNames()).toEqual(['订单列表', '路由错误']);
  faults.render = false;
  await click(screen.getByRole('button', { name: '重试' }));
  expect(await heading('Mended')).toBeTruthy();
  expect(tabNames()).toEqual(['订单列表', '故障']);
});

test('a notice can be read and closed', async () => {
  await renderPortal('/orders/list');
  await heading('全部订单');
  act(() => notify.error('请求错误', '磁盘已满'));
  expect(screen.getByText('磁盘已满')).toBeTruthy();
  await click(within(screen.getByRole('region', { name: '通知' })).getByRole('button', { name: '关闭' }));
  expect(screen.queryByText('磁盘已满')).toBeNull();
});

test('a remote is fetched when its first page is visited, and once', async () => {
  await renderPortal('/orders/list');
  await heading('全部订单');
  const globals = fetchRemoteModule.mock.calls.map(([{ global }]) => global);
  expect(globals.filter((global) => global === 'berth_orders_1')).toHaveLength(1);
});
