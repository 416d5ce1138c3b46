import { identityFieldsOf, paperOf } from '@berth/contract';
import { request } from '@berth/runtime';
import { useRef, useState } from 'react';
import { ownFailures, problemOfFailure } from '../../../door/fields/own-failures.ts';
import { namedFields, withPlainFields } from '../fields/refused-fields.ts';
import { byField } from '../fields/use-registration-form.ts';
import { lookUp, type SeenRegistration } from '../standing/use-standing.ts';
import { keepSentSecret, makeSecret, readSentSecret } from './kept-application.ts';
import { type Application, basicFields } from './use-application.ts';

export type SentRegistration = {
  secret: string;
  seen: SeenRegistration;
  /** It was sent before, and what was changed since is not in it. */
  isEarlier?: boolean;
};

type Sending = {
  application: Application;
  /** Something in the first step is to be changed. */
  onBasicWrong: () => void;
  onSent: (sent: SentRegistration) => void;
};

/** Sends the registration once, however often it is pressed; what is refused is shown at its field. */
export function useSending({ application, onBasicWrong, onSent }: Sending) {
  const { form, passwords, phoneCode, picture } = application;
  const [isSending, setSending] = useState(false);
  const [isWaitingForPicture, setWaitingForPicture] = useState(false);
  const isUnderWay = useRef(false);
  // As it is stored; storage may be forbidden.
  const secret = useRef(readSentSecret());
  const { applicantType } = form.content;
  const paper = paperOf(applicantType);
  const detailsFields = [paper, ...identityFieldsOf(applicantType), 'oldNumber', 'contact', 'email'];

  const isReady = (): boolean => {
    const isPhoneRight = phoneCode.check();
    const basic = application.basicProblems();
    const found = [...basic, ...application.detailsProblems()];
    const isWrong = form.show(byField(found), [...basicFields, ...detailsFields]);
    if (basic.length > 0) onBasicWrong();
    if (isWrong || !isPhoneRight) return false;
    setWaitingForPicture(picture.sending !== null);
    if (picture.sending) form.focusOn(paper);
    if (picture.sending || picture.held === null) return false;
    if (form.doubt.ask() === null) return true;
    form.focusOn('doubt');
    return false;
  };

  const refuse = async (failure: unknown) => {
    const problem = withPlainFields(problemOfFailure(failure));
    if (problem.code === 'REGISTRATION_SENT' && secret.current) {
      const seen = await lookUp(secret.current).catch(() => null);
      if (seen) return onSent({ secret: secret.current, seen, isEarlier: true });
    }
    if (problem.code === 'AGREEMENT_CHANGED') {
      application.forgetAgreement();
      form.show({ agreement: problem }, basicFields);
      return onBasicWrong();
    }
    if (problem.code === 'PAPER_GONE') {
      picture.lose(problem);
      return form.focusOn(paper);
    }
    const order = [...basicFields, ...detailsFields];
    const named = namedFields(problem).filter((field) => order.includes(field));
    // Phone and code, and what has no field at all, are shown there.
    if (named.length === 0) return phoneCode.refuse(failure);
    form.show(Object.fromEntries(named.map((field) => [field, problem])), order);
    if (basicFields.some((field) => named.includes(field))) onBasicWrong();
  };

  const send = async () => {
    if (isUnderWay.current || phoneCode.waitSeconds > 0 || !isReady() || picture.held === null) return;
    isUnderWay.current = true;
    setSending(true);
    secret.current ??= makeSecret();
    // Before the call: should its answer be lost, the registration is found by it.
    keepSentSecret(secret.current);
    const { phone, code } = phoneCode.draft;
    const body = {
      secret: secret.current,
      content: form.content,
      paper: picture.held.paper,
      password: passwords.password,
      phone,
      code,
      agreementVersion: application.agreedVersion,
      isOddConfirmed: form.doubt.isConfirmed,
    };
    try {
      const seen = await request('POST /login/regUser', { body }, ownFailures);
      onSent({ secret: body.secret, seen });
    } catch (failure) {
      await refuse(failure);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return { send, isSending, isWaitingForPicture: isWaitingForPicture && picture.sending !== null };
}
