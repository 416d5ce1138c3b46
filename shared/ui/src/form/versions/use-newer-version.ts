import { useMemo, useState } from 'react';
import { fetchNewest, type SaveFailure, type SaveProblem } from '../save/save-problem.ts';
import type { RecordVersion } from '../save/use-save-record.ts';
import type { SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';
import { differencesOf, type MergeSpec, mergeVersions, type Side, type Versions } from './merge-versions.ts';

/** What a form needs to know about a kind of record to deal with versions of it. */
export type VersionSpec<Draft, Saved extends RecordVersion> = MergeSpec<Draft> & {
  draftOf: (saved: Saved) => Draft;
  /** Whether the record may still be changed as it is now. */
  mayEdit: (saved: Saved) => boolean;
  fetchNewest: (id: string) => Promise<Saved>;
};

/** What somebody typed while a newer version is on screen, and the version that it was typed on. */
type Own<Draft> = { draft: Draft; base: Draft | null; version: number };

export type NewerVersionInput<
  Draft extends object,
  Section extends SectionSpec,
  Saved extends RecordVersion,
> = {
  /** The same object on every render. */
  spec: VersionSpec<Draft, Saved>;
  form: Pick<Form<Draft, Section>, 'state' | 'dispatch' | 'isDirty'>;
  identity: RecordVersion | null;
  onIdentity: (saved: Saved) => void;
  /** The newest version of the record that the page has. */
  latest: Saved | undefined;
  /** A save is under way, or its answer was lost: the next version may be its own. */
  isHeld: boolean;
  /** The record is not there any more. */
  onMissing: () => void;
  /** The notice has something new to say. */
  onSaid: () => void;
  /** Somebody looks at a version again, having typed on the one before as well: what was typed first is put aside. */
  onSecondOwn: () => void;
};

/** What a form does about a version that is newer than the one it was opened with. */
export function useNewerVersion<
  Draft extends object,
  Section extends SectionSpec,
  Saved extends RecordVersion,
>(input: NewerVersionInput<Draft, Section, Saved>) {
  const { spec, form, identity, onIdentity, latest, isHeld, onMissing, onSaid, onSecondOwn } = input;
  const { draft, baseline } = form.state;
  const [found, setFound] = useState<Saved | null>(null);
  const [own, setOwn] = useState<Own<Draft> | null>(null);
  const [discardedOwn, setDiscardedOwn] = useState<Own<Draft> | null>(null);
  const [refused, setRefused] = useState<{ problem: SaveProblem; version: number } | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [followed, setFollowed] = useState<number | null>(null);
  const [isComparing, setComparing] = useState(false);
  const newer = newerThan(spec, identity, [latest ?? null, found]);
  const theirs = useMemo(() => newer && spec.draftOf(newer), [spec, newer]);

  const versions = useMemo((): Versions<Draft> | null => {
    if (own) return { base: own.base, mine: own.draft, theirs: draft };
    return theirs && { base: baseline, mine: draft, theirs };
  }, [own, theirs, baseline, draft]);
  const differences = useMemo(
    () => (isComparing && versions ? differencesOf(spec, versions) : null),
    [isComparing, spec, versions],
  );

  const adopt = (newest: Saved) => {
    const read = { base: baseline, mine: baseline, theirs: spec.draftOf(newest) };
    // The rows keep their keys, and with them the focus.
    const shown = mergeVersions(spec, read, new Map());
    onIdentity(newest);
    form.dispatch({ type: 'replace', draft: shown, baseline: shown });
  };
  const isUntouched = !form.isDirty && !own && !isHeld;
  if (newer && isUntouched && spec.mayEdit(newer)) {
    setFollowed(newer.version);
    adopt(newer);
  }
  const find = async () => {
    if (!identity) return null;
    setFailure(null);
    const newest = await fetchNewest(spec.fetchNewest, identity.id, (failed) =>
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
    refuse: (problem: SaveProblem) => {
      setRefused({ problem, version: identity?.version ?? 0 });
      void find().then(onSaid);
    },
    show: async () => {
      const newest = newer ?? (await find());
      if (!newest) return;
      if (own && form.isDirty) onSecondOwn();
      if (!own || form.isDirty) setOwn({ draft, base: baseline, version: identity?.version ?? 0 });
      adopt(newest);
      onSaid();
    },
    /** Continues with what is typed as changes of a record that somebody may have changed since. */
    takeUp(stored: Saved) {
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
      const merged = mergeVersions(spec, versions, chosen);
      if (!own && newer) onIdentity(newer);
      form.dispatch({ type: 'replace', draft: merged, baseline: own ? baseline : (theirs ?? baseline) });
      setOwn(null);
      setComparing(false);
    },
    /** What was typed is elsewhere now, or not to be saved any more. */
    forgetOwn: () => setOwn(null),
    /** What was typed is not wanted: set aside until the page is left. */
    discardOwn: () => {
      setDiscardedOwn(own);
      setOwn(null);
    },
    /** Null where nothing was set aside, or something else was typed since then. */
    undoDiscard:
      discardedOwn && !own
        ? () => {
            setOwn(discardedOwn);
            setDiscardedOwn(null);
          }
        : null,
  };
}

function newerThan<Saved extends RecordVersion>(
  { mayEdit }: Pick<VersionSpec<never, Saved>, 'mayEdit'>,
  identity: RecordVersion | null,
  known: readonly (Saved | null)[],
): Saved | null {
  if (!identity) return null;
  const same = known.filter((each): each is Saved => each?.id === identity.id);
  const newest = same.reduce<Saved | null>(
    (one, other) => (one && one.version > other.version ? one : other),
    null,
  );
  const isNews = newest && (newest.version > identity.version || !mayEdit(newest));
  return isNews ? newest : null;
}

export type NewerVersion<Draft extends object, Saved extends RecordVersion> = ReturnType<
  typeof useNewerVersion<Draft, SectionSpec, Saved>
>;
