import type { RemoteEntry, RemotePart } from '@berth/contract';
import { defineRemote, type PageLoader, RemoteSlot, usePageTitle, useTranslation } from '@berth/runtime';
import { testUser } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testRemotes } from '../../testing/test-remotes.tsx';

jest.unstable_mockModule('../../loading/probe-line.ts', () => ({ isLineGood: async () => true }));
const reportFailed = jest.fn();
jest.unstable_mockModule('../../outcomes/report-outcomes.ts', () => ({
  reportFailed,
  reportStarted: () => {},
  reportShellFailed: () => {},
  sendReport: () => {},
}));
const { fetchRemoteModule, renderPortal } = await import('../../testing/render-portal.tsx');

const [, orders] = testRemotes as [RemoteEntry, RemoteEntry]; // three of them
const complain = console.error;

beforeEach(() => {
  sessionStorage.clear();
  reportFailed.mockClear();
  fetchRemoteModule.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  console.error = () => {}; // React reports what a boundary caught
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  console.error = complain;
});

type Parts = Record<string, PageLoader>;
type Build = Parts | 'fails';

const words = (hello: string) => async () => ({ default: { hello } });
const define = (name: string, parts: Parts | undefined, page: () => React.JSX.Element) =>
  defineRemote({
    name,
    routes: [{ path: `/${name}/page`, title: { 'zh-CN': name, en: name }, page: async () => page }],
    translations: { 'zh-CN': words(`您好 ${name}`), en: words('') },
    parts,
  });

function Host() {
  usePageTitle('Today');
  return (
    <>
      <h1>host</h1>
      <RemoteSlot slot="console.today" />
    </>
  );
}

type Remote = { parts: Partial<RemotePart>[]; newer: Build; good?: Build };

/** A page with a slot, and remotes that bring parts to it; the newest version of each, and the last good one. */
async function openSlot(remotes: Record<string, Remote>) {
  const host: RemoteEntry = {
    ...orders,
    name: 'host',
    basePaths: ['/host'],
    global: 'berth_host_1',
    menu: [],
  };
  const entries = Object.entries(remotes).map(([name, { parts, good }]): RemoteEntry => {
    const version = (number: string) => ({ ...orders, version: number, global: `berth_${name}_${number}` });
    return {
      ...version('2'),
      name,
      basePaths: [`/${name}`],
      menu: [],
      parts: parts.map((part) => ({ name: 'today', slot: 'console.today', ...part })),
      fallback: good ? version('1') : null,
    };
  });
  fetchRemoteModule.mockImplementation(async ({ global }) => {
    const [, name = '', number] = global.split('_');
    if (name === 'host') return { remote: define('host', undefined, Host) };
    const build = number === '2' ? remotes[name]?.newer : remotes[name]?.good;
    if (!build || build === 'fails') throw new Error(`${global} fails`);
    return { remote: define(name, build, () => <h1>{name}</h1>) };
  });
  await renderPortal('/host/page', {
    remotes: [host, ...entries],
    user: { ...testUser, permissions: ['business:air'] },
  });
  await screen.findByRole('heading', { level: 1, name: 'host' });
  return entries as [RemoteEntry]; // of one remote at least
}

const card =
  (text: string): PageLoader =>
  async () =>
  () => <p data-testid="card">{text}</p>;
const throws: PageLoader = async () => () => {
  throw new Error('broken on purpose');
};
const cards = () => screen.queryAllByTestId('card').map(({ textContent }) => textContent);
const notice = () => screen.findByText('这一部分没能加载，请重试。');
const retry = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ })));
const loaded = () =>
  fetchRemoteModule.mock.calls.map(([{ global }]) => global).filter((each) => !/host/.test(each));
const stands = () => screen.getByRole('heading', { level: 1, name: 'host' });

test('a slot shows the parts of all remotes in the registry’s order, each in its own words', async () => {
  const Worded = () => {
    const { t } = useTranslation('beta');
    usePageTitle('not the page’s');
    return <p data-testid="card">{t('hello')}</p>;
  };
  await openSlot({
    alpha: { parts: [{}], newer: { today: card('alpha') } },
    beta: { parts: [{}], newer: { today: async () => Worded } },
  });
  await screen.findByText('您好 beta');
  expect(cards()).toEqual(['alpha', '您好 beta']);
  expect(document.title).toContain('Today');
});

test('help and online service of a remote stand in the header, beside every page', async () => {
  await openSlot({
    site: { parts: [{ slot: 'header.support' }], newer: { today: card('help centre') } },
    other: { parts: [{}], newer: { today: card('a card') } },
  });
  const header = within(screen.getByRole('banner'));
  expect((await header.findByTestId('card')).textContent).toBe('help centre');
  await waitFor(() => expect(cards()).toEqual(['help centre', 'a card']));
});

test('nothing of a remote is loaded whose parts are not for this user', async () => {
  await openSlot({
    audit: { parts: [{ roles: ['auditor'] }], newer: { today: card('audit') } },
    staff: { parts: [{ permission: 'system:releases' }], newer: { today: card('staff') } },
    air: { parts: [{ permission: 'business:air' }], newer: { today: card('air') } },
  });
  await screen.findByText('air');
  expect([cards(), loaded()]).toEqual([['air'], ['berth_air_2']]);
});

test('a part that throws leaves a line in its place, is reported, and a retry mends it', async () => {
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('broken on purpose');
    return <p data-testid="card">mended</p>;
  };
  await openSlot({
    sound: { parts: [{}], newer: { today: card('sound') } },
    torn: { parts: [{}], newer: { today: async () => Part }, good: { today: card('good') } },
  });
  await notice();
  expect([cards(), stands().textContent]).toEqual([['sound'], 'host']);
  const version = { name: 'torn', version: '2' };
  expect(reportFailed.mock.calls).toEqual([[version, 'render', new Error('broken on purpose')]]);
  isBroken = false;
  await retry();
  await screen.findByText('mended');
  expect(loaded()).not.toContain('berth_torn_1');
});

test('a part that throws again when it is retried gives way to the last good version', async () => {
  await openSlot({ twice: { parts: [{}], newer: { today: throws }, good: { today: card('good') } } });
  await notice();
  expect(loaded()).toEqual(['berth_twice_2']);
  await retry();
  await screen.findByText('good');
  expect(loaded()).toEqual(['berth_twice_2', 'berth_twice_1']);
});

test('a part whose code hangs leaves a line after ten seconds, the page with it stands', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await openSlot({ hanging: { parts: [{}], newer: { today: () => new Promise(() => {}) } } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await notice();
  expect(stands()).toBeTruthy();
  expect(reportFailed.mock.calls.map(([version, cause]) => [version, cause])).toEqual([
    [{ name: 'hanging', version: '2' }, 'slow'],
  ]);
});

test('a remote that fails at its start has the parts of its last good version', async () => {
  await openSlot({ start: { parts: [{}], newer: 'fails', good: { today: card('good') } } });
  await screen.findByText('good');
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('berth.failedVersions') ?? 'null')?.versions).toEqual([
      'start@2',
    ]),
  );
});

test('a remote of which nothing comes leaves a line, and a retry asks for it again', async () => {
  await openSlot({ gone: { parts: [{}], newer: 'fails' } });
  await notice();
  expect(stands()).toBeTruthy();
  fetchRemoteModule.mockImplementation(async () => ({
    remote: define('gone', { today: card('back') }, () => <h1>gone</h1>),
  }));
  await retry();
  await screen.findByText('back');
});

test('a part that is declared and not given is a failure of its version; not of a fallback without it', async () => {
  await openSlot({
    empty: { parts: [{}], newer: {} },
    older: { parts: [{}], newer: 'fails', good: {} },
  });
  await waitFor(() => expect(screen.getAllByText('这一部分没能加载，请重试。')).toHaveLength(2));
  const blamed = reportFailed.mock.calls.map(([version]) => version);
  expect(blamed).toContainEqual({ name: 'empty', version: '2' });
  expect(blamed).not.toContainEqual({ name: 'older', version: '1' });
});

test('a part that failed follows its remote when a page of that gives way', async () => {
  const { remoteLoader } = await import('../remotes.ts');
  const [moved] = await openSlot({
    moved: { parts: [{}], newer: { today: throws }, good: { today: card('good') } },
  });
  await notice();
  await act(async () => void (await remoteLoader.fallBack(moved, '2', new Error('of a page'))));
  await screen.findByText('good');
});
