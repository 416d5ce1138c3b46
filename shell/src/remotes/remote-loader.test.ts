import type { RemoteEntry } from '@berth/contract';
import type { RemoteDefinition } from '@berth/runtime';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { testDefinitions, testRemotes } from '../testing/test-remotes.tsx';
import { createRemoteLoader } from './remote-loader.ts';
import { integrityOf } from './verify-files.ts';

const [, orders] = testRemotes as [RemoteEntry, RemoteEntry]; // three of them
const definition: RemoteDefinition = testDefinitions.orders;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
});
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the loader of remotes', () => {
  test('idle → loading → ready, fetched once', async () => {
    const fetchRemote = jest.fn(async () => definition);
    const loader = createRemoteLoader(fetchRemote);
    expect(loader.stateOf('orders').get().status).toBe('idle');
    loader.load(orders);
    loader.load(orders);
    expect(loader.stateOf('orders').get().status).toBe('loading');
    await settle();
    expect(loader.stateOf('orders').get()).toEqual({ status: 'ready', definition });
    expect(fetchRemote).toHaveBeenCalledTimes(1);
  });

  test('one that fails is broken until it is tried again', async () => {
    const fetchRemote = jest.fn(async (_entry: RemoteEntry, isRetry: boolean) => {
      if (!isRetry) throw new Error('no manifest');
      return definition;
    });
    const loader = createRemoteLoader(fetchRemote);
    loader.load(orders);
    await settle();
    expect(loader.stateOf('orders').get()).toMatchObject({ status: 'failed', reason: 'broken' });
    loader.load(orders);
    expect(fetchRemote).toHaveBeenCalledTimes(1);
    loader.retry(orders);
    await settle();
    expect(loader.stateOf('orders').get().status).toBe('ready');
  });

  test('one that takes 10 s is slow, and taken all the same when it comes', async () => {
    let arrive = (_definition: RemoteDefinition) => {};
    const loader = createRemoteLoader(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    loader.load(orders);
    await jest.advanceTimersByTimeAsync(9999);
    expect(loader.stateOf('orders').get().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(loader.stateOf('orders').get()).toMatchObject({ status: 'failed', reason: 'slow' });
    arrive(definition);
    await settle();
    expect(loader.stateOf('orders').get().status).toBe('ready');
  });
});

describe('the hash of a file', () => {
  const checked = { ...orders, integrity: { 'mf-manifest.json': 'sha384-m', 'static/js/a.js': 'sha384-a' } };

  test.each([
    ['/remotes/orders/1.0.0/mf-manifest.json', 'sha384-m'],
    ['/remotes/orders/1.0.0/static/js/a.js?t=1', 'sha384-a'],
  ])('of %s is %s', (url, hash) => {
    expect(integrityOf([checked], url)).toBe(hash);
  });

  test('that the registry does not list is refused', () => {
    expect(() => integrityOf([checked], '/remotes/orders/1.0.0/other.js')).toThrow('no hash');
  });

  test('of a development server is not checked', () => {
    expect(integrityOf([orders], '/remotes/orders/1.0.0/other.js')).toBeNull();
  });
});
