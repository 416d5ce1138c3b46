import type { Registry } from '@berth/contract';
import { createTestRuntime } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openRegistry } from '../registry/registry-signal.ts';
import { reportFailed, reportShellFailed, reportStarted, sendReport } from './report-outcomes.ts';

const registry: Registry = { deployment: 5, issuedAt: '', audience: null, contract: '', remotes: [] };
const sent: unknown[] = [];
const original = globalThis.fetch;

beforeEach(() => {
  createTestRuntime();
  jest.useFakeTimers();
  sent.length = 0;
  openRegistry.set(registry);
  globalThis.fetch = (async (_url: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
  }) as unknown as typeof fetch; // nobody reads the answer
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
  Reflect.deleteProperty(navigator, 'onLine');
});

test('a part of the shell is told of as that of the shell that this page came with', () => {
  reportShellFailed(new Error('nobody knows which shell this is'));
  const block = '<script type="application/json" id="berth-boot">{"shell":"0.1.0+0123456789ab"}</script>';
  document.body.innerHTML = block;
  reportShellFailed(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
  jest.advanceTimersByTime(1000);
  document.body.innerHTML = '';
  const error = 'ChunkLoadError: Loading chunk 7 failed.';
  const outcome = {
    remote: 'shell',
    version: '0.1.0+0123456789ab',
    outcome: 'failed',
    cause: 'chunk',
    error,
  };
  expect(sent).toEqual([{ deployment: 5, outcomes: [outcome] }]);
});

test('what happens together is told together, and each thing once', () => {
  const version = { name: 'booking', version: '1.0.0' };
  reportStarted(version);
  reportFailed(version, 'render', new TypeError('x is undefined'));
  reportFailed(version, 'render', new TypeError('again'));
  reportStarted(version);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([
    {
      deployment: 5,
      outcomes: [
        { remote: 'booking', version: '1.0.0', outcome: 'started', error: '' },
        {
          remote: 'booking',
          version: '1.0.0',
          outcome: 'failed',
          cause: 'render',
          error: 'TypeError: x is undefined',
        },
      ],
    },
  ]);
  jest.advanceTimersByTime(5000);
  expect(sent).toHaveLength(1);
});

test('a page that goes tells what it still has to tell', () => {
  reportStarted({ name: 'site', version: '1.0.0' });
  sendReport();
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveLength(1);
});

test('an error is cut to what the server takes', () => {
  reportFailed({ name: 'cost', version: '1.0.0' }, 'start', new Error('x'.repeat(5000)));
  sendReport();
  expect(JSON.stringify(sent).length).toBeLessThan(1200);
});

test('without a network no version is to blame', () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  reportFailed({ name: 'customs', version: '1.0.0' }, 'load', new Error('no network'));
  sendReport();
  expect(sent).toEqual([]);
});
