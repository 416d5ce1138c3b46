import { expect, test } from '@jest/globals';
import { arrangeCards, hideCard, moveCard } from './arrange-cards.ts';

const cards = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join('');
const shown = (layout: Parameters<typeof arrangeCards>[1]) => keys(arrangeCards(cards, layout).shown);

test('cards stand as they were arranged; one that is gone is passed over', () => {
  expect(shown({ order: [], hidden: [] })).toBe('abcd');
  expect(shown({ order: ['d', 'gone', 'b', 'a', 'c'], hidden: ['a', 'gone'] })).toBe('dbc');
});

test('a card that came later stands behind the one that it follows, or first', () => {
  expect(shown({ order: ['d', 'b', 'a'], hidden: [] })).toBe('dbca');
  expect(shown({ order: ['c', 'b'], hidden: [] })).toBe('acdb');
  expect(shown({ order: ['c', 'a', 'd'], hidden: ['a'] })).toBe('cbd');
});

test('a move changes places with a neighbour that is shown, and stops at the ends', () => {
  const layout = { order: [], hidden: ['b'] };
  expect(shown(moveCard(cards, layout, 'c', -1))).toBe('cad');
  expect(moveCard(cards, layout, 'a', -1)).toBe(layout);
  expect(moveCard(cards, layout, 'd', 1)).toBe(layout);
  expect(moveCard(cards, layout, 'b', 1)).toBe(layout);
});

test('a card that is shown again stands where it stood', () => {
  const layout = { order: ['d', 'c', 'b', 'a'], hidden: [] };
  const hidden = hideCard(layout, 'c', true);
  expect(shown(hidden)).toBe('dba');
  expect(hideCard(hidden, 'c', true).hidden).toEqual(['c']);
  expect(shown(hideCard(hidden, 'c', false))).toBe('dcba');
});
