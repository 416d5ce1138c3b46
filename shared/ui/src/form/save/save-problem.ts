import type { ExistingRecord, FieldError, LocalizedText } from '@berth/contract';
import type { FormAttempt } from '../state/form-spec.ts';

/** A failed call as far as a form needs it; the runtime's `ApiProblem` is one. `message` is fit to be shown. */
export type SaveProblem = {
  kind: 'status' | 'business' | 'noResponse' | 'timeout' | 'malformed' | 'aborted';
  message: string;
  /** The message in each language, where it is known. */
  texts?: LocalizedText;
  /** HTTP status, where there was an answer. */
  status?: number;
  /** The server's error code. */
  code?: string;
  fields?: FieldError[];
  /** The caller's own record that stands in the way. */
  existing?: ExistingRecord;
  requestId?: string;
};

/**
 * What is said above the button: a key of the remote's words, or the server's own words. After a `lost` save nobody
 * knows whether the server has it.
 */
export type SaveFailure = ({ key: string } | Pick<SaveProblem, 'message' | 'texts'>) & {
  lost?: FormAttempt;
  requestId?: string;
  code?: string;
  /** The call was about a record that is not there any more. */
  isMissing?: boolean;
};

/** What a call of a form gives: RTK Query types the error as unknown, and it is always a problem. */
export type SaveAnswer<Result> = { data?: Result; error?: unknown };

/** Nothing is wrong with what was sent, and perhaps it came through: the same can be tried again. */
export function isLost({ kind, status = 0 }: SaveProblem): boolean {
  return (
    kind === 'noResponse' || kind === 'timeout' || kind === 'malformed' || kind === 'aborted' || status >= 500
  );
}

/** The session's dialog says it, or nobody waits for it any more. */
export function isSaidElsewhere({ kind, status }: SaveProblem): boolean {
  return status === 401 || kind === 'aborted';
}

/** A problem as what is said above the button. */
export function failureOf({ message, texts, requestId, code }: SaveProblem): SaveFailure {
  return { message, texts, requestId, code };
}

/** The record as it is on the server now, or null when it could not be fetched. */
export async function fetchNewest<Saved>(
  fetch: (id: string) => Promise<Saved>,
  id: string,
  onFailure: (failure: SaveFailure) => void,
): Promise<Saved | null> {
  try {
    return await fetch(id);
  } catch (failure) {
    const problem = failure as SaveProblem; // calls fail with nothing else
    const isMissing = problem.status === 404;
    if (problem.status !== 401) onFailure({ ...failureOf(problem), isMissing }); // a session that ended has its dialog
    return null;
  }
}
