import { expect, test } from '@jest/globals';
import { frameHostProblems, normalizeFrameHost } from './frame-hosts.ts';
import { type MenuItemContent, menuIconNames } from './stored-item.ts';
import { menuItemProblems, settleMenuItem } from './stored-item-rules.ts';

const content = (changes: Partial<MenuItemContent> = {}): MenuItemContent => ({
  parentId: null,
  type: 'menu',
  name: 'extras',
  titleZh: '常用',
  titleEn: 'Often',
  path: '',
  url: '',
  icon: '',
  roles: [],
  permission: '',
  isHidden: false,
  ...changes,
});
const surroundings = {
  items: [],
  isPage: (path: string) => path === '/cost',
  frameHosts: ['bi.example.com', 'maps.example.com:8443'],
  roles: ['finance'],
};
const paths = (item: MenuItemContent) => menuItemProblems(null, item, surroundings).map(({ path }) => path);

test('a group, a page, a link, a framed page and their roles are right', () => {
  for (const item of [
    content(),
    content({ path: '/cost', roles: ['finance'], permission: 'cost:view', icon: 'bill' }),
    content({ type: 'link', url: 'https://anywhere.example/x?y=1#z' }),
    content({ type: 'iframe', url: 'https://bi.example.com/d' }),
    content({ type: 'iframe', url: 'https://maps.example.com:8443/d' }),
  ])
    expect(paths(item)).toEqual([]);
});

test.each([
  'https://maps.example.com/d',
  'https://bi.example.com:8443/d',
  'https://bi.example.com.evil.example/',
  'https://bi.example.com@evil.example/',
  'http://bi.example.com/',
  'https://evil.example/bi.example.com',
  'data:text/html,x',
])('%s is no page of an allowed site', (url) => {
  expect(paths(content({ type: 'iframe', url }))).toEqual(['url']);
});

test('what a type has no use for is not kept', () => {
  const all = {
    path: '/cost',
    url: 'https://BI.example.com',
    icon: 'bill',
    roles: ['finance'],
    permission: 'cost:view' as const,
    isHidden: true,
  };
  expect(settleMenuItem(content({ ...all, type: 'button' }))).toEqual(
    content({ type: 'button', permission: 'cost:view' }),
  );
  expect(settleMenuItem(content({ ...all, path: '' }))).toEqual(content({ icon: 'bill', isHidden: true }));
  expect(settleMenuItem(content({ ...all, type: 'link' }))).toMatchObject({
    path: '',
    url: 'https://bi.example.com/',
  });
});

test.each([
  ['BI.Example.com', 'bi.example.com'],
  ['bi.example.com:443', 'bi.example.com'],
  ['bi.example.com:8443', 'bi.example.com:8443'],
  ['数据.example.com', 'xn--vxup8b.example.com'],
  ['localhost', null],
  ['10.0.0.1', null],
  ['[::1]', null],
  ['bi..example.com', null],
  ['bi.example.com;x', null],
])('%s is stored as %s', (entered, host) => {
  expect(normalizeFrameHost(entered)).toBe(host);
});

test('a site stands once, whichever way it is written', () => {
  expect(frameHostProblems(['bi.example.com', 'BI.example.com:443'], 'portal.example.com')).toEqual([
    { path: 'hosts.1', rule: 'takenValue' },
  ]);
});

test('the icons have names in both languages', () => {
  for (const title of Object.values(menuIconNames)) expect(title['zh-CN'] && title.en).toBeTruthy();
});
