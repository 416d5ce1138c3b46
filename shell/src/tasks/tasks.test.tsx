import type { Task } from '@berth/contract';
import { refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { forgetNews, hearNews } from '../messages/live-news.ts';
import { renderPortal } from '../testing/render-portal.tsx';

beforeEach(() => {
  sessionStorage.clear();
  forgetNews();
});
afterEach(cleanup);

const task = (id: string, changes: Partial<Task> = {}): Task => ({
  id,
  kind: 'exportList',
  title: { 'zh-CN': `导出 ${id}`, en: `Export ${id}` },
  state: 'running',
  done: 0,
  total: null,
  error: null,
  file: null,
  createdAt: '2026-11-20 10:00:00',
  finishedAt: null,
  ...changes,
});

const file = {
  name: '拼箱订舱.xlsx',
  bytes: 2_400_000,
  href: '/api/user/taskFile/3',
  keptUntil: '2026-11-27 10:00:00',
};

const click = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });

async function openCentre(tasks: Task[], answers = {}) {
  const portal = await renderPortal('/orders/list', {
    answers: {
      'GET /user/tasksList': () => ({ rows: [...tasks], total: tasks.length, summary: { running: 1 } }),
      ...answers,
    },
  });
  // A page that has just come takes the focus, and with it closes what hangs open.
  await screen.findByRole('heading', { level: 1, name: '全部订单' });
  await click(screen.getByRole('button', { name: '任务中心' }));
  const centre = within(await screen.findByRole('dialog', { name: '任务中心' }));
  return { ...portal, centre };
}

test('the button says how many tasks run', async () => {
  await renderPortal('/orders/list');
  await screen.findByRole('button', { name: '任务中心' });
  await act(async () => hearNews({ name: 'tasks', data: JSON.stringify({ running: 2 }) }));
  expect(screen.getByRole('button', { name: '任务中心：执行中 2 个' }).textContent).toBe('2');
});

test('the centre shows how far each task is, its file, and why one failed', async () => {
  const { centre } = await openCentre([
    task('1'),
    task('2', { done: 1500, total: 6000 }),
    task('3', { state: 'done', file }),
    task('4', { state: 'failed', error: { 'zh-CN': '请缩小筛选范围。', en: 'Please narrow the filter.' } }),
    task('5', { state: 'canceled' }),
  ]);
  const waiting = await centre.findByRole<HTMLProgressElement>('progressbar', { name: '导出 1' });
  expect([waiting.position, centre.getByText('准备中').textContent]).toEqual([-1, '准备中']);
  expect(centre.getByRole<HTMLProgressElement>('progressbar', { name: '导出 2' }).position).toBe(0.25);
  expect(centre.getByText('1,500 / 6,000')).toBeTruthy();
  const download = centre.getByRole<HTMLAnchorElement>('link', { name: '下载：导出 3' });
  expect([download.getAttribute('href'), download.download]).toEqual([file.href, file.name]);
  expect(centre.getByText(/保留到 2026-11-27/)).toBeTruthy();
  expect(centre.getByText('请缩小筛选范围。')).toBeTruthy();
  expect(centre.getAllByText(/^(执行中|完成|失败|已取消)$/).map(({ textContent }) => textContent)).toEqual([
    '执行中',
    '执行中',
    '完成',
    '失败',
    '已取消',
  ]);
});

test('a task is canceled and tried again, and both are said', async () => {
  const tasks = [task('1')];
  const { centre, calls } = await openCentre(tasks, {
    'POST /user/taskCancel': () => {
      tasks[0] = task('1', { state: 'canceled' });
      return tasks[0];
    },
    'POST /user/taskRetry': () => {
      tasks[0] = task('1');
      return tasks[0];
    },
  });
  await click(await centre.findByRole('button', { name: '取消：导出 1' }));
  expect(screen.getByText('导出 1: 已取消').closest('[role=status]')).toBeTruthy();
  await click(await centre.findByRole('button', { name: '重试：导出 1' }));
  expect(await centre.findByRole('progressbar', { name: '导出 1' })).toBeTruthy();
  const writes = calls.filter(({ key }) => key.startsWith('POST /user/task'));
  expect(writes.map(({ key, body }) => [key, body])).toEqual([
    ['POST /user/taskCancel', { id: '1' }],
    ['POST /user/taskRetry', { id: '1' }],
  ]);
});

test('where a task had ended before it could be canceled, the centre shows what became of it', async () => {
  const tasks = [task('3')];
  const { centre } = await openCentre(tasks, {
    'POST /user/taskCancel': () => {
      tasks[0] = task('3', { state: 'done', file });
      return refuse('TASK_FINISHED');
    },
  });
  await click(await centre.findByRole('button', { name: '取消：导出 3' }));
  expect(await centre.findByRole('link', { name: '下载：导出 3' })).toBeTruthy();
  expect(await screen.findByText('任务已经结束，无法取消。')).toBeTruthy();
});

test('what a task does meanwhile is shown without asking', async () => {
  const tasks = [task('1')];
  const { centre } = await openCentre(tasks);
  await centre.findByText('准备中');
  tasks[0] = task('1', { done: 10, total: 20 });
  await act(async () => hearNews({ name: 'tasks', data: JSON.stringify({ running: 1 }) }));
  expect(await centre.findByText('10 / 20')).toBeTruthy();
});

test('older tasks are shown page under page, down to the first', async () => {
  const tasks = Array.from({ length: 70 }, (_, at) => task(String(70 - at), { state: 'canceled' }));
  const { centre } = await openCentre([], {
    'GET /user/tasksList': ({ query }: { query: Record<string, unknown> }) => {
      const page = Number(query.page);
      return { rows: tasks.slice((page - 1) * 20, page * 20), total: 70, summary: { running: 0 } };
    },
  });
  await centre.findByText('导出 51');
  for (const last of [31, 11, 1]) {
    await click(centre.getByRole('button', { name: '显示更多任务' }));
    expect(await centre.findByText(`导出 ${last}`)).toBeTruthy();
  }
  expect(centre.queryByRole('button', { name: '显示更多任务' })).toBeNull();
});

test('the files that are kept are listed by kind, with how large they are', async () => {
  const row = (id: string, kind: Task['kind']) => ({
    ...file,
    id,
    kind,
    name: `${id}.xlsx`,
    title: task(id).title,
  });
  const rows = [row('a', 'exportList'), row('b', 'exportList'), row('c', 'printDocuments')];
  const { centre } = await openCentre([], {
    'GET /file/menu': () => [
      { kind: 'exportList', title: { 'zh-CN': '列表导出', en: 'Exported lists' }, count: 2 },
      { kind: 'printDocuments', title: { 'zh-CN': '打印文件', en: 'Printed documents' }, count: 1 },
    ],
    'GET /file/list': ({ query }: { query: Record<string, unknown> }) => {
      const found = rows.filter(({ kind }) => query.kind === undefined || kind === query.kind);
      return { rows: found, total: found.length, summary: { bytes: found.length * file.bytes } };
    },
  });
  await click(await centre.findByText('文件'));
  const links = () => centre.getAllByRole<HTMLAnchorElement>('link').map(({ download }) => download);
  expect(await centre.findByText(/^共 3 个文件，/)).toBeTruthy();
  expect(links()).toEqual(['a.xlsx', 'b.xlsx', 'c.xlsx']);
  await click(centre.getByText('打印文件 1'));
  expect(await centre.findByText(/^共 1 个文件，/)).toBeTruthy();
  expect(links()).toEqual(['c.xlsx']);
});
