import type { SearchHit } from '@berth/contract';
import { changeLocale } from '@berth/runtime';
import { refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';
import { recentPages } from './recent-pages.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const hit = (title: string, changes: Partial<SearchHit> = {}): SearchHit => ({
  record: { kind: 'booking', id: title },
  title,
  subtitle: [{ 'zh-CN': '待收货', en: 'To be received' }],
  matched: null,
  path: `/orders/detail?id=${title}`,
  ...changes,
});
const found = (...hits: SearchHit[]) => ({
  groups: [{ kind: 'bookings' as const, hits, hasMore: false }],
  unanswered: [],
});

async function openPalette(answer: () => unknown = () => ({ groups: [], unanswered: [] })) {
  const made = await renderPortal('/orders/list', { answers: { 'GET /business/search': answer as never } });
  await screen.findByRole('heading', { level: 1, name: '全部订单' });
  await press(document.body, 'k', { ctrlKey: true });
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '全站搜索' });
  return { ...made, field };
}
const press = (target: Element, key: string, more: object = {}) =>
  act(async () => void fireEvent.keyDown(target, { key, ...more }));
const type = (field: HTMLInputElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
const searched = (calls: readonly { key: string; query?: unknown }[]) =>
  calls.filter(({ key }) => key === 'GET /business/search').map(({ query }) => query);

describe('the palette', () => {
  test('opens by Ctrl K and the slash, has the focus, and is left by Escape', async () => {
    const { field } = await openPalette();
    expect(document.activeElement).toBe(field);
    await press(field, 'Escape');
    expect(screen.queryByRole('combobox')).toBeNull();
    await press(document.body, '/');
    expect(await screen.findByRole('combobox')).toBeTruthy();
  });

  test('does not open by a slash that somebody writes', async () => {
    await renderPortal('/orders/list');
    await screen.findByRole('button', { name: /^搜索订舱/ });
    const input = document.body.appendChild(document.createElement('input'));
    await press(input, '/');
    expect(screen.queryByRole('combobox')).toBeNull();
    await press(input, 'k', { metaKey: true });
    expect(await screen.findByRole('combobox')).toBeTruthy();
    input.remove();
  });

  test('shows pages and commands at once, and finds them by pinyin, initials and the other language', async () => {
    const { field } = await openPalette();
    expect(screen.getByRole('group', { name: '页面' })).toBeTruthy();
    for (const words of ['dingdan', 'dd', 'order', '订单']) {
      await type(field, words);
      expect([words, options()]).toEqual([words, ['订单']]);
    }
    await type(field, 'tcdl');
    expect(options()).toEqual(['退出登录']);
  });

  test('asks the server for what was typed, and shows what was found before the pages', async () => {
    const { field, calls } = await openPalette(() =>
      found(hit('SZL-1'), hit('SZL-2', { matched: { name: zh('客户业务编号'), value: zh('PO-7') } })),
    );
    for (const words of ['d', 'di', 'din', 'dingdan']) await type(field, words);
    const group = await screen.findByRole('group', { name: '订舱' });
    // How many calls the earlier letters made depends on how fast they came; none of their answers is shown.
    expect(searched(calls).at(-1)).toMatchObject({ words: 'dingdan' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['SZL-1待收货', 'SZL-2客户业务编号：PO-7 · 待收货']);
    expect(options().at(-1)).toBe('订单');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('3 条结果'),
    );
  });

  test('is gone through by arrows, around its ends, and Enter opens what is active', async () => {
    const { field } = await openPalette(() => found(hit('SZL-1'), hit('SZL-2')));
    await type(field, 'szl');
    await screen.findByText('SZL-1');
    expect(active(field)).toContain('SZL-1');
    await press(field, 'ArrowDown');
    expect(active(field)).toContain('SZL-2');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('SZL-2');
    await press(field, 'ArrowDown');
    expect(active(field)).toContain('SZL-1');
    await press(field, 'ArrowUp');
    expect(active(field)).toContain('SZL-2');
    await press(field, 'Enter', { isComposing: true });
    expect(screen.getByRole('combobox')).toBeTruthy();
    await press(field, 'Enter');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(window.location.pathname + window.location.search).toBe('/orders/detail?id=SZL-2');
  });

  test('opens by Ctrl Enter in a window of its own', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { field } = await openPalette(() => found(hit('SZL-1')));
    await type(field, 'szl');
    await screen.findByText('SZL-1');
    await press(field, 'Enter', { ctrlKey: true });
    expect(open.mock.calls.map(([path]) => path)).toEqual(['/orders/detail?id=SZL-1']);
    expect(window.location.pathname).toBe('/orders/list');
    open.mockRestore();
  });

  test('an answer to earlier words is never shown', async () => {
    const waiting: Array<(answer: unknown) => void> = [];
    const { field } = await openPalette(() => new Promise((resolve) => waiting.push(resolve)));
    await type(field, 'old');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await type(field, 'new');
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.(found(hit('NEW-1'))));
    expect(await screen.findByText('NEW-1')).toBeTruthy();
    await act(async () => waiting[0]?.(found(hit('OLD-1'))));
    expect(options()).toEqual(['NEW-1待收货']);
  });

  test('says that nothing was found, what could not be asked, and why it failed, and asks again', async () => {
    const answers: unknown[] = [
      { groups: [], unanswered: [] },
      { groups: [], unanswered: ['containers'] },
      () => refuse('DATABASE_UNAVAILABLE'),
      found(hit('SZL-1')),
    ];
    const { field } = await openPalette(() => {
      const answer = answers.shift();
      return typeof answer === 'function' ? answer() : answer;
    });
    await type(field, 'zzz');
    expect(await screen.findByText(/没有找到“zzz”/)).toBeTruthy();
    await type(field, 'zzzz');
    expect(await screen.findByText('暂时没能搜索：集装箱')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /重 ?试/ })));
    expect(await screen.findByText(/没能搜索订舱和集装箱：服务暂时不可用/)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /重 ?试/ })));
    expect(await screen.findByText('SZL-1')).toBeTruthy();
  });

  test('speaks the language in use', async () => {
    await openPalette();
    await act(async () => await changeLocale('en'));
    expect(await screen.findByRole('group', { name: 'Commands' })).toBeTruthy();
    expect(screen.getByRole('option', { name: '切换为中文' })).toBeTruthy();
    await act(async () => await changeLocale('zh-CN'));
  });
});

const zh = (text: string) => ({ 'zh-CN': text, en: text });

test('what was opened of late stands first, for its person alone, and goes when they sign out', async () => {
  localStorage.setItem(
    'berth.recentPages',
    JSON.stringify({
      userId: 'somebody else',
      pages: [{ path: '/orders/detail?id=1', title: 'THEIRS-1' }],
    }),
  );
  const { field, runtime } = await openPalette(() => found(hit('SZL-7', { path: '/orders/detail?id=7' })));
  expect(screen.queryByRole('group', { name: '最近打开' })).toBeNull();
  await type(field, 'szl');
  await screen.findByText('SZL-7');
  await press(field, 'Enter');
  const userId = runtime.store.getState().session.userInfo?.id ?? '';
  await waitFor(() => expect(recentPages(userId)).toHaveLength(1));
  const [{ title = '' } = {}] = recentPages(userId);
  await press(document.body, 'k', { ctrlKey: true });
  expect(await screen.findByRole('group', { name: '最近打开' })).toBeTruthy();
  expect(options()[0]).toBe(title);
});

test('a stored page of another site is none', () => {
  const pages = ['//evil.example/a', 'https://evil.example', '/orders/detail?id=1'].map((path) => ({
    path,
    title: 'x',
  }));
  localStorage.setItem('berth.recentPages', JSON.stringify({ userId: 'u', pages }));
  expect(recentPages('u').map(({ path }) => path)).toEqual(['/orders/detail?id=1']);
  localStorage.setItem('berth.recentPages', '{');
  expect(recentPages('u')).toEqual([]);
});
