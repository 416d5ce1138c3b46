import type { MenuItem, RemoteEntry } from '@berth/contract';
import { defineRemote, Link, type RemoteDefinition } from '@berth/runtime';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { openRegistry } from '../../registry/registry-signal.ts';
import { fetchRemoteModule, renderPortal } from '../../testing/render-portal.tsx';
import { openSigner, testRegistry } from '../../testing/sign-registry.ts';
import { testDefinitions, testRemotes } from '../../testing/test-remotes.tsx';

const [site, orders] = testRemotes as [RemoteEntry, RemoteEntry]; // three of them
const signer = await openSigner();
const realOne = fetchRemoteModule.getMockImplementation();

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  fetchRemoteModule.mockImplementation(realOne ?? (async () => null));
});

type Pages = Record<string, () => React.JSX.Element>;

const throws = () => {
  throw new Error('broken on purpose');
};

function definitionOf(name: string, pages: Pages): RemoteDefinition {
  const words = async () => ({ default: {} });
  return defineRemote({
    name,
    routes: Object.entries(pages).map(([path, Page]) => ({
      path: path.startsWith('/') ? path : `/${name}/${path}`,
      title: { 'zh-CN': path, en: path },
      page: async () => Page,
    })),
    translations: { 'zh-CN': words, en: words },
  });
}

type Others = {
  isOverridden?: boolean;
  /** What the last good one declares, where it is not the same. */
  goodHas?: Pick<RemoteEntry, 'basePaths' | 'menu'>;
  /** What stands in when that fails as well. */
  oldest?: Pages;
  /** What the server gives by the time that it is asked again. */
  mended?: Pages;
};

/** A portal with a remote in two versions: the one to run, and the last good one. */
async function openWith(
  name: string,
  path: string,
  newer: Pages | 'fails',
  good: Pages | 'fails',
  { isOverridden = false, goodHas, oldest, mended }: Others = {},
) {
  const version = (number: string) => ({ ...orders, version: number, global: `berth_${name}_${number}` });
  const entry: RemoteEntry = {
    ...version('2'),
    name,
    title: { 'zh-CN': `演习 ${name}`, en: name },
    basePaths: [`/${name}`],
    fallback: { ...version('1'), ...(goodHas && { declared: goodHas }) },
    secondFallback: oldest ? version('0') : null,
    isOverridden,
    menu: goodHas ? [{ ...goodHas.menu[0], name: 'moved', path: '/moved/a' } as MenuItem] : [],
  };
  const builds = {
    [`berth_${name}_2`]: newer,
    [`berth_${name}_1`]: good,
    [`berth_${name}_0`]: oldest,
    [`berth_${name}_3`]: mended,
  };
  fetchRemoteModule.mockImplementation(async ({ global }) => {
    const build = builds[global];
    if (build === 'fails') throw new Error(`${global} fails`);
    const known = global === 'berth_orders_1' ? testDefinitions.orders : testDefinitions.site;
    return { remote: build ? definitionOf(name, build) : known };
  });
  const remotes = [site, orders, entry];
  openRegistry.set(testRegistry(1, { remotes }));
  const complain = console.error;
  console.error = () => {}; // React reports what a boundary caught
  signer.nameKey();
  const now = mended ? { ...entry, version: '3', global: `berth_${name}_3` } : entry;
  const signed = await signer.sign(testRegistry(2, { remotes: [site, orders, now] }));
  await renderPortal(path, { remotes, answers: { 'GET /remotes': signed } });
  return { entry, complain };
}

const mark = () => screen.getByRole('complementary', { name: '测试版本' }).textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const notices = () => screen.getByRole('region', { name: '通知' });
const loaded = (name: string) =>
  fetchRemoteModule.mock.calls.map(([{ global }]) => global).filter((global) => global.includes(`_${name}_`));

describe('a version that fails', () => {
  test('at its start gives way to the last good one; the page says so once, and a reload does not try again', async () => {
    const { entry } = await openWith('starting', '/starting/a', 'fails', { a: () => <h1>good</h1> });
    expect(await heading('good')).toBeTruthy();
    expect(await within(notices()).findByText('已为您换用上一个可用版本')).toBeTruthy();
    expect(loaded('starting')).toEqual(['berth_starting_2', 'berth_starting_1']);
    expect(JSON.parse(sessionStorage.getItem('berth.failedVersions') ?? '')).toEqual({
      deployment: 1,
      versions: [`starting@${entry.version}`],
    });
  });

  test('at the first drawing of a page gives way there, and work behind another tab lives on', async () => {
    const Newer = () => (
      <>
        <h1>newer</h1>
        <input aria-label="note" />
        <Link to="/drawing/b">to b</Link>
      </>
    );
    await openWith(
      'drawing',
      '/drawing/a',
      { a: Newer, b: throws },
      {
        a: () => <h1>good a</h1>,
        b: () => <h1>good b</h1>,
      },
    );
    await heading('newer');
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'half' } });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'to b' })));
    expect(await heading('good b')).toBeTruthy();
    await within(notices()).findByText('已为您换用上一个可用版本');
    const tabs = screen.getByRole('navigation', { name: '打开的页面' });
    await act(async () => fireEvent.click(within(tabs).getByRole('link', { name: 'a' })));
    expect(await heading('newer')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half');
  });

  test('on a page that the last good one does not have is 路由错误, not a page that does not exist', async () => {
    await openWith('added', '/added/new', { new: throws }, { old: () => <h1>good</h1> });
    expect(await heading('路由错误')).toBeTruthy();
  });

  test('and was mended by another version meanwhile: a retry takes that one', async () => {
    await openWith('late', '/late/a', 'fails', 'fails', { mended: { a: () => <h1>mended</h1> } });
    expect(await heading('路由错误')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(await heading('mended')).toBeTruthy();
    const names = openRegistry.get()?.remotes.map(({ name, version }) => `${name}@${version}`);
    expect(names).toContain('late@3');
  });

  test('with nothing good left is 路由错误, and a retry mends it', async () => {
    await openWith('nothing', '/nothing/a', { a: throws }, 'fails');
    expect(await heading('路由错误')).toBeTruthy();
    fetchRemoteModule.mockImplementation(async () => ({
      remote: definitionOf('nothing', { a: () => <h1>good</h1> }),
    }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(await heading('good')).toBeTruthy();
  });
});

describe('a version that somebody tests', () => {
  test('is tried again though it failed before, and the bar says that it runs', async () => {
    sessionStorage.setItem('berth.failedVersions', '{"deployment":1,"versions":["tested@2"]}');
    await openWith(
      'tested',
      '/tested/a',
      { a: () => <h1>newer</h1> },
      { a: () => <h1>good</h1> },
      { isOverridden: true },
    );
    expect(await heading('newer')).toBeTruthy();
    expect(mark()).toContain('正在使用测试版本：tested@2');
  });

  test('and throws on a page is not what the bar says that runs from then on', async () => {
    const newer = { a: () => <Link to="/testing/b">to b</Link>, b: throws };
    await openWith('testing', '/testing/a', newer, { b: () => <h1>good b</h1> }, { isOverridden: true });
    const link = await screen.findByRole('link', { name: 'to b' });
    expect(mark()).toContain('正在使用测试版本：testing@2');
    await act(async () => fireEvent.click(link));
    expect(await heading('good b')).toBeTruthy();
    expect(mark()).toContain('testing@2 没能打开，正在使用 1（Error: broken on purpose）');
    expect(mark()).not.toContain('正在使用测试版本');
  });

  test('and nothing of which comes is told with its error', async () => {
    await openWith('untested', '/untested/a', 'fails', 'fails', { isOverridden: true });
    expect(await heading('路由错误')).toBeTruthy();
    expect(mark()).toContain('untested@2 没能打开（Error: berth_untested_2 fails）');
  });
});

describe('a version that stands in and fails as well', () => {
  const oldest = { a: () => <h1>good</h1> };

  test('at its start gives way to the next one', async () => {
    await openWith('twice', '/twice/a', 'fails', 'fails', { oldest });
    expect(await heading('good')).toBeTruthy();
    expect(loaded('twice')).toEqual(['berth_twice_2', 'berth_twice_1', 'berth_twice_0']);
  });

  test('on a page gives way to the next one', async () => {
    await openWith('drawn', '/drawn/a', { a: throws }, { a: throws }, { oldest });
    expect(await heading('good')).toBeTruthy();
  });
});

describe('where the last good version has other pages', () => {
  const item = (path: string) => ({ name: path, path, meta: { title: { 'zh-CN': path, en: path } } });
  const has = (base: string) => ({ basePaths: [base], menu: [item(`${base}/a`)] });
  const open = (path: string) =>
    openWith('moved', path, 'fails', { '/before/a': () => <h1>good</h1> }, { goodHas: has('/before') });
  const links = () =>
    screen
      .getAllByRole('navigation', { name: '主菜单' })
      .flatMap((menu) => within(menu).getAllByRole('link'))
      .map((link) => link.getAttribute('href'));

  test('they are there under their own paths and in the menu', async () => {
    await open('/before/a');
    expect(await heading('good')).toBeTruthy();
    expect(links()).toContain('/before/a');
    expect(links()).not.toContain('/moved/a');
  });

  test('a page that only the failed version has is 路由错误, and a retry asks for that version anew', async () => {
    await open('/moved/a');
    expect(await heading('路由错误')).toBeTruthy();
    const words = async () => ({ default: {} });
    const routes = [
      { path: '/moved/a', title: item('').meta.title, page: async () => () => <h1>mended</h1> },
    ];
    const mended = defineRemote({ name: 'moved', routes, translations: { 'zh-CN': words, en: words } });
    fetchRemoteModule.mockImplementation(async () => ({ remote: mended }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(await heading('mended')).toBeTruthy();
    expect(links()).toContain('/moved/a');
  });
});

describe('a page that fails after it was drawn', () => {
  const later = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

  test('gives way where nobody did anything there yet: no work is lost with it', async () => {
    const Page = () => {
      const [isBroken, setBroken] = useState(false);
      useEffect(() => {
        const timer = setTimeout(() => setBroken(true), 50);
        return () => clearTimeout(timer);
      }, []);
      if (isBroken) throw new Error('broken by its data');
      return <h1>new</h1>;
    };
    await openWith('data', '/data/a', { a: Page }, { a: () => <h1>good</h1> });
    expect(await heading('new')).toBeTruthy();
    await later(100);
    expect(await heading('good')).toBeTruthy();
  });

  test('is for the user to try again where they did something; where it fails once more it gives way', async () => {
    const Page = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken later');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          again
        </button>
      );
    };
    await openWith('later', '/later/a', { a: Page }, { a: () => <h1>good</h1> });
    const click = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await act(async () => fireEvent.click(button));
    };
    await click('again');
    expect(await heading('路由错误')).toBeTruthy();
    expect(loaded('later')).toEqual(['berth_later_2']);
    await click('重试');
    await click('again');
    expect(await heading('good')).toBeTruthy();
  });
});
