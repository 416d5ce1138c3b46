import { expect, test } from '@jest/globals';
import { takeOverrideQuery } from './take-override-query.ts';

test.each([
  ['/business/lcl/index?remotes=booking@1.5.0-rc.1&page=2#top', '/business/lcl/index?page=2#top'],
  ['/index?remotes=', '/index'],
  ['/index?page=2', '/index?page=2'],
])('%s becomes %s', (path, clean) => {
  window.history.replaceState({ key: 'k' }, '', path);
  takeOverrideQuery();
  const { pathname, search, hash } = window.location;
  expect([pathname + search + hash, window.history.state]).toEqual([clean, { key: 'k' }]);
});
