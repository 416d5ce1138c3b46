import type { FclBooking } from '@berth/contract';
import { type ApiProblem, notify, useTranslation, useUnsavedChanges } from '@berth/runtime';
import { useRef, useState } from 'react';
import { useBookingSubmitVgmMutation } from './submit-vgm.queries.ts';
import { useVgmDraft } from './use-vgm-draft.ts';
import { useVgmProblems } from './use-vgm-problems.ts';
import { firstPath, toDraftPath } from './vgm-draft.ts';
import { carriedOver, containersOf, type VgmDraft, versionOf } from './vgm-versions.ts';

type VgmInput = {
  saved: { id: string; version: number; booking: Pick<FclBooking, 'containers' | 'loadingPlaces' | 'cargo'> };
  /** Something is to be corrected, at a path on screen; null where it is said above the button. */
  onRefused: (path: string | null) => void;
  onDone: () => void;
};

/**
 * Tells the VGM of containers: what is typed stays until it is stored, and what is wrong with it stands at its field.
 */
export function useVgm({ saved, onRefused, onDone }: VgmInput) {
  const { t } = useTranslation('booking');
  const present = containersOf(saved);
  const typing = useVgmDraft(present);
  const { cargo } = saved.booking;
  const { told, obstacle, messageAt, setTried } = useVgmProblems(typing, { ...present, cargo });
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const [call, { isLoading: isBusy }] = useBookingSubmitVgmMutation();
  const isSending = useRef(false);
  const isConflict = failure?.code === 'BOOKING_VERSION_CONFLICT';
  useUnsavedChanges(told.length + typing.outdated.length > 0, typing.forget);

  const place = (problem: ApiProblem) => {
    if (problem.status === 401 || problem.kind === 'aborted') return;
    const fields = (problem.fields ?? []).map((error) => [toDraftPath(error.field, told), error] as const);
    typing.refuse(new Map(fields));
    if (fields.length === 0) setFailure(problem);
    onRefused(firstPath(fields.map(([path]) => path)));
  };
  const send = async (draft: VgmDraft) => {
    isSending.current = true;
    const version = versionOf(told, draft, present);
    const answer = await call({ body: { bookingId: saved.id, version, containers: told } });
    isSending.current = false;
    if (answer.error) return place(answer.error as ApiProblem); // the only error of berthApi
    typing.forget();
    setTried(false);
    notify.success(t('vgm.saved', { count: told.length }));
    onDone();
  };
  const submit = async () => {
    if (isSending.current) return;
    setTried(true);
    setFailure(null);
    typing.refuse(new Map());
    if (obstacle) return onRefused(obstacle.path);
    // Whoever presses again after the conflict has seen the newer version.
    const draft = isConflict ? carriedOver(typing.draft, present) : typing.draft;
    if (isConflict) typing.carryOver();
    await send(draft);
  };
  return { ...typing, present, told, messageAt, failure, isConflict, isBusy, submit };
}

export type Vgm = ReturnType<typeof useVgm>;
