import { type ApiProblem, type CallResult, request, useLocation } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { ownFailures, problemOfFailure } from '../../door/fields/own-failures.ts';

export type Invitation = CallResult<'POST /login/invitation'>;

/** A link that will never be good again; what else fails may work when it is tried again. */
export const isOver = ({ code }: Pick<ApiProblem, 'code'>) =>
  code === 'INVITATION_OVER' || code === 'INVITATION_EXPIRED';

/** The invitation whose secret stands in the address. Reading it changes nothing. */
export function useInvitation() {
  const secret = useLocation().hash.slice(1);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    let isCurrent = true;
    setInvitation(null);
    setProblem(null);
    const read = async () => {
      try {
        const found = await request('POST /login/invitation', { body: { secret } }, ownFailures);
        if (isCurrent) setInvitation(found);
      } catch (failure) {
        if (isCurrent) setProblem(problemOfFailure(failure));
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [secret, attempt]);

  return { secret, invitation, problem, setProblem, retry: () => setAttempt((before) => before + 1) };
}
