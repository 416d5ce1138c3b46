import type { ContentOf } from '@berth/contract';
import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /system/site/content/list';
const save = 'POST /system/site/content/save';
const remove = 'POST /system/site/content/remove';
const editor = { user: { ...testUser, permissions: ['site:edit'] } };

const bulletin: ContentOf<'bulletin'> = {
  kind: 'bulletin',
  textZh: '春节期间照常收货',
  textEn: 'Open over the Spring Festival',
  day: '2026-11-20',
  link: '',
  from: null,
  until: null,
  isPinned: false,
};
const branch: ContentOf<'branch'> = {
  kind: 'branch',
  nameZh: '宁波分公司',
  nameEn: 'Ningbo branch',
  cityZh: '宁波',
  cityEn: 'Ningbo',
  addressZh: '北仑区',
  addressEn: 'Beilun District',
  phone: '+86 574 0000 0201',
  lat: 29.9,
  lon: 121.84,
  hours: {
    monday: '08:30-12:00',
    tuesday: '',
    wednesday: '',
    thursday: '',
    friday: '',
    saturday: '',
    sunday: '',
  },
};
const stored = (record: ContentOf<'bulletin' | 'branch'>, id = 'b-1', version = 1) => ({
  id,
  version,
  record,
});

const open = (query: string, answers: Answers, options: Parameters<typeof openPage>[2] = editor) =>
  openPage(`/site/content${query}`, answers, options);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string | RegExp) => await click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
};
const sent = (calls: { key: string; body: unknown }[], key: string = save) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);

test('the list shows the records of a kind, where visitors see them, and leads to each', async () => {
  const over = { ...bulletin, textZh: '已过的公告', until: '2020-01-01 00:00:00' };
  await open('?of=bulletin', { [list]: [stored(bulletin), stored(over, 'b-2')] });
  const link = await screen.findByRole('link', { name: bulletin.textZh });
  expect(link.getAttribute('href')).toBe('/site/content?of=bulletin&id=b-1');
  expect(screen.getByText(/控制台的“公告与通知”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('/index#news');
  const row = screen.getAllByRole('row').find((each) => each.textContent?.includes('已过的公告'));
  expect(row?.textContent).toContain('已结束');
  const kinds = within(screen.getByRole('navigation', { name: '网站内容' }));
  expect(kinds.getByRole('link', { name: '公告' }).getAttribute('aria-current')).toBe('page');
  expect(kinds.getAllByRole('link')).toHaveLength(7);
});

test('an empty list says what to do next, in both languages, and leads there', async () => {
  const { view } = await open('', { [list]: [] }, { ...editor, locale: 'en' });
  expect(await screen.findByText(/^There are no banners/)).toBeTruthy();
  view.unmount();
  await open('', { [list]: [] });
  expect(await screen.findByText(/^还没有横幅/)).toBeTruthy();
  const [add] = screen.getAllByRole('button', { name: '新增横幅' });
  if (!add) throw new Error('One adds a banner');
  await click(add);
  expect(await screen.findByRole('textbox', { name: /^标题（英文）/ })).toBeTruthy();
});

test('without the permission nothing is asked for', async () => {
  const { calls } = await open('?of=job', {}, {});
  expect(await screen.findByText(/仅供负责编辑网站/)).toBeTruthy();
  expect(calls.filter(({ key }) => key.includes('content'))).toEqual([]);
});

test('a new record is checked at its fields, saved once with both languages, and the list is shown again', async () => {
  const { calls } = await open('?of=bulletin&id=new', { [list]: [], [save]: { id: 'b-9', version: 1 } });
  await type(/^内容（中文）/, '系统维护');
  await type(/^链接/, 'javascript:alert(1)');
  await type(/^日期/, '2026-12-01');
  await press('保存');
  expect((await screen.findAllByText(/请填写以 \/ 开头/)).length).toBeGreaterThan(0);
  expect(sent(calls)).toEqual([]);
  await type(/^链接/, '/index/news');
  await type(/^内容（英文）/, 'Maintenance');
  await press('保存');
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    record: {
      ...bulletin,
      textZh: '系统维护',
      textEn: 'Maintenance',
      day: '2026-12-01',
      link: '/index/news',
    },
  });
  expect(sent(calls)[0]).not.toHaveProperty('id');
  expect(await screen.findByText(/^还没有公告/)).toBeTruthy();
});

test('what the server refuses stands at its field, and what was typed stays', async () => {
  const refusal = { message: '最多保存 300 个', field: 'record.textZh' };
  await open('?of=bulletin&id=b-1', {
    [list]: [stored(bulletin)],
    [save]: () => refuse('REQUEST_INVALID', { fields: [refusal] }),
  });
  await type(/^内容（中文）/, '改过');
  await press('保存');
  expect((await screen.findAllByText('最多保存 300 个')).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^内容（中文）/ }).value).toBe('改过');
});

test('what a colleague saved meanwhile is taken, or saved over on purpose', async () => {
  const theirs = stored({ ...bulletin, textZh: '同事的' }, 'b-1', 2);
  let rows = [stored(bulletin)];
  const answers: Answers = {
    [list]: () => rows,
    [save]: () => {
      const isSeen = rows[0]?.version === 2;
      rows = [theirs];
      return isSeen ? { id: 'b-1', version: 3 } : refuse('VERSION_CONFLICT');
    },
  };
  const { calls, view } = await open('?of=bulletin&id=b-1', answers);
  await type(/^内容（中文）/, '我的');
  await press('保存');
  expect(await screen.findByText(/同事刚刚修改了这条内容/)).toBeTruthy();
  await press('用我的覆盖');
  await press('保存');
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]).toMatchObject({ id: 'b-1', version: 2, record: { textZh: '我的' } });
  view.unmount();
  rows = [stored(bulletin)];
  await open('?of=bulletin&id=b-1', answers);
  await type(/^内容（中文）/, '我的');
  await press('保存');
  await press('使用别处保存的');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^内容（中文）/ });
  expect(field.value).toBe('同事的');
});

test('one that a colleague removed can be saved as new, with what was typed', async () => {
  let rows = [stored(bulletin)];
  const { calls } = await open('?of=bulletin&id=b-1', {
    [list]: () => rows,
    [save]: () => {
      const isGone = rows.length === 0;
      rows = [];
      return isGone ? { id: 'b-2', version: 1 } : refuse('NOT_FOUND');
    },
  });
  await type(/^内容（中文）/, '我的');
  await press('保存');
  expect(await screen.findByText(/^同事已删除这条内容/)).toBeTruthy();
  await press('另存为新内容');
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]).not.toHaveProperty('id');
});

test('removing asks first, and then removes what was seen', async () => {
  const { calls } = await open('?of=bulletin&id=b-1', {
    [list]: [stored(bulletin)],
    [remove]: { id: 'b-1' },
  });
  await press(/^删\s?除$/);
  expect(await screen.findByText(/^删除“春节期间照常收货”？/)).toBeTruthy();
  await press('不删除');
  expect(sent(calls, remove)).toEqual([]);
  await press(/^删\s?除$/);
  await press('确认删除');
  await waitFor(() => expect(sent(calls, remove)).toEqual([{ kind: 'bulletin', id: 'b-1', version: 1 }]));
});

test('a branch is changed with its hours, is never removed, and none is added', async () => {
  const { calls, view } = await open('?of=branch&id=NB', {
    [list]: [stored(branch, 'NB', 4)],
    [save]: { id: 'NB', version: 5 },
  });
  await type(/^星期二/, '18:00-08:00');
  await press('保存');
  expect((await screen.findAllByText(/请写成 08:30-12:00/)).length).toBeGreaterThan(0);
  await type(/^星期二/, '9:00至12:00');
  await press('保存');
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    id: 'NB',
    version: 4,
    record: { lat: 29.9, hours: { monday: '08:30-12:00', tuesday: '9:00至12:00' } },
  });
  expect(screen.queryByRole('button', { name: /^删\s?除$/ })).toBeNull();
  view.unmount();
  await open('?of=branch', { [list]: [stored(branch, 'NB')] });
  await screen.findByRole('link', { name: '宁波分公司' });
  expect(screen.queryByRole('button', { name: /^新增/ })).toBeNull();
});

test('what is not there says so', async () => {
  await open('?of=bulletin&id=other', { [list]: [] });
  expect(await screen.findByText(/没有找到这条内容/)).toBeTruthy();
});
