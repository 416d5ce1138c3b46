import type { RemoteFailureCause } from '@berth/contract';

/** Why a version did not come to its start. What a wrong hash looks like in a browser is a file that did not load. */
export function startFailureCause(error: unknown): RemoteFailureCause {
  const text = textOf(error);
  if (/no hash of/.test(text)) return 'integrity';
  if (isSlow(error)) return 'slow';
  return isMissingCode(error) ? 'load' : 'start';
}

/** Why a page failed before it was ever seen. */
export function pageFailureCause(error: unknown): RemoteFailureCause {
  if (isSlow(error)) return 'slow';
  return isMissingCode(error) ? 'chunk' : 'render';
}

/** What to say of it in the page's place. */
export function failureReason(error: unknown): FailureReason {
  if (isSlow(error)) return 'slow';
  return isBadLine(error) ? 'line' : 'broken';
}

/** `line`: nothing arrives, whichever version is requested. */
export type FailureReason = 'slow' | 'broken' | 'line';

/** Its time was up (`judgeLoading`). */
const isSlow = (error: unknown) => error instanceof Error && error.name === 'SlowVersion';

/** Everything fails as it did: no version is to blame. */
export const isBadLine = (error: unknown) => error instanceof Error && error.name === 'BadLine';

/** A part of the code or of its styles did not come. */
export function isMissingCode(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  return isChunk || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** The error's own words. */
export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? '');
}
