const underWay = new Set<AbortController>();

/** A read that has begun: its signal, aborted by the caller's own or by {@link callOffReads}, and its end. */
export function beginRead(given: AbortSignal | undefined): { signal: AbortSignal; end: () => void } {
  const read = new AbortController();
  const handleAbort = () => read.abort(given?.reason);
  if (given?.aborted) handleAbort();
  given?.addEventListener('abort', handleAbort);
  underWay.add(read);
  return {
    signal: read.signal,
    end: () => {
      underWay.delete(read);
      given?.removeEventListener('abort', handleAbort);
    },
  };
}

/** Calls off every read: whoever signs out would get refusals for what pages were still reading. */
export function callOffReads(): void {
  for (const read of underWay) read.abort();
}
