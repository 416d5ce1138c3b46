import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { RecordForm } from './RecordForm.tsx';
import { RecordList } from './RecordList.tsx';
import type { RecordProblem } from './record-texts.ts';
import { useRecordChanges } from './use-record-changes.ts';
import { useRecordForm } from './use-record-form.ts';

test('a list that did not load says why and is fetched again', () => {
  const refetch = jest.fn();
  render(
    <RecordList name="账户" emptyText="无" query={{ isLoading: false, error: { message: '忙' }, refetch }}>
      {null}
    </RecordList>,
  );
  expect(screen.getByRole('alert').textContent).toContain('忙');
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('after a change the list is back and says so; a refused one stays', async () => {
  const { result } = renderHook(() => useRecordChanges({ kind: 'edit', id: '1' }));
  await act(() => result.current.attempt(async () => ({ error: { message: '名称已用' } }), '已保存'));
  expect([result.current.task.kind, result.current.problem?.message]).toEqual(['edit', '名称已用']);
  await act(() => result.current.attempt(async () => ({}), '已保存'));
  expect([result.current.task.kind, result.current.problem, result.current.done]).toEqual([
    'list',
    null,
    '已保存',
  ]);
});

test('a form saves from the version that was on screen, or replaces the one saved elsewhere', () => {
  const onSave = jest.fn();
  function Form({ version, problem }: { version: string; problem: RecordProblem | null }) {
    const form = useRecordForm({
      firstField: 'title',
      content: 'a',
      problems: [],
      refused: problem,
      version,
      onSave,
    });
    const changes = { isBusy: false, problem, done: '', toList: () => undefined };
    return (
      <RecordForm form={form} changes={changes} fields={['title']} onCancel={() => undefined}>
        <input id={form.idOf('title')} />
      </RecordForm>
    );
  }
  const { rerender } = render(<Form version="1" problem={null} />);
  expect(document.activeElement?.tagName).toBe('INPUT');
  rerender(<Form version="2" problem={null} />);
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }));
  rerender(<Form version="2" problem={{ message: '别处已保存', code: 'SAVED_ELSEWHERE' }} />);
  fireEvent.click(screen.getByRole('button', { name: '用我的覆盖' }));
  expect(onSave.mock.calls).toEqual([['1'], ['2']]);
});
