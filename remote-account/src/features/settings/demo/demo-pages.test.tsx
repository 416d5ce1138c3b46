import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const tester = { user: { ...testUser, permissions: ['system:demo'] } };
const record = {
  id: 'x-1',
  title: '盐田拼箱',
  kind: 'sea' as const,
  weightKg: 12.5,
  day: '2026-11-20',
  createdAt: '2026-11-20 10:00:00',
};
const answers: Answers = {
  'GET /demo/ver': { version: '1.2.3', now: '2026-11-20 10:00:00' },
  'GET /demo/list': { rows: [record], total: 1, summary: { weightKg: 12.5 } },
  'GET /demo/page': { ...record, note: '演示', by: '陈知行' },
};
const open = async (path: string, more: Answers = {}, options: object = tester) =>
  await openPage(path, { ...answers, ...more }, options);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  await click(button as Element);
};

test('the template list leads to the detail, which shows the record, and an unknown one leads back', async () => {
  const { view } = await open('/settings/demo/list');
  const [link] = await screen.findAllByRole('link', { name: '盐田拼箱' });
  expect(link?.getAttribute('href')).toBe('/settings/demo/detail?id=x-1');
  view.unmount();
  const { view: detail } = await open('/settings/demo/detail?id=x-1');
  expect(await screen.findByText('12.5 KGS')).toBeTruthy();
  detail.unmount();
  await open('/settings/demo/detail?id=y', { 'GET /demo/page': () => refuse('NOT_FOUND') });
  expect(await screen.findByRole('link', { name: '返回列表' })).toBeTruthy();
});

test('the template form says what is missing at each field, and sends once what was typed', async () => {
  const { calls } = await open('/settings/demo/form', { 'POST /demo/post': { id: 'x-1' } });
  await press(/^保\s?存/);
  expect((await screen.findAllByText('请填写此项')).length).toBeGreaterThan(1);
  const type = async (name: RegExp, value: string) => {
    const field = await screen.findByRole('textbox', { name });
    await act(async () => {
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    });
  };
  await type(/^名称/, '盐田拼箱');
  await click(screen.getByRole('radio', { name: '海运' }));
  await type(/^毛重/, '12.5');
  await type(/^日期/, '2026-11-20');
  await press(/^保\s?存/);
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === 'POST /demo/post').map(({ body }) => body)).toEqual([
      expect.objectContaining({ title: '盐田拼箱', kind: 'sea', weightKg: 12.5, day: '2026-11-20' }),
    ]),
  );
});

test('a status is asked for, and what the portal says of it is shown in both languages', async () => {
  const { calls, view } = await open('/settings/demo/status', {
    'GET /demo/status': () => refuse('NOT_FOUND'),
  });
  await press('404');
  expect(await screen.findByText('Status:404，正在请求不存在的服务器记录！')).toBeTruthy();
  expect(calls.some(({ key }) => key === 'GET /demo/status')).toBe(true);
  view.unmount();
  await open('/settings/demo/status', { 'GET /demo/status': { status: 200 } }, { ...tester, locale: 'en' });
  await press('200');
  expect(await screen.findByText('The server answered as usual.')).toBeTruthy();
});
