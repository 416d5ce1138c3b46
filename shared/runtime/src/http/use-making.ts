import { useEffect, useRef, useState } from 'react';
import { ApiError, type ApiProblem } from './api-error.ts';

/** Something that is being made, such as a document: one at a time, and leaving the page stops it. */
type Making<Input> = {
  isBusy: boolean;
  /** Why the last one was not made. */
  failure: ApiProblem | null;
  start: (input: Input) => Promise<void>;
};

/**
 * Has something made that takes a while: `make` asks for it and saves it, or hands it to the task centre. A refusal is
 * kept in `failure` for the dialog to say; any other error is thrown.
 */
export function useMaking<Input>(
  make: (input: Input, signal: AbortSignal) => Promise<void>,
  onDone: () => void,
): Making<Input> {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);
  const start = async (input: Input) => {
    if (isBusy) return;
    const stop = new AbortController();
    going.current = stop;
    setBusy(true);
    setFailure(null);
    try {
      await make(input, stop.signal);
      if (!stop.signal.aborted) onDone();
    } catch (error) {
      if (!stop.signal.aborted && error instanceof ApiError) setFailure(error);
      else if (!stop.signal.aborted) throw error;
    } finally {
      if (!stop.signal.aborted) setBusy(false);
    }
  };
  return { isBusy, failure, start };
}
