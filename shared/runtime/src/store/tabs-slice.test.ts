import { describe, expect, test } from '@jest/globals';
import { fullPathOf } from './tab.ts';
import {
  keptTabs,
  type TabNavigation,
  type TabsState,
  tabAfterClosing,
  tabsActions,
  tabsReducer,
} from './tabs-slice.ts';

const at = (path: string, more: Partial<TabNavigation> & { key?: string } = {}) => {
  const { pathname, search } = new URL(path, 'http://here');
  const { key = path, action = 'PUSH', isSameTab = false, isMenuPage } = more;
  return tabsActions.tabNavigated({
    location: { pathname, search, hash: '', state: null, key },
    action,
    isSameTab,
    isMenuPage,
  });
};
const run = (...actions: Parameters<typeof tabsReducer>[1][]) =>
  actions.reduce<TabsState | undefined>(tabsReducer, undefined) ?? tabsReducer(undefined, { type: 'start' });
const open = ({ tabs, activeId }: TabsState) =>
  tabs.map((tab) => (tab.id === activeId ? `[${fullPathOf(tab)}]` : fullPathOf(tab)));

describe('tabs', () => {
  test('are keyed by full path and open beside the tab one came from', () => {
    const state = run(at('/list'), at('/detail?id=1'), at('/list', { key: 'k3' }), at('/detail?id=2'));
    expect(open(state)).toEqual(['/list', '[/detail?id=2]', '/detail?id=1']);
  });

  test('stay one tab while a page moves itself on', () => {
    const state = run(at('/list'), at('/list?page=2', { isSameTab: true }));
    expect(open(state)).toEqual(['[/list?page=2]']);
  });

  test('a page of the menu asked for without a query is the tab that shows it', () => {
    const filtered = [at('/list'), at('/list?status=draft', { isSameTab: true }), at('/other')];
    expect(open(run(...filtered, at('/list', { key: 'm', isMenuPage: true })))).toEqual([
      '[/list]',
      '/other',
    ]);
    expect(open(run(...filtered, at('/list', { key: 'm' })))).toEqual([
      '/list?status=draft',
      '/other',
      '[/list]',
    ]);
    const asked = at('/list?page=2', { key: 'm', isMenuPage: true });
    expect(open(run(...filtered, asked))).toEqual(['/list?status=draft', '/other', '[/list?page=2]']);
  });

  test('are found again by going back, also where the page has moved on since', () => {
    const moved = [at('/list', { key: 'a' }), at('/list?page=2', { key: 'b', isSameTab: true })];
    expect(open(run(...moved, at('/list', { key: 'a', action: 'POP' })))).toEqual(['[/list]']);
    const away = run(...moved, at('/other'), at('/list', { key: 'a', action: 'POP' }));
    expect(open(away)).toEqual(['[/list]', '/other']);
  });

  test('a replaced address keeps its tab; one that is open already takes its place', () => {
    const saved = run(at('/new'), at('/detail?id=7', { action: 'REPLACE' }));
    expect(open(saved)).toEqual(['[/detail?id=7]']);
    const back = run(at('/list'), at('/new'), at('/list', { key: 'c', action: 'REPLACE' }));
    expect(open(back)).toEqual(['[/list]']);
  });

  test('the first page after signing in never takes over a tab that was kept', () => {
    const state = run(at('/a'), tabsActions.tabsLeft(), at('/b', { action: 'REPLACE' }));
    expect(open(state)).toEqual(['/a', '[/b]']);
  });

  test('a page that has nothing to come back to goes once it is left', () => {
    const lost = [at('/list'), at('/nowhere'), tabsActions.tabPassing({ id: '/nowhere', isPassing: true })];
    expect(open(run(...lost))).toEqual(['/list', '[/nowhere]']);
    expect(open(run(...lost, at('/nowhere', { key: 'again' })))).toEqual(['/list', '[/nowhere]']);
    expect(open(run(...lost, at('/list', { key: 'k' })))).toEqual(['[/list]']);
    expect(open(run(...lost, at('/elsewhere')))).toEqual(['/list', '[/elsewhere]']);
  });

  test('closing the active one leads to its left neighbour, else to the dashboard', () => {
    const { tabs } = run(at('/a'), at('/b'), at('/c'));
    expect(tabAfterClosing(tabs, '/c')?.id).toBe('/b');
    expect(tabAfterClosing(tabs, '/a')).toBeNull();
  });

  test('keep alive the most recently used, the active one and unsaved work', () => {
    const many = Array.from({ length: 14 }, (_, index) => at(`/p${index}`));
    const state = run(...many, tabsActions.tabUnsaved({ id: '/p1', part: 'form', isUnsaved: true }));
    const kept = keptTabs(state.tabs, state.activeId, 10);
    expect(kept.size).toBe(11);
    expect([kept.has('/p1'), kept.has('/p2'), kept.has('/p3'), kept.has('/p4'), kept.has('/p13')]).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});
