import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import type { SpaceFile } from '../calls/account.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => {
  localStorage.clear();
  // jsdom has no canvas; without one echarts estimates how wide a text is.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const list = 'GET /user/getSpaceFiles';
const remove = 'POST /user/deleteSpaceFile';
const file = (changes: Partial<SpaceFile>): SpaceFile => ({
  id: 'f-1',
  name: '装箱单.pdf',
  belongsTo: 'unused',
  number: '',
  format: 'pdf',
  bytes: 2 * 1024 * 1024,
  storedAt: '2026-11-26 09:00:00',
  by: '林小满',
  href: '/api/file/f-1',
  record: null,
  kept: null,
  ...changes,
});
const document = file({
  id: 'f-2',
  name: 'SO.pdf',
  belongsTo: 'booking',
  number: 'SZL-1',
  by: '',
  href: '/api/business/getShippingDocument?id=f-2',
  record: { kind: 'lclBooking', id: 'b-1' },
  kept: 'inUse',
});
const others = file({ id: 'f-3', name: '发票.pdf', by: '周雨桐', kept: 'ofOthers' });

const open = async (answers: Answers = {}, rows = [file({}), document, others]) => {
  let stored = rows;
  const bytesOf = (some: readonly SpaceFile[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return await openPage('/usercenter/space', {
    'GET /user/getSpace': () => ({
      files: stored.length,
      bytes: bytesOf(stored),
      byBelongsTo: [{ belongsTo: 'unused', files: 1, bytes: bytesOf(stored) }],
      byFormat: [{ format: 'pdf', files: 1, bytes: bytesOf(stored) }],
    }),
    [list]: () => ({ rows: stored, total: stored.length, summary: { bytes: bytesOf(stored) } }),
    [remove]: ({ body }) => {
      const { id } = body as { id: string }; // as the contract has it
      stored = stored.filter((each) => each.id !== id);
      return null;
    },
    ...answers,
  });
};

test('files are shown with what they take, whose they are, and the record that uses them', async () => {
  await open();
  const link = await screen.findByRole('link', { name: '装箱单.pdf' });
  expect(link.getAttribute('href')).toBe('/api/file/f-1');
  expect(screen.getByRole('link', { name: 'SZL-1' }).getAttribute('href')).toBe(
    '/business/lcl/detail?id=b-1&mode=view',
  );
  expect(screen.getByText('货代')).toBeTruthy();
  expect(await screen.findByText(/已用 6 MB，共 3 个文件/)).toBeTruthy();
  const table = screen.getByRole('table', { name: '按所属' });
  expect(within(table).getByRole('row', { name: /未使用 6/ })).toBeTruthy();
});

test('what may not be deleted says why where the button would be', async () => {
  await open();
  await screen.findByRole('link', { name: 'SO.pdf' });
  expect(screen.getAllByRole('button', { name: /^删除：/ })).toHaveLength(1);
  expect(screen.getByText('单据使用中，不能删除')).toBeTruthy();
  expect(screen.getByText('他人上传，可由管理员删除')).toBeTruthy();
});

test('a file is deleted once its name was confirmed', async () => {
  const { calls } = await open();
  fireEvent.click(await screen.findByRole('button', { name: '删除：装箱单.pdf' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('删除文件“装箱单.pdf”？')).toBeTruthy();
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '删除' })));
  await waitFor(() => expect(screen.queryByRole('link', { name: '装箱单.pdf' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ key }) => key === remove).map(({ body }) => body)).toEqual([{ id: 'f-1' }]);
});

test('a refusal stands inside of the question', async () => {
  await open({ [remove]: () => refuse('FILE_IN_USE', {}) });
  fireEvent.click(await screen.findByRole('button', { name: '删除：装箱单.pdf' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('删除文件“装箱单.pdf”？')).toBeTruthy();
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: '删除' })));
  expect(await within(dialog).findByText('该文件正在使用中，不能删除。')).toBeTruthy();
});

test('without any file it is said what comes here', async () => {
  await open({}, []);
  expect(await screen.findByText(/还没有文件/)).toBeTruthy();
});
