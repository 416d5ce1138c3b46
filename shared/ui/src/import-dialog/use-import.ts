import { useRef, useState } from 'react';
import type { ImportFile, ImportResult } from './import-result.ts';

export type ImportState =
  | { step: 'choose'; note: string; problem: string }
  | { step: 'running'; file: File; share: number; read?: { rows: number; total: number | null } }
  | { step: 'failed'; file: File; message: string }
  | { step: 'refused'; file: File; result: ImportResult }
  | { step: 'decide'; file: File; result: ImportResult }
  | { step: 'done'; file: File; result: ImportResult };

export type ImportOptions = {
  importFile: ImportFile;
  /** Why the file is not even sent, or null. */
  check: (file: File) => Promise<string | null>;
  unknownError: string;
  onImported: ((result: ImportResult) => void) | undefined;
};

const start = { step: 'choose', note: '', problem: '' } as const;

/**
 * One import at a time, from the choice of a file to its result. What answers after a cancel is not heard. A page that
 * is hidden meanwhile goes on: the server may be at it already, and its answer says what became of the rows.
 */
export function useImport({ importFile, check, unknownError, onImported }: ImportOptions) {
  const [state, setState] = useState<ImportState>(start);
  const running = useRef<AbortController | null>(null);

  const begin = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // What was cancelled or overtaken may still answer.
    const show = (next: ImportState) => !controller.signal.aborted && setState(next);
    return { signal: controller.signal, show };
  };

  const send = async (file: File) => {
    const { signal, show } = begin();
    show({ step: 'running', file, share: 0 });
    try {
      const onProgress = (share: number) => show({ step: 'running', file, share });
      const onRead = (rows: number, total: number | null) =>
        show({ step: 'running', file, share: 1, read: { rows, total } });
      const result = await importFile(file, { signal, onProgress, onRead });
      if (signal.aborted) return;
      const step = stepOf(result);
      show({ step, file, result });
      if (step === 'done') onImported?.(result);
    } catch (error) {
      show({
        step: 'failed',
        file,
        message: error instanceof Error && error.message ? error.message : unknownError,
      });
    }
  };

  const choose = async (file: File) => {
    const { signal, show } = begin();
    const problem = await check(file);
    if (signal.aborted) return;
    if (problem === null) await send(file);
    else show({ step: 'choose', note: '', problem });
  };

  const restart = (said: { note?: string; problem?: string } = {}) => {
    running.current?.abort();
    setState({ ...start, ...said });
  };
  return { state, choose, send, restart };
}

function stepOf({ problems, choices = [] }: ImportResult): 'refused' | 'decide' | 'done' {
  if (problems.some(({ isHint }) => !isHint)) return 'refused';
  return choices.length > 0 ? 'decide' : 'done';
}
