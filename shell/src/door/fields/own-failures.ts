import { ApiError, type ApiProblem } from '@berth/runtime';

/** For calls of a form at the door, which says itself what failed. */
export const ownFailures = { errors: 'caller', overlay: false } as const;

/** What such a call failed with; it fails with nothing else, unless there is a mistake in the code. */
export function problemOfFailure(failure: unknown): ApiProblem {
  if (!(failure instanceof ApiError)) throw failure;
  return failure.toProblem();
}
