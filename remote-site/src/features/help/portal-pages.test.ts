import { expect, test } from '@jest/globals';
import { portalPagesAbout } from './portal-pages.ts';

test.each([
  ['/cost', ['/cost']],
  ['/business', ['/business/lcl/index', '/business/fcl/index']],
  ['/business/lcl', ['/business/lcl/index']],
  ['/business/lcl/detail', ['/business/lcl/detail']],
  ['/usercenter', ['/usercenter']],
  ['/usercenter/messages', ['/usercenter/messages']],
  ['/businesslike', []],
  ['/nowhere', []],
  [null, []],
])('help about %s leads to the pages %j', (aboutPath, pages) => {
  expect(portalPagesAbout(aboutPath).map(({ path }) => path)).toEqual(pages);
});
