import { expect, test } from '@jest/globals';
import { hasLoaded, watchLoadedFiles } from './loaded-files.ts';

type Entries = { getEntries: () => { name: string }[] };
let tell: (seen: Entries) => void = () => undefined;
const asked: unknown[] = [];

test('files that come are known however many calls a page makes besides, those from before included', () => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(heard: (seen: Entries) => void) {
        tell = heard;
      }
      observe(options: unknown) {
        asked.push(options);
      }
    },
  });
  // The browser's own list is full: it tells of nothing that comes after it.
  performance.getEntriesByType = () => [];
  watchLoadedFiles();
  expect(asked).toEqual([{ type: 'resource', buffered: true }]);
  const { origin } = window.location;
  const page = `${origin}/remotes/booking/1/page.js`;
  const calls = Array.from({ length: 300 }, (_, at) => ({ name: `${origin}/api/remotes/current?${at}` }));
  tell({ getEntries: () => [...calls, { name: `${page}?retry=1` }] });
  expect([hasLoaded(page), hasLoaded(`${origin}/api/remotes/current`)]).toEqual([true, false]);
});
