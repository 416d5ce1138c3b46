import type { StreamEvent } from '@berth/runtime';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { keepLive } from './keep-live.ts';
import { shareLive } from './share-live.ts';

/** Pages of one browser, as far as they meet: who holds a lock, and what is said on a channel. jsdom has neither. */
class Locks {
  #last = Promise.resolve();

  async request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(async () => {
      if (!signal.aborted) await work();
    });
    this.#last = turn;
    await turn;
  }
}

const channels = new Set<Channel>();

class Channel {
  onmessage: ((event: { data: StreamEvent }) => void) | null = null;

  constructor() {
    channels.add(this);
  }

  postMessage(data: StreamEvent): void {
    for (const channel of channels) if (channel !== this) channel.onmessage?.({ data });
  }

  close(): void {
    channels.delete(this);
  }
}

const settled = async () => await new Promise((resolve) => setTimeout(resolve, 0));
const message = (id: string): StreamEvent => ({ name: 'tasks', data: '{}', id });

/** A page of the browser, with what it hears and the streams that it kept. */
function openPage() {
  const heard: (string | undefined)[] = [];
  const streams: Parameters<typeof keepLive>[0][] = [];
  const leave = shareLive(
    'somebody',
    ({ id }) => heard.push(id),
    (options) => {
      streams.push(options);
      return () => options.onEnd?.();
    },
  );
  return { heard, streams, leave };
}

beforeEach(() => {
  channels.clear();
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  Object.defineProperty(window, 'BroadcastChannel', { value: Channel, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

test('one page keeps the stream, and all hear of it', async () => {
  const [first, second] = [openPage(), openPage()];
  await settled();
  expect([first.streams.length, second.streams.length]).toEqual([1, 0]);
  first.streams[0]?.onEvent(message('4'));
  expect([first.heard, second.heard]).toEqual([['4'], ['4']]);
});

test('the page that takes over goes on after the last event that any page heard', async () => {
  const [first, second] = [openPage(), openPage()];
  await settled();
  first.streams[0]?.onEvent(message('4'));
  first.streams[0]?.onEvent(message('7'));
  first.leave();
  await settled();
  expect(second.streams.map(({ lastEventId }) => lastEventId)).toEqual(['7']);
});

test('a page whose session is over leaves the turn to others, and takes it again once it is looked at', async () => {
  const [first, second] = [openPage(), openPage()];
  await settled();
  first.streams[0]?.onEnd?.();
  await settled();
  expect(second.streams).toHaveLength(1);
  second.streams[0]?.onEvent(message('9'));
  expect(first.heard).toEqual(['9']);
  window.dispatchEvent(new Event('focus'));
  second.leave();
  await settled();
  expect(first.streams.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '9']);
});
