import type { QrSignInState } from '@berth/contract';
import { type ApiProblem, request, signIn } from '@berth/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownFailures, problemOfFailure } from '../../door/fields/own-failures.ts';

const askEveryMs = 2000;

/** What the screen shows: no code yet, a code in one of its states, or why there is none. */
type Shown =
  | { stage: 'loading' }
  | { stage: 'failed'; problem: ApiProblem }
  | { stage: QrSignInState; code: string; number: string | null };

type Asked = {
  /** Nothing is asked while another way is chosen. */
  isShown: boolean;
  remember: boolean;
  onSignedIn: () => void;
};

/** A code for a phone to scan, and what becomes of it. */
export function useQrSignIn({ isShown, remember, onSignedIn }: Asked) {
  const [shown, setShown] = useState<Shown>({ stage: 'loading' });
  const latest = useRef({ remember, onSignedIn });
  useEffect(() => {
    latest.current = { remember, onSignedIn };
  });

  const renew = useCallback(async () => {
    setShown({ stage: 'loading' });
    try {
      const { code } = await request('POST /login/qrCode', { body: {} }, ownFailures);
      setShown({ stage: 'waiting', code, number: null });
    } catch (failure) {
      setShown({ stage: 'failed', problem: problemOfFailure(failure) });
    }
  }, []);

  useEffect(() => {
    void renew();
  }, [renew]);

  const { stage } = shown;
  const code = 'code' in shown ? shown.code : null;
  useEffect(() => {
    if (!isShown || code === null || (stage !== 'waiting' && stage !== 'scanned')) return;
    const ask = async () => {
      try {
        const { state, number } = await request('POST /login/qrState', { body: { code } }, ownFailures);
        setShown((now) => ('code' in now && now.code === code ? { stage: state, code, number } : now));
      } catch (failure) {
        // The line may come back before the code is over: it is asked again.
        problemOfFailure(failure);
      }
    };
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => clearInterval(timer);
  }, [isShown, code, stage]);

  useEffect(() => {
    if (stage !== 'allowed' || code === null) return;
    const enter = async () => {
      try {
        await signIn({ way: 'qr', code, remember: latest.current.remember });
        latest.current.onSignedIn();
      } catch (failure) {
        setShown({ stage: 'failed', problem: problemOfFailure(failure) });
      }
    };
    void enter();
  }, [stage, code]);

  return { shown, renew };
}
