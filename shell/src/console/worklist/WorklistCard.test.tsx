import type { Worklist, WorklistItem } from '@berth/contract/endpoints';
import { BrowserRouter, changeLocale, notices, RuntimeProvider, recordsChanged } from '@berth/runtime';
import { createTestRuntime, refuse, type TestRuntimeOptions } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { snoozeDays } from './snooze-days.ts';
import { WorklistCard } from './WorklistCard.tsx';

jest.setTimeout(60_000);
afterEach(cleanup);

const item = (name: string, changes: Partial<WorklistItem> = {}): WorklistItem => ({
  id: `draftLeft:booking:${name}`,
  version: `v-${name}`,
  kind: 'draftLeft',
  record: { kind: 'booking', id: name, number: `SZL-${name}` },
  why: { 'zh-CN': `草稿 ${name} 未提交`, en: `Draft ${name} was left` },
  dueAt: null,
  dueOn: null,
  urgency: 'normal',
  action: { 'zh-CN': '继续填写', en: 'Continue' },
  path: `/business/lcl/detail?id=${name}`,
  ...changes,
});
const items = (count: number) => Array.from({ length: count }, (_, at) => item(String(at + 1)));

/** A server that keeps what is snoozed. */
function keptWorklist(rows: WorklistItem[], unanswered: Worklist['unanswered'] = []) {
  const snoozed = new Set<string>();
  return {
    snoozed,
    answers: {
      'GET /business/getWorklist': () => ({
        rows: rows.filter(({ id }) => !snoozed.has(id)),
        unanswered: [...unanswered],
      }),
      'POST /business/snoozeWorklistItem': ({ body }: { body: unknown }) => {
        const { id, until } = body as { id: string; until: string | null }; // by contract
        if (!rows.some((row) => row.id === id)) return refuse('NOT_FOUND');
        if (until === null) snoozed.delete(id);
        else snoozed.add(id);
        return { id, until };
      },
      'GET /user/reminderSettings': { cutOffHours: [72, 24] },
      'POST /user/reminderSettings': ({ body }) => body,
    } as NonNullable<TestRuntimeOptions['answers']>,
  };
}

async function open(answers: TestRuntimeOptions['answers']) {
  const made = createTestRuntime({ ...(answers ? { answers } : {}) });
  await made.runtime.i18n.loadNamespaces('worklist');
  window.history.replaceState(null, '', '/statistical');
  render(
    <RuntimeProvider runtime={made.runtime} site={made.site}>
      <BerthTheme locale="zh-CN" appearance="light">
        <BrowserRouter>
          <Suspense fallback={null}>
            <WorklistCard />
          </Suspense>
        </BrowserRouter>
      </BerthTheme>
    </RuntimeProvider>,
  );
  const callsOf = (key: string) => made.calls.filter((call) => call.key === key);
  return { ...made, callsOf };
}

const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const list = async () => within(await screen.findByRole('list', { name: '需要您处理的事项' }));
const numbers = async () =>
  (await list()).getAllByRole('listitem').map((row) => /SZL-\w+/.exec(row.textContent ?? '')?.[0]);
async function snooze(number: string, choice: string) {
  await click(await screen.findByRole('button', { name: `稍后提醒：${number}` }));
  await click(await screen.findByRole('menuitem', { name: choice }));
}

describe('each row', () => {
  test('says why and by when, and leads to the place', async () => {
    const dueAt = new Date(Date.now() + 20.5 * 3600_000 + 8 * 3600_000).toISOString();
    const due = item('7', { dueAt: dueAt.slice(0, 19).replace('T', ' '), urgency: 'urgent' });
    await open(keptWorklist([due]).answers);
    const row = within((await list()).getByRole('listitem'));
    expect(row.getByText('草稿 7 未提交')).toBeTruthy();
    expect(row.getByText('还有 20 小时')).toBeTruthy();
    const link = row.getByRole('link', { name: '继续填写：SZL-7' });
    expect(link.getAttribute('href')).toBe('/business/lcl/detail?id=7');
  });

  test('counts the days to the end of a day by the calendar, as a list does', async () => {
    const yesterday = new Date(Date.now() + 8 * 3600_000 - 24 * 3600_000).toISOString().slice(0, 10);
    const due = item('7', { dueAt: `${yesterday} 23:59:59`, dueOn: yesterday, urgency: 'overdue' });
    await open(keptWorklist([due]).answers);
    expect(within((await list()).getByRole('listitem')).getByText('逾期 1 天')).toBeTruthy();
  });

  test('follows the language', async () => {
    await open(keptWorklist([item('7')]).answers);
    await list();
    await act(async () => await changeLocale('en'));
    expect(await screen.findByText('Draft 7 was left')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue: SZL-7' })).toBeTruthy();
    await act(async () => await changeLocale('zh-CN'));
  });
});

test('eight stand there, and the others unfold', async () => {
  await open(keptWorklist(items(10)).answers);
  expect(await numbers()).toHaveLength(8);
  const more = screen.getByRole('button', { name: '全部 10 项' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await click(more);
  expect(await numbers()).toHaveLength(10);
  await click(screen.getByRole('button', { name: '收起' }));
  expect(await numbers()).toHaveLength(8);
});

test('of eight none is folded', async () => {
  await open(keptWorklist(items(8)).answers);
  expect(await numbers()).toHaveLength(8);
  expect(screen.queryByRole('button', { name: /^全部/ })).toBeNull();
});

test('without anything it says so', async () => {
  await open(keptWorklist([]).answers);
  expect(await screen.findByText('目前没有需要您处理的事项。')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a module that could not be asked is named, and asked again', async () => {
  const unanswered: Worklist['unanswered'] = ['tracking'];
  await open(keptWorklist([], unanswered).answers);
  expect(await screen.findByText('暂时读不到：运踪。')).toBeTruthy();
  expect(screen.getByText('其他方面没有需要您处理的事项。')).toBeTruthy();
  unanswered.pop();
  await click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('目前没有需要您处理的事项。')).toBeTruthy();
  expect(screen.queryByText(/暂时读不到/)).toBeNull();
});

test('where it cannot be read it says why, and can be asked again', async () => {
  let isAway = true;
  const { answers } = keptWorklist(items(1));
  const rows = { rows: items(1), unanswered: [] };
  await open({
    ...answers,
    'GET /business/getWorklist': () => (isAway ? refuse('DATABASE_UNAVAILABLE') : rows),
  });
  await screen.findByText('服务暂时不可用，请稍后再试。');
  isAway = false;
  await click(screen.getByRole('button', { name: '重试' }));
  expect(await numbers()).toEqual(['SZL-1']);
});

test('a record that changes is asked for again', async () => {
  const rows = items(2);
  await open(keptWorklist(rows).answers);
  expect(await numbers()).toEqual(['SZL-1', 'SZL-2']);
  rows.shift();
  await act(async () => recordsChanged('booking', ['1']));
  await waitFor(async () => expect(await numbers()).toEqual(['SZL-2']));
});

describe('snoozing', () => {
  test.each([
    ['明天', 'tomorrow'],
    ['3 天后', 'inThreeDays'],
    ['下周一', 'nextMonday'],
  ] as const)('until %s is sent with what was seen', async (name, choice) => {
    const { callsOf } = await open(keptWorklist(items(2)).answers);
    await snooze('SZL-1', name);
    const until = snoozeDays(new Date())[choice];
    await screen.findByText(`SZL-1 已推迟到 ${until}`);
    expect(callsOf('POST /business/snoozeWorklistItem').map(({ body }) => body)).toEqual([
      { id: 'draftLeft:booking:1', version: 'v-1', until },
    ]);
    await waitFor(async () => expect(await numbers()).toEqual(['SZL-2']));
  });

  test('can be undone at once, by the keyboard as well', async () => {
    await open(keptWorklist(items(1)).answers);
    await snooze('SZL-1', '明天');
    const undo = await screen.findByRole('button', { name: '撤销' });
    expect(screen.getByText(/^SZL-1 已推迟到/).closest('[role=status]')).toBeTruthy();
    expect(document.activeElement).toBe(undo);
    expect(await screen.findByText('目前没有需要您处理的事项。')).toBeTruthy();
    await click(undo);
    await waitFor(async () => expect(await numbers()).toEqual(['SZL-1']));
    expect(screen.queryByText(/已推迟到/)).toBeNull();
  });

  test('until any day asks for the day, and says at the field what is wrong with it', async () => {
    const { callsOf } = await open(keptWorklist(items(1)).answers);
    await snooze('SZL-1', '选择日期…');
    const dialog = within(await screen.findByRole('dialog', { name: '稍后提醒：SZL-1' }));
    await click(dialog.getByRole('button', { name: /确\s?定/ }));
    expect(dialog.getByText('请选择日期')).toBeTruthy();
    const field = dialog.getByRole('textbox', { name: /再次提醒的日期/ });
    const type = async (value: string) => {
      await act(async () => void fireEvent.change(field, { target: { value } }));
      await act(async () => void fireEvent.blur(field));
    };
    await type('2020-01-05');
    expect(dialog.getByText(/^请选择明天（.*）或以后的日期$/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const { nextMonday } = snoozeDays(new Date());
    await type(nextMonday);
    await click(dialog.getByRole('button', { name: /确\s?定/ }));
    await screen.findByText(`SZL-1 已推迟到 ${nextMonday}`);
    expect(callsOf('POST /business/snoozeWorklistItem').map(({ body }) => body)).toEqual([
      { id: 'draftLeft:booking:1', version: 'v-1', until: nextMonday },
    ]);
  });

  test('of what is not there any more says so, and shows what is', async () => {
    const rows = items(2);
    const { answers } = keptWorklist(rows);
    await open(answers);
    await numbers();
    rows.shift();
    await snooze('SZL-1', '明天');
    expect((await screen.findByText('SZL-1 已经处理，不在列表中了')).closest('[role=alert]')).toBeTruthy();
    await waitFor(async () => expect(await numbers()).toEqual(['SZL-2']));
    expect(screen.queryByText(/已推迟到/)).toBeNull();
  });
});

describe('the reminders', () => {
  const openDialog = async () => {
    await click(await screen.findByRole('button', { name: '提醒设置' }));
    return within(await screen.findByRole('dialog', { name: '截止提醒' }));
  };

  test('are as they are stored, and what is chosen is saved', async () => {
    const { callsOf } = await open(keptWorklist([]).answers);
    const dialog = await openDialog();
    const day = await dialog.findByRole('checkbox', { name: '提前 24 小时' });
    expect((day as HTMLInputElement).checked).toBe(true);
    await click(dialog.getByRole('checkbox', { name: '提前 72 小时' }));
    await click(dialog.getByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(notices.get().map(({ title }) => title)).toEqual(['提醒设置已保存']));
    expect(callsOf('POST /user/reminderSettings').map(({ body }) => body)).toEqual([{ cutOffHours: [24] }]);
  });

  test('that cannot be saved stay chosen, with the reason', async () => {
    const { answers } = keptWorklist([]);
    await open({ ...answers, 'POST /user/reminderSettings': () => refuse('DATABASE_UNAVAILABLE') });
    const dialog = await openDialog();
    const box = (await dialog.findByRole('checkbox', { name: '提前 72 小时' })) as HTMLInputElement;
    await click(box);
    await click(dialog.getByRole('button', { name: /保\s?存/ }));
    expect(await dialog.findByText('服务暂时不可用，请稍后再试。')).toBeTruthy();
    expect(box.checked).toBe(false);
  });
});
