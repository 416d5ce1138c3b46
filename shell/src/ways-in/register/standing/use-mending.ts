import { paperOf, type Registration, type ReturnableField, registrationProblems } from '@berth/contract';
import { request } from '@berth/runtime';
import { useChinaDay } from '@berth/ui';
import { useEffect, useRef, useState } from 'react';
import { ownFailures, problemOfFailure } from '../../../door/fields/own-failures.ts';
import { namedFields, withPlainFields } from '../fields/refused-fields.ts';
import { rebase, startFields, type TypedField } from '../fields/typed-fields.ts';
import { byField, useRegistrationForm } from '../fields/use-registration-form.ts';
import { usePicture } from '../picture/use-picture.ts';
import { forgetMending, keepMending, readMending } from './kept-mending.ts';
import { lookUp, type SeenRegistration } from './use-standing.ts';

const isPicture = (field: ReturnableField) => field === 'licence' || field === 'idCard';
const conflicts: readonly (string | undefined)[] = ['VERSION_CONFLICT', 'REGISTRATION_ACTION_REFUSED'];

type Mending = { secret: string; seen: SeenRegistration; onSeen: (seen: SeenRegistration) => void };

/** The returned fields as they are typed anew, and their sending. */
export function useMending({ secret, seen, onSeen }: Mending) {
  const today = useChinaDay();
  const [kept] = useState(() => readMending(secret));
  const stands = unmasked(seen.content);
  const form = useRegistrationForm(kept ? rebase(kept.fields, stands) : startFields(stands));
  const paper = paperOf(seen.content.applicantType);
  const picture = usePicture({
    paper,
    kept: kept?.paper ?? null,
    onBegin: form.beginReading,
    onRead: form.fillIn,
  });
  const { fields } = form;
  const { held } = picture;
  useEffect(() => keepMending(secret, fields, held), [secret, fields, held]);
  const [failure, setFailure] = useState<ReturnType<typeof problemOfFailure> | null>(null);
  const [isSending, setSending] = useState(false);
  const [isWaitingForPicture, setWaitingForPicture] = useState(false);
  const isUnderWay = useRef(false);
  const returned = seen.reasons.map(({ field }) => field);
  const needsPicture = seen.needsPaper;
  const order = needsPicture && !returned.includes(paper) ? [paper, ...returned] : returned;

  const isReady = (): boolean => {
    const typedProblems = registrationProblems(form.content, today).filter(({ path }) =>
      order.some((field) => field === path),
    );
    const isOnItsWay = needsPicture && picture.sending !== null;
    setWaitingForPicture(isOnItsWay);
    const isMissing = needsPicture && picture.held === null && !isOnItsWay;
    const missing = isMissing ? [{ path: paper, rule: 'paperMissing' } as const] : [];
    if (form.show(byField([...typedProblems, ...missing]), order)) return false;
    if (isOnItsWay) {
      form.focusOn(paper);
      return false;
    }
    // A masked number is no odd one: it was not returned.
    const isNumberReturned = order.includes('creditCode') || order.includes('idNumber');
    if (!isNumberReturned || form.doubt.ask() === null) return true;
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
    if (!conflicts.includes(problem.code)) return;
    try {
      const now = await lookUp(secret);
      form.rebase(unmasked(now.content));
      onSeen(now);
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
    const body = {
      secret,
      version: seen.version,
      fields: fieldsToSend(form.content, order),
      paper: needsPicture && picture.held ? picture.held.paper : null,
      isOddConfirmed: form.doubt.isConfirmed,
    };
    try {
      const mended = await request('POST /login/mendRegistration', { body }, ownFailures);
      forgetMending();
      onSeen(mended);
    } catch (thrown) {
      await refuse(thrown);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    form,
    picture,
    failure,
    isSending,
    isWaitingForPicture: isWaitingForPicture && picture.sending !== null,
    send,
  };
}

/** What is shown masked cannot be sent back: it is typed anew. */
function unmasked(content: Registration): Registration {
  const hide = (text: string) => (text.includes('*') ? '' : text);
  const { creditCode, oldNumber, idNumber, idAddress, email } = content;
  return {
    ...content,
    creditCode: hide(creditCode),
    oldNumber: hide(oldNumber),
    idNumber: hide(idNumber),
    idAddress: hide(idAddress),
    email: hide(email),
  };
}

function fieldsToSend(content: Registration, returned: readonly ReturnableField[]) {
  const typed = returned.filter(
    (field): field is Exclude<ReturnableField, 'licence' | 'idCard'> => !isPicture(field),
  );
  const fields: TypedField[] = [...typed];
  // The number of an old licence comes with the code, in whose field it may have been typed.
  if (typed.includes('creditCode') && content.oldNumber !== '') fields.push('oldNumber');
  return Object.fromEntries(fields.map((field) => [field, content[field]]));
}
