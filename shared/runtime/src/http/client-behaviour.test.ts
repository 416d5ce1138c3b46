import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { releaseSingles } from '../single/claim-single.ts';
import { createTestRuntime } from '../testing/index.ts';
import { createHttpClient, httpClient } from './create-http-client.ts';
import { overlayShown } from './overlay.ts';
import { request } from './request.ts';

const health = { status: 'ok', version: '1', uptimeSeconds: 1 } as const;
const page = { rows: [], total: 0, summary: { cartons: 0, weight: 0, volume: 0 } };

test('a call carries token, language, the header of our own, and a timestamp', async () => {
  const { calls } = createTestRuntime({ locale: 'en', answers: { 'GET /health': health } });
  await request('GET /health');
  expect(calls[0]?.headers).toMatchObject({
    Authorization: 'Bearer test-token',
    'Accept-Language': 'en',
    'X-Requested-With': 'berth',
  });
  expect(calls[0]?.query._).toEqual(expect.any(Number));
});

test('a GET that may be cached carries no timestamp, and nobody signed in no token', async () => {
  const { calls } = createTestRuntime({ user: null, answers: { 'GET /health': health } });
  await request('GET /health', {}, { isCached: true });
  expect(calls[0]?.query).toEqual({});
  expect(calls[0]?.headers).not.toHaveProperty('Authorization');
});

test('the conditions of a list stand beside its paging, path parameters in the path', async () => {
  const { calls } = createTestRuntime({
    answers: { 'GET /business/getBookingListLcl': page, 'GET /system/menu/my/:version': [] },
  });
  await request('GET /business/getBookingListLcl', {
    list: { page: 2, prop: 'etd', order: 'descending', filter: { status: 'draft|=' } },
  });
  await request('GET /system/menu/my/:version', { params: { version: '1' } });
  expect(calls[0]?.query).toMatchObject({ page: 2, prop: 'etd', order: 'descending', status: 'draft|=' });
  expect(calls[1]).toMatchObject({ key: 'GET /system/menu/my/:version', params: { version: '1' } });
});

test.each([
  ['get', '/business/getFeeList', undefined, 30_000],
  ['get', '/export/exportMark', undefined, 50_000],
  ['get', '/fileExport', undefined, 50_000],
  ['post', '/export/exportMark', undefined, 30_000],
  ['get', '/export/exportMark', 1000, 1000],
])('time-out of %s %s (given %p): %d ms', async (method, url, timeout, expected) => {
  createTestRuntime();
  const http = httpClient();
  let used: number | undefined;
  http.defaults.adapter = async (config) => {
    used = config.timeout;
    return { status: 200, statusText: '', headers: {}, config, data: {} };
  };
  await http.request({ method, url, timeout });
  expect(used).toBe(expected);
});

test('a call that outlives its page is kept alive, any other is sent as ever', async () => {
  releaseSingles();
  const http = createHttpClient();
  const fetched = jest.fn(async (_url: unknown, _init?: RequestInit) => {
    return { status: 200, headers: {}, text: async () => '{"code":200}' } as never;
  });
  const original = globalThis.fetch;
  globalThis.fetch = fetched;
  const xhr = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  const call = { method: 'post', url: '/system/table/save', data: { table: 'lclBookings' } };
  expect((await http.request({ ...call, outlivesPage: true })).data).toEqual({ code: 200 });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.keepalive]).toEqual(['/api/system/table/save', 'POST', true]);
  expect(JSON.parse(String(init?.body))).toEqual(call.data);
  expect(xhr).not.toHaveBeenCalled();
  await expect(http.request(call)).rejects.toThrow('Network Error');
  expect([fetched.mock.calls.length, xhr.mock.calls.length]).toEqual([1, 1]);
  globalThis.fetch = original;
  xhr.mockRestore();
});

describe('the loading overlay', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('shows while calls are in flight and closes 200 ms after the last', async () => {
    createTestRuntime({ answers: { 'GET /health': health } });
    const first = request('GET /health');
    const second = request('GET /health');
    expect(overlayShown.get()).toBe(true);
    await Promise.all([first, second]);
    jest.advanceTimersByTime(199);
    expect(overlayShown.get()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(overlayShown.get()).toBe(false);
  });

  test('a call within the 200 ms keeps it open', async () => {
    createTestRuntime({ answers: { 'GET /health': health } });
    await request('GET /health');
    jest.advanceTimersByTime(150);
    const next = request('GET /health');
    jest.advanceTimersByTime(1000);
    expect(overlayShown.get()).toBe(true);
    await next;
    jest.advanceTimersByTime(200);
    expect(overlayShown.get()).toBe(false);
  });

  test('a call that draws its own loading state leaves it closed', async () => {
    createTestRuntime({ answers: { 'GET /health': health } });
    const call = request('GET /health', {}, { overlay: false });
    expect(overlayShown.get()).toBe(false);
    await call;
  });
});
