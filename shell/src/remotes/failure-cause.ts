import type { RemoteFailureCause } from '@berth/contract';

/** Why a version did not come to its start. What a wrong hash looks like in a browser is a file that did not load. */
export function startFailureCause(error: unknown): RemoteFailureCause {
  const text = textOf(error);
  if (/no hash of/.test(text)) return 'integrity';
  return isMissingCode(error) || /ScriptNetworkError/.test(text) ? 'load' : 'start';
}

/** Why a page failed before it was ever seen. */
export function pageFailureCause(error: unknown): RemoteFailureCause {
  return isMissingCode(error) ? 'chunk' : 'render';
}

/** A part of the code or of its styles did not come. */
function isMissingCode(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return (error instanceof Error && error.name === 'ChunkLoadError') || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** The error's own words. */
export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error ?? '');
}
