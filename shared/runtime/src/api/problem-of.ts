import type { ApiProblem } from '../http/api-error.ts';

/**
 * Why a call of {@link berthApi} failed, as its hook or the promise of a mutation gives it: an {@link ApiProblem}, since
 * calls fail with nothing else. RTK Query types it more widely.
 */
export function problemOf(answer: { error?: unknown }): ApiProblem | undefined {
  return answer.error as ApiProblem | undefined; // said above
}
