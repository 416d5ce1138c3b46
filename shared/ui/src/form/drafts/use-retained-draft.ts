import { useEffect, useRef } from 'react';
import { newUuid } from '../../new-uuid.ts';
import type { SaveAttempts } from '../save/save-attempt.ts';
import { claimWindow, windowKey } from './open-windows.ts';
import { forgetRetainedDraft, retainDraft } from './retained-drafts.ts';

const pauseMs = 400;

export type RetainedDraftInput = {
  /** Of the record; a new one changes its place once it is saved. */
  place: string;
  userId: string;
  formKey: string;
  address: string;
  version: number | null;
  draft: unknown;
  base: unknown;
  /** What is retained beside the draft, such as a reserved number. */
  facts?: object;
  attempts: Pick<SaveAttempts, 'last'>;
  /** Something was sent and is not answered yet. */
  isUnanswered: boolean;
  isDirty: boolean;
};

type RetainedChanges = {
  /** Removes them for good: they are not to be saved. */
  forget: () => void;
  /** Retains them as those of a form of their own, which is offered in turn: this form goes on with others. */
  putAside: () => void;
};

/**
 * Retains unsaved changes in the browser: a moment after each change, and at once when the page goes away. They are
 * removed when there are none any more.
 */
export function useRetainedDraft(input: RetainedDraftInput): RetainedChanges {
  const { userId, draft, isDirty, isUnanswered } = input;
  const latest = useRef(input);
  /** Where this form retains something. */
  const retainedIn = useRef<string | null>(null);
  const isDiscarded = useRef(false);
  const retainNow = useRef((formKey = latest.current.formKey) => {
    const { place, address, version, draft, base, facts, attempts, ...now } = latest.current;
    if (!now.isDirty || isDiscarded.current) return;
    claimWindow();
    const attempt = now.isUnanswered ? attempts.last() : null;
    const keptAt = new Date().toISOString();
    retainDraft(place, { formKey, address, ...facts, version, draft, base, windowKey, keptAt, attempt });
    retainedIn.current = place;
  });
  const forgetNow = useRef(() => {
    if (retainedIn.current !== null) forgetRetainedDraft(retainedIn.current, latest.current.formKey);
    retainedIn.current = null;
  });
  useEffect(() => {
    latest.current = input;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is counted from each change of the draft
  useEffect(() => {
    if (!isDirty) return forgetNow.current();
    const timer = setTimeout(() => retainNow.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, isDirty, userId]);
  // What is sent is retained before its answer can be lost.
  useEffect(() => {
    if (isUnanswered) retainNow.current();
  }, [isUnanswered]);
  useEffect(() => {
    const retain = () => retainNow.current();
    window.addEventListener('pagehide', retain);
    return () => {
      window.removeEventListener('pagehide', retain);
      retain();
    };
  }, []);
  return {
    forget: () => {
      isDiscarded.current = true;
      forgetNow.current();
    },
    putAside: () => retainNow.current(newUuid()),
  };
}
