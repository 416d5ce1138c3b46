import type { ContainerVgm, FclBooking } from '@berth/contract';
import { type CallInput, type CallResult, notify, useTranslation, useUnsavedChanges } from '@berth/runtime';
import {
  carriedOver,
  createAttempts,
  isSaidElsewhere,
  type SaveProblem,
  useSaveOnce,
  useTypedRows,
  versionTypedOn,
} from '@berth/ui';
import { useState } from 'react';
import { useBookingSubmitVgmMutation } from './submit-vgm.queries.ts';
import { useVgmDraft } from './use-vgm-draft.ts';
import { useVgmProblems } from './use-vgm-problems.ts';
import { firstPath, toDraftPath, withEntry } from './vgm-draft.ts';
import { containersOf, type VgmDraft, vgmRows } from './vgm-rows.ts';

type VgmInput = {
  saved: {
    id: string;
    version: number;
    businessNumber: string;
    booking: Pick<FclBooking, 'containers' | 'loadingPlaces' | 'cargo'>;
  };
  /** Something is to be corrected, at a path on screen; null where it is said above the button. */
  onRefused: (path: string | null) => void;
  onDone: () => void;
};

type Submitted = {
  content: NonNullable<CallInput<'POST /business/submitVgm'>['body']>;
  told: readonly ContainerVgm[];
  typed: VgmDraft;
};

/**
 * Submits the VGM of containers: what is typed stays until it is stored, and what is wrong with it stands at its field.
 */
export function useVgm({ saved, onRefused, onDone }: VgmInput) {
  const { t } = useTranslation('booking');
  const present = containersOf(saved);
  const typing = useTypedRows({ spec: vgmRows, present, withEntry });
  const { cargo } = saved.booking;
  const { told, obstacle, messageAt, setTried } = useVgmProblems(typing, {
    version: present.version,
    containers: [...present.rows],
    cargo,
  });
  const [call] = useBookingSubmitVgmMutation();
  const [attempts] = useState(createAttempts);
  const isDirty = told.length + typing.outdated.length > 0;
  const { forget, isRetained, waiting } = useVgmDraft({
    saved,
    isDirty,
    typed: typing.draft,
    onRestore: (rows, instead) => {
      if (instead) typing.forget();
      typing.restore(rows);
    },
  });
  const discard = () => {
    forget();
    typing.forget();
  };
  useUnsavedChanges(isDirty, discard, isRetained);

  const place = (problem: SaveProblem, sent: Submitted) => {
    if (isSaidElsewhere(problem)) return null;
    const fields = (problem.fields ?? []).map(
      (error) => [toDraftPath(error.field, sent.told), error] as const,
    );
    typing.refuse(new Map(fields));
    onRefused(firstPath(fields.map(([path]) => path)));
    return fields.length === 0 ? problem : null;
  };
  const saving = useSaveOnce<Submitted, CallResult<'POST /business/submitVgm'>, 'submit', SaveProblem>({
    attempts,
    place,
    // The version that it was typed on keeps it from being stored twice.
    call: ({ idempotencyKey: _unused, ...body }) => call({ body }),
    onSaved: (_result, sent) => {
      typing.forget(sent.typed);
      setTried(false);
      notify.success(t('vgm.saved', { count: sent.told.length }));
      onDone();
    },
  });
  const { failure } = saving;
  const isConflict = failure?.code === 'BOOKING_VERSION_CONFLICT';
  const submit = () =>
    saving.run('submit', () => {
      setTried(true);
      typing.refuse(new Map());
      if (obstacle) {
        onRefused(obstacle.path);
        return null;
      }
      // Whoever presses again after the conflict has seen the newer version.
      const draft = isConflict ? carriedOver(vgmRows, typing.draft, present) : typing.draft;
      if (isConflict) typing.carryOver();
      const indexes = told.map(({ index }) => index);
      const version = versionTypedOn(vgmRows, indexes, draft, present);
      return { content: { bookingId: saved.id, version, containers: told }, told, typed: draft };
    });
  const isBusy = saving.saving !== null;
  return { ...typing, waiting, present, told, messageAt, failure, isConflict, isBusy, submit };
}

export type Vgm = ReturnType<typeof useVgm>;
