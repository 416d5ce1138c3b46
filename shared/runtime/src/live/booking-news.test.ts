import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { berthApi } from '../api/berth-api.ts';
import { createTestRuntime } from '../testing/index.ts';
import { bookingsChanged, bookingTag } from './booking-news.ts';
import { recordsChanged, recordTag } from './record-news.ts';

const asked = jest.fn<(name: string) => void>();
const answer = (name: string) => {
  asked(name);
  return { data: null };
};
const api = berthApi.injectEndpoints({
  endpoints: (build) => ({
    newsList: build.query<null, void>({ queryFn: () => answer('list'), providesTags: [bookingTag()] }),
    newsOne: build.query<null, string>({
      queryFn: (id) => answer(id),
      providesTags: (_result, _error, id) => [bookingTag(id)],
    }),
    newsOther: build.query<null, void>({ queryFn: () => answer('other') }),
  }),
});

/** What was asked for since the last time, once it had the time. */
async function askedAfter(ms: number): Promise<string[]> {
  await jest.advanceTimersByTimeAsync(ms);
  const names = asked.mock.calls.map(([name]) => name).sort();
  asked.mockClear();
  return names;
}

beforeEach(async () => {
  jest.useFakeTimers();
  const { runtime } = createTestRuntime();
  const { newsList, newsOne, newsOther } = api.endpoints;
  const { dispatch } = runtime.store;
  dispatch(newsList.initiate());
  dispatch(newsOne.initiate('a'));
  dispatch(newsOne.initiate('b'));
  dispatch(newsOther.initiate());
  expect(await askedAfter(10)).toEqual(['a', 'b', 'list', 'other']);
});
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
});

test('a booking that changed is asked for anew, and every list; others and what is no booking are not', async () => {
  bookingsChanged(['a', 'unseen']);
  expect(await askedAfter(10)).toEqual(['a', 'list']);
  expect(await askedAfter(3000)).toEqual([]);
});

test('where any may have changed all are asked for', async () => {
  bookingsChanged(null);
  expect(await askedAfter(10)).toEqual(['a', 'b', 'list']);
});

test('the first word is acted upon at once, those of the next second together', async () => {
  bookingsChanged(['a']);
  expect(await askedAfter(10)).toEqual(['a', 'list']);
  bookingsChanged(['a']);
  bookingsChanged(['b']);
  expect(await askedAfter(500)).toEqual([]);
  expect(await askedAfter(600)).toEqual(['a', 'b', 'list']);
  expect(await askedAfter(3000)).toEqual([]);
  bookingsChanged(['b']);
  expect(await askedAfter(10)).toEqual(['b', 'list']);
});

test('a booking is a record: both names mean the same tag and the same change', async () => {
  expect([recordTag('booking'), recordTag('booking', 'a')]).toEqual([bookingTag(), bookingTag('a')]);
  recordsChanged('booking', ['a']);
  expect(await askedAfter(10)).toEqual(['a', 'list']);
  bookingsChanged(['b']);
  expect(await askedAfter(500)).toEqual([]);
  expect(await askedAfter(600)).toEqual(['b', 'list']);
});
