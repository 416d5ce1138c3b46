import { ApiError, type CallResult, request } from '@berth/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ownFailures } from './own-failures.ts';

export type Captcha = CallResult<'GET /login/getCaptcha'>;
export type CaptchaKind = Captcha['kind'];

export type CaptchaState = {
  kind: CaptchaKind;
  captcha: Captcha | null;
  hasFailed: boolean;
  renew: () => void;
  change: (kind: CaptchaKind) => void;
};

/** A captcha, renewed when it is used up, when it expires and, being a question, when the language changes. */
export function useCaptcha(locale: string): CaptchaState {
  const [kind, setKind] = useState<CaptchaKind>('image');
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);
  const load = useCallback(async (wanted: CaptchaKind) => {
    const attempt = ++latest.current;
    try {
      const next = await request('GET /login/getCaptcha', { query: { kind: wanted } }, ownFailures);
      if (attempt !== latest.current) return;
      setCaptcha(next);
      setFailed(false);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (attempt === latest.current) setFailed(true);
    }
  }, []);
  const spokenIn = kind === 'question' ? locale : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked again in another language.
  useEffect(() => {
    void load(kind);
  }, [load, kind, spokenIn]);
  useEffect(() => {
    if (!captcha) return;
    const timer = setTimeout(() => void load(captcha.kind), captcha.expire * 1000);
    return () => clearTimeout(timer);
  }, [captcha, load]);
  const renew = useCallback(() => void load(kind), [load, kind]);
  return { kind, captcha: captcha?.kind === kind ? captcha : null, hasFailed, renew, change: setKind };
}
