import { expect, test } from '@jest/globals';
import { remoteDeclaration } from './remote.endpoints.ts';

const declared = (...parts: object[]) =>
  remoteDeclaration.safeParse({
    name: 'orders',
    title: { 'zh-CN': '订单', en: 'Orders' },
    basePaths: ['/orders'],
    runtime: '^0.1.0',
    menu: [],
    ...(parts.length > 0 && { parts }),
  });
const today = { name: 'today', slot: 'console.today' };

test('a remote without parts is declared as it ever was', () => {
  expect(declared().data).not.toHaveProperty('parts');
});

test('a part names its slot, and may be for those with a permission or one of several roles', () => {
  const parts = [today, { ...today, name: 'air', permission: 'business:air', roles: ['customer', 'main'] }];
  expect(declared(...parts).data?.parts).toEqual(parts);
});

const card = {
  name: 'recent',
  slot: 'console.cards',
  title: { 'zh-CN': '最近订单', en: 'Recent orders' },
  size: { columns: 'half', rows: 'tall' },
};

test('a card of the console says what stands over it, its room and its place', () => {
  const parts = [{ ...card, order: 60 }];
  expect(declared(...parts).data?.parts).toEqual(parts);
});

test.each([
  ['a card without a title', [{ ...card, title: undefined }]],
  ['a card without a size', [{ ...card, size: undefined }]],
  ['a card with a title in one language', [{ ...card, title: { en: 'Recent orders' } }]],
  ['a card of a size that there is not', [{ ...card, size: { columns: 'quarter', rows: 'low' } }]],
  ['two of one name', [today, { ...today, slot: 'console.news' }]],
  ['no slot', [{ name: 'today' }]],
  ['a slot of nobody’s page', [{ ...today, slot: 'today' }]],
  ['a name that is a path', [{ ...today, name: 'to/day' }]],
  ['a permission that there is not', [{ ...today, permission: 'business:rail' }]],
  ['roles of which nobody can have one', [{ ...today, roles: [] }]],
])('%s is refused', (_what, parts) => {
  expect(declared(...parts).success).toBe(false);
});
