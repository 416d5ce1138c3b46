import { ApiError, type ReadEventsOptions, type StreamEvent } from '@berth/runtime';
import { expect, test } from '@jest/globals';
import { keepLive } from './keep-live.ts';

type Answer = StreamEvent[] | Error;

const event = (id: string): StreamEvent => ({ name: 'messages', data: '{}', id });
const refused = (status: number) => new ApiError({ kind: 'business', message: '', status });
const broken = new TypeError('network');

/** What was asked and waited for, until the answers are used up. */
async function keepWith(answers: Answer[]) {
  const asked: Pick<ReadEventsOptions, 'lastEventId' | 'isOnce'>[] = [];
  const waits: number[] = [];
  const heard: (string | undefined)[] = [];
  await new Promise<void>((resolve) => {
    const stop = keepLive({
      onEvent: ({ id }) => heard.push(id),
      read: async ({ lastEventId, isOnce = false, onEvent }) => {
        const answer = answers.shift();
        if (!answer) {
          stop();
          return resolve();
        }
        asked.push({ lastEventId, isOnce });
        if (answer instanceof Error) throw answer;
        for (const each of answer) onEvent(each);
      },
      wait: async (ms) => void waits.push(ms),
    });
    // A session that is over is asked about no more.
    setTimeout(resolve, 200);
  });
  return { asked, waits, heard, left: answers.length };
}

test('a stream that breaks is opened anew after the last event that was heard', async () => {
  const { asked, heard } = await keepWith([[event('4'), event('7')], broken, [event('8')], []]);
  expect(heard).toEqual(['4', '7', '8']);
  expect(asked.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7', '7', '8']);
  expect(asked.every(({ isOnce }) => !isOnce)).toBe(true);
});

test('after three failures it asks every half minute, and now and then tries the stream again', async () => {
  const polls = [[event('1')], [], [], []];
  const { asked, waits } = await keepWith([broken, refused(503), broken, ...polls, [event('2')]]);
  expect(asked.map(({ isOnce }) => isOnce)).toEqual([false, false, false, true, true, true, true, false]);
  expect(waits.slice(3, 7)).toEqual([30_000, 30_000, 30_000, 30_000]);
});

test('it waits longer after each failure, never the same for all', async () => {
  const { waits } = await keepWith([broken, broken, broken, broken, broken, broken, broken]);
  waits.slice(0, 7).forEach((ms, at) => {
    const most = Math.min(30_000, 1000 * 2 ** (at + 1));
    expect(ms).toBeGreaterThanOrEqual(most / 2);
    expect(ms).toBeLessThanOrEqual(most);
  });
});

test('it asks for no other stream when the server says that the session is over', async () => {
  const end = { name: 'end', data: '{"reason":"signedOut"}', id: undefined };
  const { asked, left } = await keepWith([[event('1'), end], [event('2')]]);
  expect([asked.length, left]).toEqual([1, 1]);
});

test('it ends with the session', async () => {
  const { asked, left } = await keepWith([refused(401), [event('1')]]);
  expect([asked.length, left]).toEqual([1, 1]);
});

test('it comes back when the server that stops asked it to, and no later than it would by itself', async () => {
  const waits: number[] = [];
  const wishes = [4_321, 3_600_000];
  await new Promise<void>((resolve) => {
    const stop = keepLive({
      onEvent: () => {},
      read: async ({ onEvent, onRetry }) => {
        const wish = wishes.shift();
        if (wish === undefined) {
          stop();
          return resolve();
        }
        onRetry?.(wish);
        onEvent({ name: 'end', data: '{"reason":"later"}', id: undefined });
      },
      wait: async (ms) => void waits.push(ms),
    });
  });
  expect(waits.slice(0, 2)).toEqual([4_321, 30_000]);
});
