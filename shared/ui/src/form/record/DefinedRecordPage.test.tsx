import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { BerthTheme } from '../../theme/BerthTheme.tsx';
// Loaded before it is needed: on a busy machine the first load outlasts a wait.
import '../defined/DefinedFormSection.tsx';
import { openStore } from '../drafts/open-store.ts';
import type { SaveAnswer, SaveProblem } from '../save/save-problem.ts';
import { DefinedRecordPage } from './DefinedRecordPage.tsx';
import type { RecordState } from './define-record-form.ts';
import { noteForm, notePlace, type PortNote, type SavedNote, savedNote } from './preview-record.tsx';
import type { RecordCalls, RecordRequestBody } from './record-place.ts';

jest.setTimeout(30_000);
beforeAll(async () => await openStore(notePlace.unsaved));
beforeEach(() => localStorage.clear());

type Scene = { id?: string; data?: SavedNote; newest?: SavedNote; error?: SaveProblem };

/** The page on a server that answers what a test puts into `answers`, in order. */
async function open({ id, data, newest = savedNote, error }: Scene = {}) {
  const sent: RecordRequestBody<PortNote>[] = [];
  const answers: SaveAnswer<RecordState>[] = [];
  const went: string[] = [];
  let stored = data;
  const calls: RecordCalls<PortNote> = {
    useSaved: () => ({ data: stored, error, isFetching: false, refetch: () => undefined }),
    useSave: () => async (body) => {
      sent.push(body);
      const { id: known = 'n-9', version = 0, action } = body;
      const status = action === 'submit' ? 'submitted' : 'draft';
      return answers.shift() ?? { data: { id: known, version: version + 1, status } };
    },
    fetchNewest: async () => newest,
  };
  let refresh: (saved: SavedNote) => void = () => undefined;
  function Page() {
    const [at, setAt] = useState<string | null>(id ?? null);
    const [, setSeen] = useState<SavedNote | undefined>(data);
    refresh = (saved) => {
      stored = saved;
      setSeen(saved);
    };
    const place = {
      ...notePlace,
      id: at,
      openRecord: (made: string) => {
        went.push(made);
        setAt(made);
      },
      leaveForList: () => went.push('list'),
      tell: (text: string) => went.push(text),
    };
    return <DefinedRecordPage form={noteForm} calls={calls} place={place} />;
  }
  const view = render(
    <BerthTheme locale="zh-CN" appearance="light">
      <Page />
    </BerthTheme>,
  );
  return { sent, answers, went, view, refresh: (saved: SavedNote) => act(() => refresh(saved)) };
}

const port = async () => await screen.findByLabelText<HTMLInputElement>(/^申报口岸/);
const typePort = async (value: string) => fireEvent.change(await port(), { target: { value } });
const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

test('a new record is checked, saved as a draft under its address, then submitted on that version', async () => {
  const { sent, went } = await open();
  expect(screen.getByRole('heading', { level: 1, name: '新增口岸备注' })).toBeDefined();
  await port();
  await press('提交');
  const problems = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect([sent, problems]).toEqual([[], expect.arrayContaining([expect.stringContaining('申报口岸')])]);
  await press('保存草稿');
  expect(went).toEqual(['n-9']);
  await typePort('cnsnz');
  await press('提交');
  const record = { port: 'cnsnz', isUrgent: false, reason: '' };
  expect(sent).toEqual([
    expect.objectContaining({ action: 'saveDraft', record: { ...record, port: '' } }),
    expect.objectContaining({ action: 'submit', id: 'n-9', version: 1, record }),
  ]);
  expect(went).toEqual(['n-9', '口岸备注已提交', 'list']);
});

test('a stored record is shown as it is; what the server refuses stands at its field', async () => {
  const { answers, sent, went } = await open({ id: 'n-1', data: savedNote });
  expect((await port()).value).toBe('CNYTN');
  expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull();
  const fields = [{ field: 'record.port', message: '口岸已停用' }];
  answers.push({ error: { kind: 'status', status: 400, code: 'REQUEST_INVALID', message: '', fields } });
  await typePort('CNSNZ');
  await press('保存修改');
  expect((await port()).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/口岸已停用/).length).toBeGreaterThan(0);
  await typePort('CNSHK');
  await press('保存修改');
  expect(sent.map(({ record }) => record.port)).toEqual(['CNSNZ', 'CNSHK']);
  expect(went).toEqual(['修改已保存', 'list']);
});

test('what is doubtful stands at its field, and is confirmed before it is submitted; a draft asks nothing', async () => {
  const { sent } = await open();
  await typePort('USLAX');
  expect(screen.getByText('不是国内口岸，请核对')).toBeDefined();
  expect(screen.getByRole('button', { name: '1 处请核对' })).toBeDefined();
  await press('保存草稿');
  await press('提交');
  const dialog = within(await screen.findByRole('dialog', { name: '提交前请核对' }));
  expect(dialog.getByRole('listitem').textContent).toBe('申报口岸不是国内口岸，请核对');
  expect(sent.map(({ action }) => action)).toEqual(['saveDraft']);
  await press('仍然提交');
  expect(sent.map(({ action }) => action)).toEqual(['saveDraft', 'submit']);
});

test('over a newer version nothing is lost: it is named, compared by the definition, and merged', async () => {
  const newest = { ...savedNote, version: 2, isUrgent: true, reason: '截关' };
  const { answers, sent } = await open({ id: 'n-1', data: savedNote, newest });
  await typePort('CNSNZ');
  answers.push({ error: { kind: 'status', status: 409, code: 'VERSION_CONFLICT', message: '已有第 2 版' } });
  await press('保存修改');
  expect(await screen.findByText('已有第 2 版')).toBeDefined();
  await press('比较并合并');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('我的：CNSNZ')).toBeDefined();
  expect(dialog.getByText('新版本：是')).toBeDefined();
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: '合并到表单' })));
  await press('保存修改');
  expect(sent.at(-1)).toMatchObject({
    version: 2,
    record: { port: 'CNSNZ', isUrgent: true, reason: '截关' },
  });
});

test('what a colleague saves is followed while nothing is typed', async () => {
  const { refresh } = await open({ id: 'n-1', data: savedNote });
  await port();
  refresh({ ...savedNote, version: 2, port: 'CNNGB' });
  expect((await port()).value).toBe('CNNGB');
  expect(screen.getByText('已更新为刚保存的新版本')).toBeDefined();
});

test('a record that is not there says so; unsaved work on it becomes a new one', async () => {
  const error: SaveProblem = { kind: 'status', status: 404, code: 'NOT_FOUND', message: '' };
  const first = await open({ id: 'n-1', error });
  expect(screen.getByRole('heading', { level: 1, name: '没有找到该口岸备注' })).toBeDefined();
  expect(screen.getByRole('link', { name: '返回列表' })).toBeDefined();
  first.view.unmount();
  const typed = await open({ id: 'n-1', data: savedNote });
  await typePort('CNSNZ');
  typed.view.unmount();
  const { sent, went } = await open({ id: 'n-1', error });
  await act(async () =>
    fireEvent.click((await screen.findAllByRole('button', { name: '恢复未保存的内容' }))[0] as Element),
  );
  expect((await port()).value).toBe('CNSNZ');
  await press('另存为新的口岸备注');
  expect(sent[0]).toMatchObject({ action: 'saveDraft', record: { port: 'CNSNZ' } });
  expect(sent[0]?.id).toBeUndefined();
  expect(went).toEqual(['已另存为新的口岸备注', 'n-9']);
});
