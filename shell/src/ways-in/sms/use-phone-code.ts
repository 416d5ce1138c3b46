import { type CodePurpose, mobileProblem, oneTimeCodeProblem, type Problem } from '@berth/contract';
import { request, useLocale } from '@berth/runtime';
import { useRef, useState } from 'react';
import { ownFailures, problemOfFailure } from '../../door/fields/own-failures.ts';
import { useCaptcha } from '../../door/fields/use-captcha.ts';
import { useSecondsLeft } from '../../door/fields/use-seconds-left.ts';
import { placeRefusal, type Troubles } from '../trouble.ts';

const fields = ['phone', 'captcha', 'code'] as const;
export type CodeField = (typeof fields)[number];
type CodeDraft = Record<CodeField, string>;

type PhoneCodeOptions = {
  purpose: CodePurpose;
  account?: string;
  /** As it was typed before. */
  typedPhone?: string;
};

/** A phone, and the code that is sent to it after a captcha. */
export function usePhoneCode({ purpose, account = '', typedPhone = '' }: PhoneCodeOptions) {
  const captcha = useCaptcha(useLocale());
  const [draft, setDraft] = useState<CodeDraft>({ phone: typedPhone, captcha: '', code: '' });
  const [troubles, setTroubles] = useState<Troubles<CodeField>>({});
  const [isAsking, setAsking] = useState(false);
  const [isSendingRefused, setSendingRefused] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [resendSeconds, waitToResend] = useSecondsLeft();
  const [waitSeconds, waitAgain] = useSecondsLeft();
  const inputs = useRef<Partial<Record<CodeField, HTMLInputElement | null>>>({});

  const change = (part: Partial<CodeDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setTroubles((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };
  const focusOn = (field: CodeField) => {
    inputs.current[field]?.focus();
    inputs.current[field]?.select();
  };
  /** Shows what is wrong and goes to the first of it; gives whether nothing is. */
  const show = (problems: readonly (Problem | null)[]): boolean => {
    const found = problems.filter((problem) => problem !== null);
    setTroubles(Object.fromEntries(found.map((problem) => [problem.path, problem])));
    const first = fields.find((field) => found.some(({ path }) => path === field));
    if (first) focusOn(first);
    return first === undefined;
  };
  const place = (failure: unknown) => {
    const problem = problemOfFailure(failure);
    const placed = placeRefusal(problem, fields);
    setTroubles(placed);
    const first = fields.find((field) => placed[field]);
    if (first) focusOn(first);
    return problem;
  };
  /** Places what was refused of a phone with its code, which is tried again after the wait. */
  const refuse = (failure: unknown) => {
    setSendingRefused(false);
    waitAgain(place(failure).retryAfterSeconds ?? 0);
  };

  const send = async () => {
    if (isAsking || resendSeconds > 0) return;
    const missing: Problem | null =
      draft.captcha.trim() === '' ? { path: 'captcha', rule: 'required' } : null;
    if (!show([mobileProblem(draft.phone), missing]) || !captcha.captcha) return;
    setAsking(true);
    const { captchaId } = captcha.captcha;
    const body = { purpose, account, phone: draft.phone, captcha: draft.captcha, captchaId };
    try {
      const sent = await request('POST /login/getMessage', { body }, ownFailures);
      setSentTo(draft.phone.trim());
      waitToResend(sent.resendSeconds);
      change({ code: '' });
      focusOn('code');
    } catch (failure) {
      // A code that came before is still good: only another one has to wait.
      setSendingRefused(true);
      waitToResend(place(failure).retryAfterSeconds ?? 0);
    } finally {
      // Right or wrong, it is used up.
      captcha.renew();
      setDraft((before) => ({ ...before, captcha: '' }));
      setAsking(false);
    }
  };

  return {
    purpose,
    draft,
    change,
    troubles,
    setTroubles,
    refuse,
    captcha,
    send,
    isAsking,
    sentTo,
    resendSeconds,
    waitSeconds,
    focusOn,
    /** What is left to wait of the refusal that is shown. */
    refusalSeconds: isSendingRefused ? resendSeconds : waitSeconds,
    setInput: (field: CodeField) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    /** Whether phone and code can be right; shows what cannot. */
    check: () => show([mobileProblem(draft.phone), oneTimeCodeProblem(draft.code)]),
  };
}

export type PhoneCode = ReturnType<typeof usePhoneCode>;
