import { useEffect, useEffectEvent, useState } from 'react';
import { closeFile, type FileContent, openFile } from './open-file.ts';
import { loadProgram } from './pdf/open-pdf.ts';
import type { ViewedFile } from './viewed-file.ts';

type Reading = { id: string; content: FileContent | null; error: unknown; isReading: boolean };

const nothing: Omit<Reading, 'id'> = { content: null, error: null, isReading: true };

/** What is to be shown of a file. One that is read anew stays as it was until the new one is open. */
export function useFileContent(file: ViewedFile) {
  const { id, revision } = file;
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ id, ...nothing });
  const read = useEffectEvent((signal: AbortSignal) => {
    if (/\.pdf$/i.test(file.fileName)) void loadProgram().catch(() => undefined); // told once it is needed
    return file.read(signal);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` and `attempt` say when to read again.
  useEffect(() => {
    const stop = new AbortController();
    const take = (content: FileContent) => {
      if (stop.signal.aborted) closeFile(content);
      else setReading({ id, content, error: null, isReading: false });
    };
    const fail = (error: unknown) => {
      if (!stop.signal.aborted) setReading({ id, content: null, error, isReading: false });
    };
    setReading((last) =>
      last.id === id && last.content ? { ...last, isReading: true } : { id, ...nothing },
    );
    void read(stop.signal).then(openFile).then(take, fail);
    return () => stop.abort();
  }, [id, revision, attempt]);
  const { content } = reading;
  useEffect(() => {
    if (content) return () => closeFile(content);
  }, [content]);
  // Between two files the state is still that of the first.
  const { id: _, ...shown } = reading.id === id ? reading : { id, ...nothing };
  return { ...shown, retry: () => setAttempt(attempt + 1) };
}
