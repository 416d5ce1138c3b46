import type { Problem } from '@berth/contract';
import type { ApiProblem } from '@berth/runtime';
import { useRef, useState } from 'react';
import { problemOfFailure } from '../../../door/fields/own-failures.ts';
import { namedFields, withPlainFields } from '../fields/refused-fields.ts';
import { byField, type RegistrationForm } from '../fields/use-registration-form.ts';
import type { Picture } from '../picture/use-picture.ts';

type Sending = {
  form: RegistrationForm;
  picture: Picture;
  /** The fields that are shown, the picture by the name of its paper. */
  order: readonly string[];
  isPictureNeeded: boolean;
  /** Of the typed fields, at any field. */
  problems: readonly Problem[];
  /** The number is among what is sent, so that an odd one is asked about. */
  asksOfDoubt: boolean;
  call: (sent: { paper: string | null; isOddConfirmed: boolean }) => Promise<void>;
  /** Refused, and not at a field. */
  onRefused: (problem: ApiProblem) => Promise<void>;
};

/** Sends fields with the picture of their paper, once, and shows what keeps them from it at its place. */
export function useFieldsSending(sending: Sending) {
  const { form, picture, order, isPictureNeeded, problems, asksOfDoubt, call, onRefused } = sending;
  const { paper, held } = picture;
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const [isWaitingForPicture, setWaitingForPicture] = useState(false);
  const isUnderWay = useRef(false);

  const isReady = (): boolean => {
    const ofFields = problems.filter(({ path }) => order.includes(path));
    const isOnItsWay = isPictureNeeded && picture.sending !== null;
    setWaitingForPicture(isOnItsWay);
    const isMissing = isPictureNeeded && held === null && !isOnItsWay;
    const missing = isMissing ? [{ path: paper, rule: 'paperMissing' } as const] : [];
    if (form.show(byField([...ofFields, ...missing]), order)) return false;
    if (isOnItsWay) {
      form.focusOn(paper);
      return false;
    }
    if (!asksOfDoubt || form.doubt.ask() === null) return true;
    form.focusOn('doubt');
    return false;
  };

  const refuse = async (thrown: unknown) => {
    const problem = withPlainFields(problemOfFailure(thrown));
    if (problem.code === 'PAPER_GONE') {
      picture.lose(problem);
      return form.focusOn(paper);
    }
    const named = namedFields(problem);
    const refused = order.filter((field) => named.includes(field));
    if (refused.length > 0) {
      form.show(Object.fromEntries(refused.map((field) => [field, problem])), order);
      return;
    }
    setFailure(problem);
    try {
      await onRefused(problem);
    } catch (unseen) {
      setFailure(problemOfFailure(unseen));
    }
  };

  const send = async () => {
    if (isUnderWay.current) return;
    setFailure(null);
    if (!isReady()) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      const sent = isPictureNeeded && held ? held.paper : null;
      await call({ paper: sent, isOddConfirmed: form.doubt.isConfirmed });
    } catch (thrown) {
      await refuse(thrown);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    failure,
    isSending,
    isWaitingForPicture: isWaitingForPicture && picture.sending !== null,
    send,
  };
}
