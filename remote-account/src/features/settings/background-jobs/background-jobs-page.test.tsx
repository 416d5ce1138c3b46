import { refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import type { BackgroundJobRow } from './background-jobs.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /system/task/list';
const cancel = 'POST /system/task/cancel';
const retry = 'POST /system/task/retry';
const user = { ...testUser, permissions: ['system:tasks'] };
const row = (changes: Partial<BackgroundJobRow> = {}): BackgroundJobRow => ({
  id: 't-1',
  title: { 'zh-CN': '导出：拼箱订舱', en: 'Export: LCL bookings' },
  kind: 'exportList',
  state: 'running',
  customer: '远帆贸易有限公司',
  person: '林小雨 (lin)',
  done: 1500,
  total: 6000,
  error: null,
  tries: 1,
  failures: 0,
  createdAt: '2026-11-28 09:00:00',
  startedAt: '2026-11-28 09:00:01',
  finishedAt: null,
  acts: ['cancel'],
  ...changes,
});
const failed = row({
  id: 't-2',
  state: 'failed',
  error: { 'zh-CN': '请缩小筛选范围。', en: 'Please narrow the filter.' },
  acts: ['retry'],
});
const sms = row({
  id: 'm-1',
  title: { 'zh-CN': 'loginCode', en: 'loginCode' },
  kind: 'sms',
  state: 'failed',
  customer: '',
  person: '',
  done: 0,
  total: null,
  error: { 'zh-CN': 'ECONNREFUSED', en: 'ECONNREFUSED' },
  acts: [],
});
const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => fireEvent.click(button));
};

test('staff see how far each job is, why one failed, and what an SMS was about', async () => {
  await openPage(
    '/settings/tasks',
    { [list]: { rows: [row(), failed, sms], total: 3, summary: {} } },
    { user },
  );
  expect((await screen.findAllByText('1,500 / 6,000')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('请缩小筛选范围。').length).toBeGreaterThan(0);
  expect(screen.getAllByText('登录验证码').length).toBeGreaterThan(0);
  expect(screen.getAllByText('ECONNREFUSED').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: /^重试/ })).toHaveLength(1);
});

test('one is stopped after a question, and a refusal stands in it', async () => {
  let isOver = false;
  const { calls } = await openPage(
    '/settings/tasks',
    {
      [list]: () => ({ rows: [row()], total: 1, summary: {} }),
      [cancel]: () => (isOver ? row({ state: 'canceled', acts: ['retry'] }) : refuse('TASK_FINISHED')),
    },
    { user },
  );
  await press(/^取消 导出：拼箱订舱（林小雨/);
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: '停止任务' });
  await act(async () => fireEvent.click(confirm));
  expect(await dialog.findByText('任务已经结束，无法取消。')).toBeTruthy();
  isOver = true;
  await act(async () => fireEvent.click(confirm));
  expect(calls.filter(({ key }) => key === cancel).map(({ body }) => body)).toEqual([
    { id: 't-1' },
    { id: 't-1' },
  ]);
});

test('one that failed is tried again', async () => {
  const { calls } = await openPage(
    '/settings/tasks',
    { [list]: { rows: [failed], total: 1, summary: {} }, [retry]: row({ id: 't-2' }) },
    { user },
  );
  await press(/^重试 导出/);
  expect(calls.find(({ key }) => key === retry)?.body).toEqual({ id: 't-2' });
});
