import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestRuntime } from '../testing/index.ts';
import { ApiError } from './api-error.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

type Asked = { url: string; headers: Record<string, string>; signal: AbortSignal };

const before = window.fetch;
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  createTestRuntime({ locale: 'en' });
});
afterEach(() => {
  window.fetch = before;
});

/** A server that says these parts, one after the other, and then ends or breaks. */
function serve(parts: string[], { status = 200, error }: { status?: number; error?: Error } = {}): void {
  const left = parts.map((text) => new TextEncoder().encode(text));
  const read = async () => {
    const value = left.shift();
    if (value) return { done: false, value };
    if (error) throw error;
    return { done: true, value: undefined };
  };
  window.fetch = (async (url: string, { headers, signal }: Omit<Asked, 'url'>) => {
    asked.push({ url, headers, signal });
    return { ok: status < 400, status, body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch; // only what is read of an answer
}

async function readAll(options: { lastEventId?: string; isOnce?: boolean } = {}) {
  const events: StreamEvent[] = [];
  const { signal } = new AbortController();
  const end = await readEvents({ ...options, signal, onEvent: (event) => events.push(event) }).catch(
    (error: unknown) => error,
  );
  return { events, end };
}

test('events come whole, however they are cut on their way, and comments are none', async () => {
  const text =
    'id: 7\nevent: messages\ndata: {"title":"已到港"}\n\n: still here\n\nevent: tasks\ndata: {}\n\n';
  serve([...text]);
  const { events } = await readAll();
  expect(events).toEqual([
    { name: 'messages', data: '{"title":"已到港"}', id: '7' },
    expect.objectContaining({ name: 'tasks', data: '{}' }),
  ]);
});

test('it is asked for as every call is, with the event that was heard last', async () => {
  serve([]);
  await readAll({ lastEventId: '42' });
  await readAll({ isOnce: true });
  expect(asked.map(({ url }) => url)).toEqual(['/api/business/events', '/api/business/events?once=true']);
  expect(asked[0]?.headers).toEqual({
    Accept: 'text/event-stream',
    'X-Requested-With': 'berth',
    'Accept-Language': 'en',
    Authorization: 'Bearer test-token',
    'Last-Event-ID': '42',
  });
  expect(asked[1]?.headers).not.toHaveProperty('Last-Event-ID');
});

test('a refusal is thrown with its status, a line that breaks with its error', async () => {
  serve([], { status: 503 });
  const refused = await readAll();
  expect(refused.end).toBeInstanceOf(ApiError);
  expect(refused.end).toMatchObject({ status: 503 });
  serve(['event: tasks\ndata: {}\n\n'], { error: new TypeError('network') });
  const cut = await readAll();
  expect([cut.events.length, cut.end]).toEqual([1, new TypeError('network')]);
});

test('whoever leaves ends the call, and begins none after that', async () => {
  serve(['event: tasks\ndata: {}\n\n']);
  const left = new AbortController();
  await readEvents({ signal: left.signal, onEvent: () => left.abort() });
  expect(asked[0]?.signal.aborted).toBe(true);
  await readEvents({ signal: left.signal, onEvent: () => {} });
  expect(asked).toHaveLength(1);
});

test('the server says when to come back', async () => {
  serve(['retry: 4321\nevent: end\ndata: {}\n\n']);
  const wishes: number[] = [];
  const { signal } = new AbortController();
  await readEvents({ signal, onEvent: () => {}, onRetry: (ms) => wishes.push(ms) });
  expect(wishes).toEqual([4321]);
});
