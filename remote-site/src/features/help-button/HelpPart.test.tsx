import { defineRemote, Link } from '@berth/runtime';
import { type Answers, renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { remote as site } from '../../remote.tsx';
import { helpArticle, newsRow } from '../../testing/sample-articles.ts';
import { entry, thread } from '../../testing/sample-conversation.ts';
import { HelpPart } from './HelpPart.tsx';

jest.setTimeout(60_000);

const page = (path: string) => ({
  path,
  title: { 'zh-CN': path, en: path },
  page: async () => () => (
    <>
      <HelpPart />
      <Link to="/business/lcl/index">to bookings</Link>
    </>
  ),
});
const remote = defineRemote({
  name: 'site',
  routes: [page('/cost'), page('/business/lcl/index')],
  translations: site.translations,
});
const mark = 'GET /support/conversations';
/** The same in the list, of which the button has its mark. */
const listed = ({ id, number, state, unread }: ReturnType<typeof thread>) => ({
  id,
  number,
  state,
  unread,
  lastWords: '',
  lastAt: '2026-11-20 10:02:00',
});
const wrapper = ({ children }: { children: ReactNode }) => (
  <BerthTheme locale="zh-CN" appearance="light">
    {children}
  </BerthTheme>
);

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    path: '/cost',
    wrapper,
    answers: {
      [mark]: [],
      'GET /support/conversation': null,
      'GET /index/getSupportHours': { isOpen: true, opensAt: null },
      'GET /index/getHelpFor': ({ query }) => [newsRow(query.path === '/cost' ? 'pay' : 'book')],
      'GET /index/getHelpArticle': ({ query }) => helpArticle(String(query.id)),
      ...answers,
    },
  });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

test('nothing but the mark is asked for before help is opened; then it is about the page, and follows it', async () => {
  const { calls } = await open();
  await screen.findByRole('button', { name: '帮助与客服' });
  expect(calls.map(({ key }) => key)).toEqual([mark]);
  await press('帮助与客服');
  await screen.findByRole('button', { name: /About pay/ });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'to bookings' })));
  await press('帮助与客服');
  expect(await screen.findByRole('button', { name: /About book/ })).toBeTruthy();
});

test('an article is read in the panel, with the way back and to the site; Escape gives the focus back', async () => {
  await open();
  await press('帮助与客服');
  await press(/About pay/);
  const panel = within(await screen.findByRole('dialog', { name: '帮助' }));
  expect(await panel.findByText('How to pay.')).toBeTruthy();
  const onSite = panel.getByRole('link', { name: '在网站上打开' });
  expect(onSite.getAttribute('href')).toBe('/index/help/article?id=pay');
  await press('返回列表');
  expect(await panel.findByRole('button', { name: /About pay/ })).toBeTruthy();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape', isComposing: true });
  expect(screen.queryByRole('dialog')).toBeTruthy();
  await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '帮助与客服' }));
});

test('a search finds articles of all help, and says where there is none', async () => {
  const { calls } = await open({
    'GET /index/getHelpList': ({ query }) =>
      query.search === '报关' ? [{ code: 'customs', title: '报关', articles: [newsRow('declare')] }] : [],
  });
  await press('帮助与客服');
  const field = await screen.findByRole('searchbox', { name: '查找帮助' });
  fireEvent.change(field, { target: { value: '报' } });
  fireEvent.change(field, { target: { value: '报关' } });
  expect(await screen.findByRole('button', { name: /About declare/ })).toBeTruthy();
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(await screen.findByText(/没有找到与“zzz”/)).toBeTruthy();
  const asked = calls.filter(({ key }) => key === 'GET /index/getHelpList').map(({ query }) => query.search);
  expect(asked).toEqual(['报关', 'zzz']);
});

test('an answer marks the button; the conversation is read there, which takes the mark away', async () => {
  const answer = entry(2, { side: 'forwarder', name: '沈若溪', words: '周四开船。' });
  let own = thread({ version: 2, state: 'answered', entries: [entry(1), answer], unread: 1 });
  const { calls } = await open({
    [mark]: () => [listed(own)],
    'GET /support/conversation': () => own,
    'POST /support/see': () => {
      own = { ...own, seen: 2, unread: 0 };
      return { seen: 2, unread: 0 };
    },
  });
  await press('帮助与客服，1 条新回复');
  await press('问客服');
  expect(await screen.findByText('周四开船。')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: '帮助与客服' })).toBeTruthy());
  expect(calls.find(({ key }) => key === 'POST /support/see')?.body).toEqual({ id: 'c-1', entry: 2 });
});
