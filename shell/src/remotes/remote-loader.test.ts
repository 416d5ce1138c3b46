import type { RemoteEntry, RemoteVersion } from '@berth/contract';
import type { RemoteDefinition } from '@berth/runtime';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { testDefinitions, testRemotes } from '../testing/test-remotes.tsx';

jest.unstable_mockModule('../loading/probe-line.ts', () => ({ isLineGood: async () => true }));
const { judgePart, ShellPartError } = await import('../loading/judge-part.ts');
const { createRemoteLoader } = await import('./remote-loader.ts');

const [, orders] = testRemotes as [RemoteEntry, RemoteEntry]; // three of them
const definition: RemoteDefinition = testDefinitions.orders;
const spareDefinition: RemoteDefinition = { ...definition, routes: [] };
const spare: RemoteVersion = { ...orders, version: '0.9.0', global: 'berth_orders_0' };
const withSpare: RemoteEntry = { ...orders, fallback: spare };

type Answer = () => Promise<RemoteDefinition>;
const answers =
  (given: RemoteDefinition): Answer =>
  () =>
    Promise.resolve(given);
const fails: Answer = () => Promise.reject(new Error('broken'));
const hangs: Answer = () => new Promise(() => {});

/** A loader on versions that answer as told; `said` is what it reported. */
function open(byVersion: Record<string, Answer>, isKnownToFail = (_version: string) => false) {
  const line = { isGood: true };
  const said: string[] = [];
  const asked: string[] = [];
  const loader = createRemoteLoader({
    fetchVersion(_entry, { version }, isRetry) {
      asked.push(isRetry ? `${version} again` : version);
      return (byVersion[version] ?? fails)();
    },
    isLineGood: async () => line.isGood,
    isKnownToFail: (_entry, { version }) => isKnownToFail(version),
    onStarted: (_entry, { version }) => said.push(`${version} started`),
    onFailed: (_entry, { version }, { cause, error }) =>
      said.push(`${error instanceof ShellPartError ? 'the shell' : version} failed: ${cause}`),
  });
  return { loader, said, asked, line, byVersion, state: () => loader.stateOf('orders').get() };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
});
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a remote without a last good version', () => {
  test('idle → loading → ready, fetched once', async () => {
    const { loader, asked, said, state } = open({ '1.0.0': answers(definition) });
    expect(state().status).toBe('idle');
    loader.load(orders);
    loader.load(orders);
    expect(state().status).toBe('loading');
    await settle();
    expect(state()).toEqual({
      status: 'ready',
      version: '1.0.0',
      build: 'berth_orders_1',
      definition,
      isSpare: false,
    });
    expect([asked, said]).toEqual([['1.0.0'], ['1.0.0 started']]);
  });

  test('one that fails is broken until it is tried again', async () => {
    const { loader, asked, said, byVersion, state } = open({ '1.0.0': fails });
    loader.load(orders);
    await settle();
    expect(state()).toMatchObject({ status: 'failed', reason: 'broken' });
    loader.load(orders);
    byVersion['1.0.0'] = answers(definition);
    loader.retry(orders);
    await settle();
    expect(state().status).toBe('ready');
    expect(asked).toEqual(['1.0.0', '1.0.0 again']);
    expect(said).toEqual(['1.0.0 failed: start', '1.0.0 started']);
  });

  test('one that takes 10 s is slow, and taken all the same when it comes', async () => {
    let arrive = (_definition: RemoteDefinition) => {};
    const { loader, state } = open({
      '1.0.0': () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    loader.load(orders);
    await jest.advanceTimersByTimeAsync(9999);
    expect(state().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ status: 'failed', reason: 'slow' });
    arrive(definition);
    await settle();
    expect(state().status).toBe('ready');
  });

  test('one that fails after its time was up is reported once', async () => {
    let fail = (_error: Error) => {};
    const { loader, said } = open({
      '1.0.0': () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    });
    loader.load(orders);
    await jest.advanceTimersByTimeAsync(10_000);
    fail(new Error('late'));
    await settle();
    expect(said).toEqual(['1.0.0 failed: slow']);
  });
});

describe('a remote with a last good version', () => {
  test('is replaced by it when it fails', async () => {
    const { loader, said, state } = open({ '1.0.0': fails, '0.9.0': answers(spareDefinition) });
    loader.load(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'ready', version: '0.9.0', isSpare: true });
    expect(said).toEqual(['1.0.0 failed: start', '0.9.0 started']);
  });

  test('is replaced by it after 10 s, and what comes later changes nothing', async () => {
    let arrive = (_definition: RemoteDefinition) => {};
    const late: Answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    const { loader, state } = open({ '1.0.0': late, '0.9.0': answers(spareDefinition) });
    loader.load(withSpare);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({ status: 'ready', version: '0.9.0' });
    arrive(definition);
    await settle();
    expect(state()).toMatchObject({ status: 'ready', version: '0.9.0' });
  });

  test('has failed only when both have, and a retry tries both', async () => {
    const { loader, asked, byVersion, state } = open({ '1.0.0': fails, '0.9.0': fails });
    loader.load(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'failed', reason: 'broken' });
    byVersion['0.9.0'] = answers(spareDefinition);
    loader.retry(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'ready', version: '0.9.0' });
    expect(asked).toEqual(['1.0.0', '0.9.0', '1.0.0 again', '0.9.0 again']);
  });

  test('both hanging are slow after 20 s', async () => {
    const { loader, state } = open({ '1.0.0': hangs, '0.9.0': hangs });
    loader.load(withSpare);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(state().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ status: 'failed', reason: 'slow' });
  });

  test('is no better where a part of the shell did not come, which every version needs', async () => {
    const missing = new ShellPartError(new Error('The share scope did not come.'));
    const { loader, asked, byVersion, state } = open({
      '1.0.0': () => Promise.reject(missing),
      '0.9.0': answers(spareDefinition),
    });
    loader.load(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'failed', reason: 'broken', error: missing });
    byVersion['1.0.0'] = answers(definition);
    loader.retry(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'ready', isSpare: false });
    expect(asked).toEqual(['1.0.0', '1.0.0 again']);
  });

  test('is no better where a part of the shell hangs: neither version is blamed, however late the part was asked for', async () => {
    const { loader, asked, said, state } = open({
      '1.0.0': async () => {
        await new Promise((resolve) => setTimeout(resolve, 4000));
        return judgePart(hangs, () => {});
      },
      '0.9.0': answers(spareDefinition),
    });
    loader.load(withSpare);
    await jest.advanceTimersByTimeAsync(13_999);
    expect([state().status, said]).toEqual(['loading', []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(state()).toMatchObject({ status: 'failed', reason: 'slow' });
    expect([asked, said]).toEqual([['1.0.0'], ['the shell failed: slow']]);
  });

  test('that failed before in this session is not tried while the other one works', async () => {
    const known = (version: string) => version === '1.0.0';
    const good = open({ '1.0.0': answers(definition), '0.9.0': answers(spareDefinition) }, known);
    good.loader.load(withSpare);
    await settle();
    expect([good.asked, good.state()]).toMatchObject([['0.9.0'], { version: '0.9.0', isSpare: true }]);
    const bad = open({ '1.0.0': answers(definition), '0.9.0': fails }, known);
    bad.loader.load(withSpare);
    await settle();
    expect(bad.state()).toMatchObject({ status: 'ready', version: '1.0.0', isSpare: false });
  });

  test('that failed before is tried all the same where it is what somebody tests, and its error is told', async () => {
    const { loader, asked, state } = open({ '1.0.0': fails, '0.9.0': answers(spareDefinition) }, () => true);
    loader.load({ ...withSpare, isOverridden: true });
    await settle();
    expect(asked).toEqual(['1.0.0', '0.9.0']);
    expect(state()).toMatchObject({ version: '0.9.0', isSpare: true, failure: new Error('broken') });
  });
});

describe('on a bad line', () => {
  const unreached: Answer = () =>
    Promise.reject(Object.assign(new Error('It could not be loaded.'), { name: 'ChunkLoadError' }));

  test('what does not come replaces and blames no version, and is loaded when it is tried again', async () => {
    const { loader, line, asked, said, byVersion, state } = open({
      '1.0.0': unreached,
      '0.9.0': answers(spareDefinition),
    });
    line.isGood = false;
    loader.load(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'failed', reason: 'line' });
    expect([asked, said]).toEqual([['1.0.0'], []]);
    line.isGood = true;
    byVersion['1.0.0'] = answers(definition);
    loader.retry(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'ready', version: '1.0.0', isSpare: false });
    expect(said).toEqual(['1.0.0 started']);
  });

  test('what is slow is waited for, and given up when the line is good and it still does not come', async () => {
    const { loader, line, said, state } = open({ '1.0.0': hangs, '0.9.0': answers(spareDefinition) });
    line.isGood = false;
    loader.load(withSpare);
    await jest.advanceTimersByTimeAsync(35_000);
    expect([state().status, said]).toEqual(['loading', []]);
    line.isGood = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(state()).toMatchObject({ status: 'ready', version: '0.9.0' });
    expect(said).toEqual(['1.0.0 failed: slow', '0.9.0 started']);
  });

  test('that was bad for a moment only, a file is asked for once more before its version is given up', async () => {
    let times = 0;
    const { loader, asked, said, state } = open({
      '1.0.0': () => (++times === 1 ? unreached() : answers(definition)()),
      '0.9.0': answers(spareDefinition),
    });
    loader.load(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect([asked, said]).toEqual([['1.0.0', '1.0.0 again'], ['1.0.0 started']]);
  });

  test('a version that is really gone is given up after that', async () => {
    const { loader, asked, said, state } = open({ '1.0.0': unreached, '0.9.0': answers(spareDefinition) });
    loader.load(withSpare);
    await settle();
    expect(state()).toMatchObject({ status: 'ready', version: '0.9.0' });
    expect(asked).toEqual(['1.0.0', '1.0.0 again', '0.9.0']);
    expect(said).toEqual(['1.0.0 failed: load', '0.9.0 started']);
  });

  test('what is slow and tried again is waited for once more, not asked for twice', async () => {
    let arrive = (_definition: RemoteDefinition) => {};
    const { loader, asked, state } = open({
      '1.0.0': () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    loader.load(orders);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(state()).toMatchObject({ status: 'failed', reason: 'slow' });
    loader.retry(orders);
    expect(state().status).toBe('loading');
    arrive(definition);
    await settle();
    expect([state().status, asked]).toEqual(['ready', ['1.0.0']]);
  });
});

describe('falling back while it runs', () => {
  test('loads the last good version once, however many pages ask, and never shows anything else meanwhile', async () => {
    const { loader, asked, state } = open({
      '1.0.0': answers(definition),
      '0.9.0': answers(spareDefinition),
    });
    loader.load(withSpare);
    await settle();
    const failure = new Error('its page throws');
    const both = Promise.all([
      loader.fallBack(withSpare, '1.0.0', failure),
      loader.fallBack(withSpare, '1.0.0', new Error('the same')),
    ]);
    expect(state()).toMatchObject({ status: 'ready', version: '1.0.0' });
    const loaded = {
      version: '0.9.0',
      build: 'berth_orders_0',
      definition: spareDefinition,
      isSpare: true,
      failure,
    };
    expect(await both).toEqual([loaded, loaded]);
    expect(state()).toEqual({ status: 'ready', ...loaded });
    expect(await loader.fallBack(withSpare, '1.0.0', failure)).toMatchObject(loaded);
    expect(asked).toEqual(['1.0.0', '0.9.0']);
  });

  test('there is nothing to fall back to: no version, the version itself, or one that fails', async () => {
    const { loader, state } = open({ '1.0.0': answers(definition), '0.9.0': fails });
    loader.load(withSpare);
    await settle();
    expect(await loader.fallBack(orders, '1.0.0', null)).toBeNull();
    expect(await loader.fallBack(withSpare, '1.0.0', null)).toBeNull();
    expect(state()).toMatchObject({ status: 'ready', version: '1.0.0' });
    const fallen = open({ '1.0.0': fails, '0.9.0': answers(spareDefinition) });
    fallen.loader.load(withSpare);
    await settle();
    expect(await fallen.loader.fallBack(withSpare, '0.9.0', null)).toBeNull();
  });

  test('there may be one later, when a newer registry names it', async () => {
    const { loader } = open({ '1.0.0': answers(definition), '0.9.0': answers(spareDefinition) });
    loader.load(orders);
    await settle();
    expect(await loader.fallBack(orders, '1.0.0', null)).toBeNull();
    expect(await loader.fallBack(withSpare, '1.0.0', null)).toMatchObject({
      version: '0.9.0',
      isSpare: true,
    });
  });
});
