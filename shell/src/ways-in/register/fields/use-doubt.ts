import { type Problem, type Registration, registrationDoubts } from '@berth/contract';
import { useChinaDay } from '@berth/ui';
import { useState } from 'react';

export type Doubt = {
  /** What is asked to be looked at again; null where nothing is, or not yet. */
  asked: Problem | null;
  isConfirmed: boolean;
  confirm: (isConfirmed: boolean) => void;
  /** Asks, where there is something odd that was not confirmed; gives the field. */
  ask: () => string | null;
};

/** An odd number is asked about once it is to be sent. Another number is another question. */
export function useDoubt(content: Registration): Doubt {
  const [problem = null] = registrationDoubts(content, useChinaDay());
  const number = content.applicantType === 'enterprise' ? content.creditCode : content.idNumber;
  const [askedOf, setAskedOf] = useState<string | null>(null);
  const [confirmedOf, setConfirmedOf] = useState<string | null>(null);
  const isConfirmed = confirmedOf === number;
  return {
    asked: askedOf === number ? problem : null,
    isConfirmed: problem !== null && isConfirmed,
    confirm: (isTicked) => setConfirmedOf(isTicked ? number : null),
    ask: () => {
      if (problem === null || isConfirmed) return null;
      setAskedOf(number);
      return problem.path;
    },
  };
}
