import type { BookingStatus, CargoLine, SaveAction } from '@berth/contract';
import type { ApiProblem } from '@berth/runtime';
import type { RowKeys, SaveAttempt, SaveAttempts } from '@berth/ui';
import { useRef, useState } from 'react';
import type { BasicsDraft, BookingForm, FormKind, SaveResult } from '../kind/form-kind.ts';
import type { BusinessNumber } from './use-business-number.ts';

/** The stored booking that the form changes; none for a new one. */
export type BookingIdentity = { id: string; version: number; status: BookingStatus };

/**
 * A key of this remote's words, or the server's own. After a `lost` save the server could not tell what became of
 * what was entered.
 */
export type SaveFailure = ({ key: string } | Pick<ApiProblem, 'message' | 'texts'>) & {
  lost?: SaveAction;
  requestId?: string;
  /** It was about a booking that is not there any more. */
  isMissing?: boolean;
};

/**
 * Why a save cannot be: a newer version, one under the number of a new booking, or the booking is not there any more.
 */
export type SaveObstacle = { action: SaveAction; problem: ApiProblem };

type SaveBookingInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  form: BookingForm<Draft>;
  identity: BookingIdentity | null;
  number: BusinessNumber;
  attempts: SaveAttempts;
  onSaved: (result: SaveResult, action: SaveAction) => void;
  /** Something is shown at the fields or above submit: time to go there. */
  onRefused: () => void;
  onObstacle: (obstacle: SaveObstacle) => void;
};

export type SaveBooking = {
  saving: SaveAction | null;
  failure: SaveFailure | null;
  /** Something was sent, and what became of it is not known. */
  isUnanswered: boolean;
  /** With `isAnew` as a new booking, whatever the form was of, under another number. */
  save: (action: SaveAction, isAnew?: boolean) => Promise<void>;
  /** Goes on with an attempt of before a reload. */
  resume: (attempt: SaveAttempt) => void;
  /** What became of it is known now. */
  settle: () => void;
};

/** Saves the form, once per click, retries with the same idempotency key, and places what went wrong. */
export function useSaveBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  input: SaveBookingInput<Draft, Booking>,
): SaveBooking {
  const { kind, form, identity, number, attempts, onSaved, onRefused, onObstacle } = input;
  const submit = kind.useSave();
  const [saving, setSaving] = useState<SaveAction | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isUnanswered, setUnanswered] = useState(false);
  const isSaving = useRef(false);

  const place = (problem: ApiProblem, action: SaveAction, keys: RowKeys) => {
    if (problem.status === 401 || problem.kind === 'aborted') return;
    const isGone = identity !== null && problem.code === 'NOT_FOUND';
    if (isGone || obstacles.includes(problem.code ?? '')) return onObstacle({ action, problem });
    if (problem.code === 'BUSINESS_NUMBER_INVALID') {
      void number.take();
      setFailure({ key: 'save.numberReplaced' });
    } else if (problem.fields?.length) form.dispatch({ type: 'refuse', fields: problem.fields, keys });
    else {
      const { message, texts, requestId } = problem;
      setFailure({ message, texts, requestId, lost: isLost(problem) ? action : undefined });
    }
    onRefused();
  };

  const send = async (draft: Draft, action: SaveAction, target: SaveTarget) => {
    const { booking, keys } = kind.toRequest(draft);
    const content = { action, ...target, booking };
    const idempotencyKey = attempts.keyFor(JSON.stringify(content));
    setUnanswered(true);
    const answer = await submit({ ...content, idempotencyKey });
    if (answer.error) {
      const problem = answer.error as ApiProblem; // the only error of berthApi
      // What an earlier attempt came to is still not known.
      setUnanswered(isUnanswered || isLost(problem));
      place(problem, action, keys);
    } else if (answer.data) {
      setUnanswered(false);
      form.dispatch({ type: 'saved', draft });
      onSaved(answer.data, action);
    }
  };

  const save = async (action: SaveAction, isAnew = false) => {
    if (isSaving.current) return;
    form.dispatch({ type: 'attempt', action });
    setFailure(null);
    if (form.problems[action].size > 0) return onRefused();
    isSaving.current = true;
    setSaving(action);
    const target = identity && !isAnew ? storedTarget(identity) : await newTarget(isAnew);
    if (target) await send(form.state.draft, action, target);
    else {
      setFailure({ key: 'save.noNumber', lost: action });
      onRefused();
    }
    isSaving.current = false;
    setSaving(null);
  };

  const newTarget = async (isAnew: boolean): Promise<SaveTarget | null> => {
    const businessNumber = (isAnew ? null : number.number) ?? (await number.take());
    return businessNumber === null ? null : { businessNumber };
  };

  const resume = (attempt: SaveAttempt) => {
    attempts.resume(attempt);
    setUnanswered(true);
  };
  return { saving, failure, isUnanswered, save, resume, settle: () => setUnanswered(false) };
}

const obstacles = ['BOOKING_VERSION_CONFLICT', 'BOOKING_NOT_EDITABLE', 'BUSINESS_NUMBER_BOOKED', 'NOT_FOUND'];

/** Which booking is saved: a stored one, or a new one by its number. */
type SaveTarget = { id: string; version: number } | { businessNumber: string };

const storedTarget = ({ id, version }: BookingIdentity): SaveTarget => ({ id, version });

/** Nothing is wrong with what was sent, and perhaps it came through: the same can be tried again. */
function isLost({ kind, status = 0 }: ApiProblem): boolean {
  return (
    kind === 'noResponse' || kind === 'timeout' || kind === 'malformed' || kind === 'aborted' || status >= 500
  );
}

/** The booking as it stands on the server now, or null when that could not be had. */
export async function fetchNewest<Booking extends { cargo: CargoLine[] }>(
  kind: Pick<FormKind<never, Booking>, 'fetchNewest'>,
  id: string,
  onFailure: (failure: SaveFailure) => void,
) {
  try {
    return await kind.fetchNewest(id);
  } catch (failure) {
    const { status, message, texts, requestId } = failure as ApiProblem; // calls fail with nothing else
    if (status !== 401) onFailure({ message, texts, requestId, isMissing: status === 404 }); // its dialog says that
    return null;
  }
}
