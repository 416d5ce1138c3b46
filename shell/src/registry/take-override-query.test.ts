import { expect, test } from '@jest/globals';
import { takeOverrideQuery } from './take-override-query.ts';

test.each([
  ['booking@1.5.0-rc.1', 'booking@1.5.0-rc.1'],
  ['%20booking@1.5.0-rc.1%20,+site@0.1.0+3f2a9c41d7e0 , ', 'booking@1.5.0-rc.1,site@0.1.0+3f2a9c41d7e0'],
  ['no%20version', 'no+version'],
  ['booking@0.1.0&page=2&remotes=booking@0.2.0', 'booking@0.1.0&remotes=booking@0.2.0'],
  ['%E0%A4%A', '\uFFFD%A'],
])('what ?remotes=%s asks for is %s', (query, asked) => {
  window.history.replaceState(null, '', `/index?remotes=${query}`);
  expect(takeOverrideQuery()).toBe(asked);
});

test.each([
  ['/business/lcl/index?remotes=booking@1.5.0-rc.1&page=2#top', '/business/lcl/index?page=2#top'],
  ['/index?remotes=', '/index'],
  ['/index?remotes=booking@0.1.0&page=2&remotes=', '/index?page=2'],
  ['/index?page=2', '/index?page=2'],
])('%s becomes %s', (path, clean) => {
  window.history.replaceState({ key: 'k' }, '', path);
  takeOverrideQuery();
  const { pathname, search, hash } = window.location;
  expect([pathname + search + hash, window.history.state]).toEqual([clean, { key: 'k' }]);
});
