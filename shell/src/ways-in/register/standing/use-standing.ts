import { type ApiProblem, type CallResult, request } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { ownFailures, problemOfFailure } from '../../../door/fields/own-failures.ts';

export type SeenRegistration = CallResult<'POST /login/registration'>;

export type Standing =
  | { status: 'looking' }
  /** There is no such registration, or the secret is damaged. */
  | { status: 'unknown' }
  | { status: 'failed'; problem: ApiProblem; retry: () => void }
  | { status: 'known'; seen: SeenRegistration };

const isSecret = (text: string) => /^[\w-]{43}$/.test(text);

export const lookUp = (secret: string) =>
  request('POST /login/registration', { body: { secret } }, ownFailures);

/** How the registration of a secret stands. Looking changes nothing. */
export function useStanding(secret: string | null): Standing {
  const [standing, setStanding] = useState<Standing>({ status: 'looking' });
  const [attempt, setAttempt] = useState(0);
  const known = secret !== null && isSecret(secret) ? secret : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks once more.
  useEffect(() => {
    if (known === null) return setStanding({ status: 'unknown' });
    let isOver = false;
    const show = (found: Standing) => !isOver && setStanding(found);
    setStanding({ status: 'looking' });
    lookUp(known).then(
      (seen) => show({ status: 'known', seen }),
      (failure: unknown) => {
        const problem = problemOfFailure(failure);
        const retry = () => setAttempt((before) => before + 1);
        show(problem.code === 'NOT_FOUND' ? { status: 'unknown' } : { status: 'failed', problem, retry });
      },
    );
    return () => {
      isOver = true;
    };
  }, [known, attempt]);
  return standing;
}
