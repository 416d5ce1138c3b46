import type { BookingStatus, CargoLine, SaveAction } from '@berth/contract';
import type { ApiProblem } from '@berth/runtime';
import { useRef, useState } from 'react';
import type { BasicsDraft, FormKind, RowKeys, SaveResult } from '../booking-form/form-kind.ts';
import type { BookingForm } from '../booking-form/use-booking-form.ts';
import { createAttempts } from './save-attempt.ts';
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
};

type SaveBookingInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  form: BookingForm<Draft>;
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
export function useSaveBooking<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  input: SaveBookingInput<Draft, Booking>,
): SaveBooking {
  const { kind, form, identity, number, onSaved, onRefused } = input;
  const submit = kind.useSave();
  const [attempts] = useState(createAttempts);
  const [saving, setSaving] = useState<SaveAction | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [conflict, setConflict] = useState<SaveBooking['conflict']>(null);
  const isSaving = useRef(false);

  const place = (problem: ApiProblem, action: SaveAction, keys: RowKeys) => {
    if (problem.status === 401 || problem.kind === 'aborted') return;
    if (problem.code === 'BOOKING_VERSION_CONFLICT') setConflict({ action, problem });
    else if (problem.code === 'BUSINESS_NUMBER_INVALID') {
      number.take();
      setFailure({ key: 'save.numberReplaced' });
    } else if (problem.fields?.length) form.dispatch({ type: 'refuse', fields: problem.fields, keys });
    else {
      const { message, texts, requestId } = problem;
      setFailure({ message, texts, requestId, lost: isServerDown(problem) ? action : undefined });
    }
    onRefused();
  };

  const send = async (draft: Draft, action: SaveAction, overVersion?: number) => {
    const { booking, keys } = kind.toRequest(draft);
    const target = identity
      ? { id: identity.id, version: overVersion ?? identity.version }
      : { businessNumber: number.number ?? undefined };
    const content = { action, ...target, booking };
    const idempotencyKey = attempts.keyFor(JSON.stringify(content));
    const answer = await submit({ ...content, idempotencyKey });
    if (answer.error)
      place(answer.error as ApiProblem, action, keys); // the only error of berthApi
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
    const newest = await fetchNewest(kind, identity.id, (problem) => setFailure(problem));
    if (newest) await save(conflict.action, newest.version);
  };

  return { saving, failure, conflict, save, overwrite, dismissConflict: () => setConflict(null) };
}

/** Nothing is wrong with what was sent: the same can be tried again. */
function isServerDown({ kind, status = 0 }: ApiProblem): boolean {
  return kind === 'noResponse' || kind === 'timeout' || status >= 500;
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
    if (status !== 401) onFailure({ message, texts, requestId }); // its dialog says that
    return null;
  }
}
