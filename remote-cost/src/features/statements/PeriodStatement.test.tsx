import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPart } from '../../testing/open-page.tsx';
import { PeriodStatement } from './PeriodStatement.tsx';

jest.setTimeout(60_000);

const download = 'GET /cost/downCost';
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function open(answers: Answers) {
  const shown = await showPart(<PeriodStatement />, answers);
  await userEvent.click(await screen.findByRole('button', { name: '对账单' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}
const choose = async (name: string) => await userEvent.click(screen.getByRole('radio', { name }));
const send = async () => await userEvent.click(screen.getByRole('button', { name: /下\s?载/ }));

test('own days that make no period are said at the field; then it is saved in the language of the page', async () => {
  const { calls, dialog } = await open({ [download]: () => new Blob(['PK']) });
  await choose('自定义');
  await send();
  expect(dialog.getByText('请填写起止日期，且开始不晚于结束。')).toBeDefined();
  expect(calls).toEqual([]);
  const [from, to] = dialog.getAllByRole('textbox');
  if (!from || !to) throw new Error('two days are asked for');
  await userEvent.type(from, '2026-10-01');
  await userEvent.type(to, '2026-10-31{Tab}');
  await choose('Excel（核算）');
  await send();
  await waitFor(() => expect(saved).toEqual(['对账单 2026-10-01 2026-10-31.xlsx']));
  expect(calls[0]?.query).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-31',
    format: 'xlsx',
    language: 'zh-CN',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is too large is made as a task', async () => {
  const make = 'POST /cost/makeStatement';
  const task = {
    id: 'task',
    kind: 'makeStatement' as const,
    title: { 'zh-CN': '对账单', en: 'Statement' },
    state: 'running' as const,
    done: 0,
    total: null,
    error: null,
    file: null,
    createdAt: '2026-11-21 20:00:00',
    finishedAt: null,
  };
  const { calls } = await open({
    [download]: () => refuse('STATEMENT_TOO_LARGE'),
    [make]: task,
  });
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ key }) => key)).toEqual([download, make]);
  const body = calls[1]?.body as object; // an order, as the contract has it
  expect(Object.keys(body)).toEqual(['from', 'to', 'format', 'language']);
  expect(calls[0]?.query).toMatchObject(body);
  expect(saved).toEqual([]);
});

test('what cannot be made is said in the dialog, which stays', async () => {
  const { dialog } = await open({ [download]: () => refuse('STATEMENT_EMPTY') });
  await send();
  expect((await dialog.findByRole('alert')).textContent).toContain('此期间没有账单、付款和余额。');
  expect(saved).toEqual([]);
});
