import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import type { ImportResult } from './import-result.ts';
import { useImport } from './use-import.ts';

test('an import goes on while its page is hidden, and its outcome is there afterwards', async () => {
  let answer: (result: ImportResult) => void = () => undefined;
  const importFile = () => new Promise<ImportResult>((resolve) => (answer = resolve));
  const onImported = jest.fn();
  let mode: 'visible' | 'hidden' = 'visible';
  const wrapper = ({ children }: { children: ReactNode }) => <Activity mode={mode}>{children}</Activity>;
  const options = { importFile, check: async () => null, unknownError: '未知错误', onImported };
  const { result, rerender } = renderHook(() => useImport(options), { wrapper });
  await act(async () => void result.current.choose(new File([], '货物.xlsx')));
  const showAs = (next: typeof mode) => {
    mode = next;
    rerender();
  };
  showAs('hidden');
  await act(async () => answer({ importedCount: 3, problems: [] }));
  showAs('visible');
  expect([result.current.state.step, onImported.mock.calls.length]).toEqual(['done', 1]);
});
