import { useEffect, useState } from 'react';
import type { UploadState } from '../../file-upload/upload-queue.ts';
import { ruleTexts } from '../definition/rule-texts.ts';
import type { FieldState } from '../fields/field-states.ts';
import type { FormProblems } from '../problems/validate-form.ts';

type Uploads = ReadonlyMap<string, UploadState>;
type States = ReadonlyMap<string, FieldState>;

/** A submit that waits for files on their way: how many are left, and how far they are from 0 to 1. */
export type UploadWait = { underWay: number; share: number; cancel: () => void };

/** What is wrong with regard to files: one that failed is, and a field whose file is on its way is judged later. */
export function withUploads(problems: FormProblems, uploads: Uploads, states: States): FormProblems {
  const judged = new Map(problems);
  for (const [path, { underWay, failed }] of shownUploads(uploads, states)) {
    // As if nothing were there: said once submitting is tried, since the field itself says more.
    if (failed > 0) judged.set(path, { texts: ruleTexts.uploadFailed, isMissing: true });
    else if (underWay > 0) judged.delete(path);
  }
  return judged;
}

const shownUploads = (uploads: Uploads, states: States) =>
  [...uploads].filter(([path]) => states.get(path)?.isShown);

/** The uploads of a form's fields, and the submit that waits for them. */
export function useUploadWait(states: States) {
  const [uploads, setUploads] = useState<Uploads>(new Map());
  const [isWaiting, setIsWaiting] = useState(false);
  const open = shownUploads(uploads, states)
    .map(([, state]) => state)
    .filter(({ underWay }) => underWay > 0);
  const underWay = open.reduce((sum, state) => sum + state.underWay, 0);
  const sent = open.reduce((sum, state) => sum + state.share * state.underWay, 0);
  const wait: UploadWait | null =
    isWaiting && underWay > 0
      ? { underWay, share: sent / underWay, cancel: () => setIsWaiting(false) }
      : null;
  return {
    uploads,
    /** Always does the same, whenever it was drawn. */
    follow: (path: string, state: UploadState) => {
      setUploads((was) => new Map(was).set(path, state));
      // Whoever takes the last file back has not said that the form may go without it.
      if (state.isTakenBack && state.underWay === 0) setIsWaiting(false);
    },
    wait,
    underWay,
    setIsWaiting,
    /** All that was waited for has arrived, or failed. */
    isOver: isWaiting && underWay === 0,
  };
}

/** Submits once the wait is over: not within the effect, since a submit draws its messages at once. */
export function useSubmitAfterWait(
  { isOver, setIsWaiting }: ReturnType<typeof useUploadWait>,
  submit: () => void,
) {
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => {
      setIsWaiting(false);
      submit();
    });
    return () => clearTimeout(timer);
  });
}
