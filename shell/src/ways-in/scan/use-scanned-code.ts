import type { QrSignInState } from '@berth/contract';
import { type ApiProblem, type CallResult, request, useLocation } from '@berth/runtime';
import { useEffect, useState } from 'react';
import { ownFailures, problemOfFailure } from '../../door/fields/own-failures.ts';
import { useSecondsLeft } from '../../door/fields/use-seconds-left.ts';

export type Scanned = CallResult<'POST /user/scanSignIn'>;
type Answer = { answer: 'allow'; number: string } | { answer: 'refuse' };
type Stage = 'loading' | 'failed' | QrSignInState;

/** The code in the address, which this phone has scanned, and the decision on it. A reload finds it as it stands. */
export function useScannedCode() {
  const code = useLocation().hash.slice(1);
  const [stage, setStage] = useState<Stage>('loading');
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [secondsLeft, countDown] = useSecondsLeft();

  useEffect(() => {
    let isCurrent = true;
    const scan = async () => {
      try {
        const seen = await request('POST /user/scanSignIn', { body: { code } }, ownFailures);
        if (!isCurrent) return;
        setScanned(seen);
        setStage(seen.state);
        countDown(seen.seconds);
      } catch (failure) {
        if (!isCurrent) return;
        setProblem(problemOfFailure(failure));
        setStage('failed');
      }
    };
    void scan();
    return () => {
      isCurrent = false;
    };
  }, [code, countDown]);

  const answer = async (decision: Answer) => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await request('POST /user/answerSignIn', { body: { ...decision, code } }, ownFailures);
      setStage(decision.answer === 'allow' ? 'allowed' : 'refused');
    } catch (failure) {
      const refusal = problemOfFailure(failure);
      setProblem(refusal);
      // The line may be gone, and the code still there to be decided on.
      if (refusal.code) setStage('failed');
    } finally {
      setSending(false);
    }
  };

  const isOver = stage === 'scanned' && scanned !== null && secondsLeft === 0;
  return { stage: isOver ? ('over' as const) : stage, scanned, problem, secondsLeft, isSending, answer };
}
