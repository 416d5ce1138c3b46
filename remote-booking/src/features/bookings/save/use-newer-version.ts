import { type CargoLine, canBooking } from '@berth/contract';
import type { ApiProblem } from '@berth/runtime';
import { useMemo, useState } from 'react';
import type { BasicsDraft, BookingForm, FormKind, SavedBooking } from '../kind/form-kind.ts';
import { differencesOf, mergeVersions, type Side, type Versions } from './merge-versions.ts';
import { type BookingIdentity, fetchNewest, type SaveFailure } from './use-save-booking.ts';

/** What somebody typed while a newer version is on screen, and the version that it was typed on. */
type Own<Draft> = { draft: Draft; base: Draft | null; version: number };

type NewerVersionInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  form: BookingForm<Draft>;
  identity: BookingIdentity | null;
  onIdentity: (identity: BookingIdentity) => void;
  /** The booking as the server has it, for all that is known here. */
  latest: SavedBooking<Booking> | undefined;
  /** A save is under way, or what became of one is not known: the next version may be its own. */
  isHeld: boolean;
  /** It is not there any more. */
  onMissing: () => void;
  /** The notice has something new to say. */
  onSaid: () => void;
};

/** What the form does about a version that is newer than the one it was opened with. */
export function useNewerVersion<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  input: NewerVersionInput<Draft, Booking>,
) {
  const { kind, form, identity, onIdentity, latest, isHeld, onMissing, onSaid } = input;
  const { draft, baseline } = form.state;
  const [found, setFound] = useState<SavedBooking<Booking> | null>(null);
  const [own, setOwn] = useState<Own<Draft> | null>(null);
  const [refused, setRefused] = useState<{ problem: ApiProblem; version: number } | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [followed, setFollowed] = useState<number | null>(null);
  const [isComparing, setComparing] = useState(false);
  const newer = newerThan(identity, [latest ?? null, found]);
  const theirs = useMemo(() => newer && kind.fromSaved(newer.booking), [kind, newer]);

  const versions = useMemo((): Versions<Draft> | null => {
    if (own) return { base: own.base, mine: own.draft, theirs: draft };
    return theirs && { base: baseline, mine: draft, theirs };
  }, [own, theirs, baseline, draft]);
  const differences = useMemo(
    () => (isComparing && versions ? differencesOf(kind, versions) : null),
    [isComparing, kind, versions],
  );

  const adopt = (newest: SavedBooking<Booking>) => {
    const read = { base: baseline, mine: baseline, theirs: kind.fromSaved(newest.booking) };
    // The rows keep their keys, and with them the focus.
    const shown = mergeVersions(kind, read, new Map());
    onIdentity(newest);
    form.dispatch({ type: 'replace', draft: shown, baseline: shown });
  };
  const isUntouched = !form.isDirty && !own && !isHeld;
  if (newer && isUntouched && canBooking(newer.status, 'edit')) {
    setFollowed(newer.version);
    adopt(newer);
  }
  const find = async () => {
    if (!identity) return null;
    setFailure(null);
    const newest = await fetchNewest(kind, identity.id, (failed) =>
      failed.isMissing ? onMissing() : setFailure(failed),
    );
    setFound(newest);
    return newest;
  };
  return {
    newer,
    own,
    failure,
    /** The save was refused for it. */
    refusal: refused && refused.version === identity?.version ? refused.problem : null,
    /** Nothing had been typed, and the form shows it. */
    isFollowed: followed !== null && followed === identity?.version,
    differences,
    refuse: (problem: ApiProblem) => {
      setRefused({ problem, version: identity?.version ?? 0 });
      void find().then(onSaid);
    },
    show: async () => {
      const newest = newer ?? (await find());
      if (!newest) return;
      setOwn({ draft, base: baseline, version: identity?.version ?? 0 });
      adopt(newest);
      onSaid();
    },
    /** Goes on with what is typed as changes of a booking that somebody may have changed since. */
    takeUp(stored: SavedBooking<Booking>) {
      setOwn({ draft, base: null, version: stored.version });
      adopt(stored);
      setComparing(true);
    },
    compare: async () => {
      if (own || newer || (await find())) setComparing(true);
    },
    stopComparing: () => setComparing(false),
    merge: (chosen: ReadonlyMap<string, Side>) => {
      if (!versions) return;
      const merged = mergeVersions(kind, versions, chosen);
      if (!own && newer) onIdentity(newer);
      form.dispatch({ type: 'replace', draft: merged, baseline: own ? baseline : (theirs ?? baseline) });
      setOwn(null);
      setComparing(false);
    },
    forgetOwn: () => setOwn(null),
  };
}

function newerThan<Saved extends BookingIdentity>(
  identity: BookingIdentity | null,
  known: readonly (Saved | null)[],
): Saved | null {
  if (!identity) return null;
  const same = known.filter((each): each is Saved => each?.id === identity.id);
  const newest = same.reduce<Saved | null>(
    (one, other) => (one && one.version > other.version ? one : other),
    null,
  );
  const isNews = newest && (newest.version > identity.version || !canBooking(newest.status, 'edit'));
  return isNews ? newest : null;
}

export type NewerVersion = ReturnType<typeof useNewerVersion<BasicsDraft, { cargo: CargoLine[] }>>;
