import { useId, useState } from 'react';
import { newUuid } from '../../new-uuid.ts';
import type { DraftOffer } from '../drafts/draft-offer.ts';
import type { UnsavedAccess } from '../drafts/open-store.ts';
import { restoredUnread } from '../drafts/restore-rows.ts';
import type { DraftPlace, RetainedDraft } from '../drafts/retained-drafts.ts';
import { useOfferedDraft } from '../drafts/use-offered-draft.ts';
import { type Retention, useRetainedDraft } from '../drafts/use-retained-draft.ts';
import { useUnsavedStore } from '../drafts/use-unsaved-store.ts';
import { useJumpOnceDrawn } from '../jump/use-jump-once-drawn.ts';
import { createAttempts } from '../save/save-attempt.ts';
import {
  type RecordVersion,
  type SaveObstacle,
  type SaveRecordInput,
  useSaveRecord,
} from '../save/use-save-record.ts';
import type { FormAttempt, SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';
import { useGoneRecord } from '../versions/use-gone-record.ts';
import { useNewerVersion, type VersionSpec } from '../versions/use-newer-version.ts';

/** How a kind of record is saved: its body, its call, and which refusals are no matter of the fields. */
export type RecordRequest<Draft extends object, Body, NewTarget, Result> = Pick<
  SaveRecordInput<Draft, SectionSpec, Body, NewTarget, Result>,
  'toRequest' | 'call' | 'newTarget' | 'noTarget' | 'obstacles' | 'failureFor'
>;

/** What the editor needs to know of the page that it is on; the runtime has all of it. */
export type EditorPage = {
  /** Whose unsaved work it is, and how the person's store is opened. */
  unsaved: UnsavedAccess;
  /** Path and search: drafts of the same address are offered first. */
  address: string;
  isOpenInTab: (address: string) => boolean;
  /** The runtime's hook: leaving the page asks first, and discards what is retained. */
  useUnsavedChanges: (isDirty: boolean, onDiscard: () => void, isRetained: boolean) => void;
};

export type RecordEditorInput<
  Draft extends object,
  Section extends SectionSpec,
  Identity extends RecordVersion,
  Saved extends Identity,
  Body,
  NewTarget,
  Result extends Identity,
  Facts extends object,
> = {
  form: Form<Draft, Section>;
  /** The record that the form was opened with; null for a new one. */
  saved: Saved | null;
  /** The newest version of it that the page has. */
  latest: Saved | undefined;
  /** The record that the server said it does not have. */
  goneId: string | null;
  /** A new record began as a copy or from a template. */
  isStarted: boolean;
  /** The same object on every render. */
  versions: VersionSpec<Draft, Saved>;
  request: RecordRequest<Draft, Body, NewTarget, Result>;
  page: EditorPage;
  /** Where unsaved work on a record lies; the id is null for a new one. */
  draftPlace: (id: string | null) => DraftPlace<Draft>;
  /** What is retained beside the draft, such as a reserved number. */
  facts: Facts;
  /** `before` is what the form was of. */
  onSaved: (result: Result, action: FormAttempt, before: Identity | null) => void;
  onRestored?: (taken: RetainedDraft<Draft> & Partial<Facts>) => void;
  /** What it returns replaces facts of the discarded draft: this form has taken them over. */
  onDiscarded?: (discarded: RetainedDraft<Draft> & Partial<Facts>) => Partial<Facts> | undefined;
  /** An obstacle that this kind deals with itself: true. */
  onObstacle?: (obstacle: SaveObstacle) => boolean;
};

function worstOf(retentions: readonly Retention[]): Retention {
  const worst = (['failed', 'pending'] as const).find((each) => retentions.includes(each));
  return worst ?? 'retained';
}

const noAttempts = { last: () => null };

/**
 * Everything behind the form of one record: it is saved once, follows newer versions or merges them, outlives the record
 * when somebody deletes it, and its unsaved work outlives the page.
 */
export function useRecordEditor<
  Draft extends object,
  Section extends SectionSpec,
  Identity extends RecordVersion,
  Saved extends Identity,
  Body extends object,
  NewTarget extends object,
  Result extends Identity,
  Facts extends object,
>(input: RecordEditorInput<Draft, Section, Identity, Saved, Body, NewTarget, Result, Facts>) {
  const { form, saved, latest, goneId, isStarted, page } = input;
  const { draft, baseline } = form.state;
  const [summaryId, noticeId] = [useId(), useId()];
  const [formKey] = useState(newUuid);
  const [ownKey] = useState(newUuid);
  const [attempts] = useState(createAttempts);
  const [identity, setIdentity] = useState<Identity | null>(saved);
  /** The record that this form was of before it was gone. */
  const [formerId, setFormerId] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const recordId = identity?.id ?? formerId;
  const place = input.draftPlace(recordId);
  const { address, isOpenInTab } = page;
  const unsaved = useUnsavedStore(page.unsaved);
  const offer = useOfferedDraft<Draft, Facts>({
    ...place,
    unsaved,
    address,
    isStarted,
    isOpenInTab,
    formKeys: [formKey, ownKey],
  });

  const showSummary = useJumpOnceDrawn(summaryId);
  const showNotice = useJumpOnceDrawn(noticeId);
  const finish = (result: Result, action: FormAttempt) => {
    setIdentity(result);
    setSavedAt(new Date());
    // Drafts that wait belong to new records, and this one is none any more.
    if (result.id !== identity?.id) offer.stopOffering();
    input.onSaved(result, action, identity);
  };
  const saving = useSaveRecord({
    ...input.request,
    form,
    identity,
    attempts,
    onSaved: finish,
    onRefused: showSummary,
    onObstacle: (obstacle) => {
      if (input.onObstacle?.(obstacle)) return showNotice();
      if (obstacle.problem.code === 'NOT_FOUND') gone.miss();
      else versions.refuse(obstacle.problem);
      showNotice();
    },
  });
  const isHeld = saving.saving !== null || saving.isUnanswered;
  const versions = useNewerVersion<Draft, Section, Saved>({
    spec: input.versions,
    form,
    identity,
    latest,
    isHeld,
    onIdentity: setIdentity,
    onMissing: () => gone.miss(),
    onSaid: showNotice,
    onSecondOwn: () => retainingOwn.putAside(),
  });
  const gone = useGoneRecord({
    identity,
    goneId,
    isSavable: form.problems.saveDraft.size === 0,
    onLetGo: () => {
      setFormerId(recordId);
      setIdentity(null);
    },
    saveAnew: () => saving.save('saveDraft', true),
  });
  const { own } = versions;
  const hasUnsaved = form.isDirty || own !== null || saving.isUnanswered;
  const retained = { unsaved, address, place: place.place, facts: input.facts };
  const isToRetain = form.isDirty || saving.isUnanswered;
  const retaining = useRetainedDraft({
    ...retained,
    formKey,
    attempts,
    isUnanswered: saving.isUnanswered,
    isDirty: isToRetain,
    version: identity?.version ?? null,
    draft,
    unread: form.unread,
    base: identity && baseline,
  });
  // What was typed before the version on the page is a draft of its own, until it is merged or discarded.
  const retainingOwn = useRetainedDraft({
    ...retained,
    formKey: ownKey,
    attempts: noAttempts,
    isUnanswered: false,
    isDirty: own !== null,
    ...(own ?? { version: null, draft: null, base: null }),
  });
  const forgetRetained = () => {
    retaining.forget();
    retainingOwn.forget();
  };
  const retention = worstOf([
    ...(isToRetain ? [retaining.retention] : []),
    ...(own ? [retainingOwn.retention] : []),
  ]);
  const isRetained = unsaved.store !== null && retention !== 'failed';
  page.useUnsavedChanges(hasUnsaved, forgetRetained, isRetained);

  const restoreDraft = () => {
    const taken = offer.take(() => {
      retaining.putAside();
      retainingOwn.putAside();
    });
    if (!taken) return;
    saving.settle();
    versions.forgetOwn();
    // Changes made on an older version stay changes of that version: saving them asks what to do.
    if (identity && taken.version !== null) setIdentity({ ...identity, version: taken.version });
    input.onRestored?.(taken);
    if (taken.attempt) saving.resume(taken.attempt);
    const given = restoredUnread(taken.unread, taken.draft);
    form.dispatch({ type: 'replace', draft: taken.draft, baseline: taken.base ?? baseline, given });
  };
  const discardDraft = () => {
    if (offer.offered) offer.discard(input.onDiscarded?.(offer.offered));
  };
  const { offered, discarded, undoDiscard } = offer;
  const drafts: DraftOffer<Draft, Facts> = {
    offered,
    restoreDraft,
    discardDraft,
    discarded,
    undoDiscard,
  };
  return {
    form,
    identity,
    saving,
    savedAt,
    summaryId,
    noticeId,
    versions,
    gone,
    isHeld,
    showNotice,
    offer: drafts,
    /** Whether the browser retains what is not saved. */
    retention,
    /** Whether unsaved work waits is not decided yet. */
    isUndecided: offer.isLooking || offer.offered !== null,
    /** The record turned out to be saved, by a call other than this form's. */
    finish: (result: Result, action: FormAttempt) => {
      saving.settle();
      finish(result, action);
    },
    /** What is typed continues as changes of a record that is there already. */
    takeUp: (stored: Saved) => {
      saving.settle();
      setIdentity(stored);
      if (stored.version > 1) versions.takeUp(stored);
      else form.dispatch({ type: 'replace', draft, baseline: input.versions.draftOf(stored) });
    },
    /** What was typed is not to be saved any more, such as that of a record which was withdrawn. */
    abandon: () => {
      saving.settle();
      form.dispatch({ type: 'replace', draft: baseline });
      versions.forgetOwn();
    },
  };
}
