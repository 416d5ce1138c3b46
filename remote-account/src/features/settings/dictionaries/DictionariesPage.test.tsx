import { type Answers, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import type { DictionaryPreview, StoredEntry } from './dictionaries.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const tree = 'GET /system/dic/tree';
const list = 'GET /system/dic/list';
const get = 'GET /system/dic/get';
const save = 'POST /system/dic/save';
const retire = 'POST /system/dic/retire';
const preview = 'POST /system/dic/preview';
const take = 'POST /system/dic/import';
const keeper = { user: { ...testUser, permissions: ['system:dictionaries'] } };

const groups = [
  {
    key: 'transport',
    title: { 'zh-CN': '运输', en: 'Transport' },
    kinds: [
      { kind: 'port' as const, title: { 'zh-CN': '港口', en: 'Ports' }, count: 3120, retired: 0 },
      { kind: 'packing' as const, title: { 'zh-CN': '包装类型', en: 'Packings' }, count: 18, retired: 1 },
    ],
  },
];
const carton: StoredEntry = {
  code: '34',
  version: 1,
  isRetired: false,
  entry: { code: '34', nameZh: '纸箱', nameEn: 'Carton' },
};
const seen = {
  ...carton,
  references: [{ what: { 'zh-CN': '货物明细', en: 'Cargo lines' }, count: 1000, hasMore: true }],
};
const answers: Answers = { [tree]: groups, [list]: { rows: [carton], total: 1 } };

const open = (query: string, more: Answers = {}) =>
  openPage(`/settings/dictionaries${query}`, { ...answers, ...more }, keeper);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string | RegExp) => await click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
};
const sent = (calls: { key: string; body: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);

test('the kinds stand at the left with their counts, and the entries of one in a list', async () => {
  await open('?of=packing');
  const link = await screen.findByRole('link', { name: '34' });
  expect(link.getAttribute('href')).toBe('/settings/dictionaries?of=packing&id=34');
  const kinds = within(await screen.findByRole('navigation', { name: '数据字典' }));
  expect((await kinds.findByRole('link', { name: /港口/ })).textContent).toContain('3,120');
  expect(kinds.getByRole('link', { name: /包装类型/ }).getAttribute('aria-current')).toBe('page');
});

test('an empty dictionary says what to do next', async () => {
  await open('?of=packing', { [list]: { rows: [], total: 0 } });
  expect(await screen.findByText(/^这里还没有内容/)).toBeTruthy();
});

test('a new entry is checked at its fields and saved with its code as it was typed', async () => {
  const { calls } = await open('?of=packing', { [save]: { code: '0012', version: 2 } });
  await press('新增包装类型');
  await type(/^代码/, '0012');
  await type(/^中文名/, '木桶');
  await press('保存');
  expect(sent(calls, save)).toEqual([]);
  await type(/^英文名/, 'Barrel');
  await press('保存');
  await waitFor(() => expect(sent(calls, save)).toHaveLength(1));
  expect(sent(calls, save)[0]).toMatchObject({
    kind: 'packing',
    entry: { code: '0012', nameZh: '木桶', nameEn: 'Barrel' },
  });
  expect(await screen.findByRole('link', { name: '34' })).toBeTruthy();
});

test('an entry says what has it, and is retired once that is confirmed', async () => {
  const { calls } = await open('?of=packing&id=34', {
    [get]: seen,
    [retire]: { code: '34', version: 2, isRetired: true },
  });
  expect(await screen.findByText(/货物明细 1,000\+/)).toBeTruthy();
  await press('停用');
  expect(sent(calls, retire)).toEqual([]);
  expect(await screen.findByText(/停用 34？/)).toBeTruthy();
  await press('停用');
  await waitFor(() => expect(sent(calls, retire)).toHaveLength(1));
  expect(sent(calls, retire)[0]).toEqual({ kind: 'packing', code: '34', version: 1, isRetired: true });
});

const read: DictionaryPreview = {
  id: '1f0b7a4e-26a5-4b07-9d3e-6a2f70d7a001',
  rows: 4,
  counts: { added: 1, changed: 1, unchanged: 1, skipped: 0, refused: 1 },
  added: [{ line: 2, code: 'NA', entry: { code: 'NA', nameZh: '无包装', nameEn: 'Unpacked' } }],
  changed: [
    {
      line: 3,
      code: '34',
      differences: [{ field: 'nameZh', from: '纸箱', to: '瓦楞纸箱' }],
      isRetired: null,
    },
  ],
  refused: [{ line: 4, code: 'NA', column: '代码', message: '代码 NA 在第 2 行已出现，以先出现的为准' }],
};
const choose = async () => {
  const field = await screen.findByLabelText('选择文件');
  await act(async () => fireEvent.change(field, { target: { files: [new File(['a'], 'list.csv')] } }));
};

test('a file shows what it would change and which rows are wrong before it is taken', async () => {
  const { calls } = await open('?of=packing&file=1', {
    [preview]: read,
    [take]: { added: 1, changed: 1 },
  });
  await choose();
  expect(await screen.findByText(/第 2 行已出现/)).toBeTruthy();
  expect(screen.getByText(/list\.csv：共 4 行/)).toBeTruthy();
  expect(screen.getByText(/有 1 行有误，不会导入/)).toBeTruthy();
  await click(screen.getByRole('tab', { name: '修改 1' }));
  expect(await screen.findByText('瓦楞纸箱')).toBeTruthy();
  await press('确认导入 2 项');
  await waitFor(() => expect(sent(calls, take)).toEqual([{ id: read.id }]));
  expect(await screen.findByRole('link', { name: '34' })).toBeTruthy();
});

test('a file in which nothing is new cannot be taken', async () => {
  const counts = { added: 0, changed: 0, unchanged: 4, skipped: 0, refused: 0 };
  await open('?of=packing&file=1', {
    [preview]: { ...read, counts, added: [], changed: [], refused: [] },
  });
  await choose();
  expect(await screen.findByText('没有可导入的变化。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /确认导入/ })).toBeNull();
});
