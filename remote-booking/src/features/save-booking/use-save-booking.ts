import type { BookingStatus, SaveAction } from '@berth/contract';
import { type ApiProblem, type CallResult, request } from '@berth/runtime';
import { useRef, useState } from 'react';
import type { BookingForm } from '../booking-form/use-booking-form.ts';
import { type BookingDraft, toRequest } from '../edit-lcl-booking/booking-draft.ts';
import { useBookingSubmitLclMutation } from '../edit-lcl-booking/edit-lcl-booking.queries.ts';
import { createAttempts } from './save-attempt.ts';
import type { BusinessNumber } from './use-business-number.ts';

/** The stored booking that the form changes; none for a new one. */
export type BookingIdentity = { id: string; version: number; status: BookingStatus };
export type SaveResult = CallResult<'POST /business/submitBookingLcl'>;

/**
 * A key of this remote's words, or the server's own. After a `lost` save the server could not tell what became of
 * what was entered.
 */
export type SaveFailure = ({ key: string } | Pick<ApiProblem, 'message' | 'texts'>) & {
  lost?: SaveAction;
  requestId?: string;
};

type SaveBookingInput = {
  form: BookingForm;
  identity: BookingIdentity | null;
  number: BusinessNumber;
  onSaved: (result: SaveResult, action: SaveAction) => void;
  /** Something is shown at the fields or above submit: time to go there. */
  onRefused: () => void;
};

export type SaveBooking = {
  saving: SaveAction | null;
  failure: SaveFailure | null;
  /** Somebody saved a newer version: what was tried, and what the server said of it. */
  conflict: { action: SaveAction; problem: ApiProblem } | null;
  save: (action: SaveAction, overVersion?: number) => Promise<void>;
  /** Saves over the newer version. */
  overwrite: () => Promise<void>;
  dismissConflict: () => void;
};

/** Saves the form, once per click, retries with the same idempotency key, and places what went wrong. */
export function useSaveBooking(input: SaveBookingInput): SaveBooking {
  const { form, identity, number, onSaved, onRefused } = input;
  const [submit] = useBookingSubmitLclMutation();
  const [attempts] = useState(createAttempts);
  const [saving, setSaving] = useState<SaveAction | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [conflict, setConflict] = useState<SaveBooking['conflict']>(null);
  const isSaving = useRef(false);

  const place = (problem: ApiProblem, action: SaveAction, lineKeys: string[]) => {
    if (problem.status === 401 || problem.kind === 'aborted') return;
    if (problem.code === 'BOOKING_VERSION_CONFLICT') setConflict({ action, problem });
    else if (problem.code === 'BUSINESS_NUMBER_INVALID') {
      number.take();
      setFailure({ key: 'save.numberReplaced' });
    } else if (problem.fields?.length) form.dispatch({ type: 'refuse', fields: problem.fields, lineKeys });
    else {
      const { message, texts, requestId } = problem;
      setFailure({ message, texts, requestId, lost: isServerDown(problem) ? action : undefined });
    }
    onRefused();
  };

  const send = async (draft: BookingDraft, action: SaveAction, overVersion?: number) => {
    const { booking, lineKeys } = toRequest(draft);
    const target = identity
      ? { id: identity.id, version: overVersion ?? identity.version }
      : { businessNumber: number.number ?? undefined };
    const content = { action, ...target, booking };
    const idempotencyKey = attempts.keyFor(JSON.stringify(content));
    const answer = await submit({ body: { ...content, idempotencyKey } });
    if (answer.error)
      place(answer.error as ApiProblem, action, lineKeys); // the only error of berthApi
    else if (answer.data) {
      form.dispatch({ type: 'saved', draft });
      onSaved(answer.data, action);
    }
  };

  const save = async (action: SaveAction, overVersion?: number) => {
    if (isSaving.current) return;
    form.dispatch({ type: 'attempt', action });
    setFailure(null);
    setConflict(null);
    if (form.problems[action].size > 0) return onRefused();
    if (!identity && number.number === null) {
      number.take();
      setFailure({ key: 'save.noNumber' });
      return onRefused();
    }
    isSaving.current = true;
    setSaving(action);
    await send(form.state.draft, action, overVersion);
    isSaving.current = false;
    setSaving(null);
  };

  const overwrite = async () => {
    if (!identity || !conflict) return;
    const newest = await fetchNewest(identity.id, (problem) => setFailure(problem));
    if (newest) await save(conflict.action, newest.version);
  };

  return { saving, failure, conflict, save, overwrite, dismissConflict: () => setConflict(null) };
}

/** Nothing is wrong with what was sent: the same can be tried again. */
function isServerDown({ kind, status = 0 }: ApiProblem): boolean {
  return kind === 'noResponse' || kind === 'timeout' || status >= 500;
}

/** The booking as it stands on the server now, or null when that could not be had. */
export async function fetchNewest(id: string, onFailure: (failure: SaveFailure) => void) {
  const options = { overlay: false, errors: 'caller' } as const;
  try {
    return await request('GET /business/getBookingByIdLcl', { query: { id } }, options);
  } catch (failure) {
    const { status, message, texts, requestId } = failure as ApiProblem; // request throws nothing else
    if (status !== 401) onFailure({ message, texts, requestId }); // its dialog says that
    return null;
  }
}
