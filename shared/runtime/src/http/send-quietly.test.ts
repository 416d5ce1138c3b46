import { afterEach, expect, jest, test } from '@jest/globals';
import { createTestRuntime } from '../testing/index.ts';
import { sendQuietly } from './send-quietly.ts';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const report = {
  deployment: 3,
  outcomes: [{ remote: 'booking', version: '1.0.0', outcome: 'started' as const, error: '' }],
};

test('a report outlives the page and is known by its session', () => {
  createTestRuntime();
  const fetched = jest.fn(async (_url: unknown, _init?: RequestInit) => new Blob() as never);
  globalThis.fetch = fetched;
  sendQuietly('POST /remotes/report', report);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.keepalive]).toEqual(['/api/remotes/report', 'POST', true]);
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer test-token', 'X-Requested-With': 'berth' });
  expect(JSON.parse(String(init?.body))).toEqual(report);
});

test.each([
  ['that no server takes', () => Promise.reject(new TypeError('no network'))],
  [
    'that the browser refuses',
    () => {
      throw new TypeError('too long');
    },
  ],
])('one %s is no error', async (_what, answer) => {
  createTestRuntime({ user: null });
  globalThis.fetch = answer as typeof fetch; // it answers nothing
  sendQuietly('POST /remotes/report', report);
  await new Promise((resolve) => setTimeout(resolve));
});
