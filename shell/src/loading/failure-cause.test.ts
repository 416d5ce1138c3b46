import { expect, test } from '@jest/globals';
import { pageFailureCause, startFailureCause } from './failure-cause.ts';

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const styleError = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
});

test.each([
  ['load', chunkError],
  ['start', new Error('/remote-entry.js is not the container that the registry names.')],
  ['start', new TypeError('x is undefined')],
  ['start', 'thrown as a text'],
  ['integrity', new Error('The registry has no hash of /remote-entry.js.')],
] as const)('a version that does not start: %s', (cause, error) => {
  expect(startFailureCause(error)).toBe(cause);
});

test.each([
  ['chunk', chunkError],
  ['chunk', styleError],
  ['render', new TypeError('x is undefined')],
] as const)('a page that was never seen: %s', (cause, error) => {
  expect(pageFailureCause(error)).toBe(cause);
});
