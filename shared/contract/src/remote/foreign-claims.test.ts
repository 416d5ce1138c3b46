import { expect, test } from '@jest/globals';
import type { MenuItem } from '../menu/menu-item.ts';
import { foreignClaims, ownItems } from './foreign-claims.ts';

const title = { 'zh-CN': '', en: '' };
const item = (path: string, meta: Partial<MenuItem['meta']> = {}): MenuItem => ({
  name: path,
  path,
  meta: { title, ...meta },
});
const group = (...children: MenuItem[]): MenuItem => ({ ...item('/business'), children });
const fieldsOf = (basePaths: string[], menu: MenuItem[] = []) =>
  foreignClaims({ name: 'customs', basePaths, menu }).map(({ field }) => field);

test('a path of the portal itself is no remote’s, and one around it may be', () => {
  const own = ['/login', '/system/releases', '/system/releases/log', '/api', '/remotes/x', '/static', '/dev'];
  expect(fieldsOf(own)).toEqual(own.map((path) => `basePaths ${path}`));
  expect(fieldsOf(['/customs', '/', '/system', '/logins', '/dashboard'])).toEqual([]);
});

test('no remote is called as the shell is', () => {
  const claims = foreignClaims({ name: 'shell', basePaths: ['/customs'], menu: [] });
  expect(claims.map(({ field }) => field)).toEqual(['name shell']);
});

test('an item of the menu leads to a page of its remote, in whatever group', () => {
  const mine = group(
    item('/customs/index'),
    item('/customs/new', { hidden: true, active: '/customs/index' }),
  );
  const theirs = [
    item('/business/lcl/index', { fullpage: true }),
    item('/customs/two', { active: '/business/lcl/index' }),
    item('customs/three'),
    item('/customsandmore'),
  ];
  expect(fieldsOf(['/customs'], [mine])).toEqual([]);
  expect(fieldsOf(['/customs'], [mine, group(...theirs)])).toEqual(theirs.map(({ path }) => `menu ${path}`));
  expect(ownItems({ basePaths: ['/customs'] }, [mine, group(...theirs)])).toEqual([mine, group()]);
});
