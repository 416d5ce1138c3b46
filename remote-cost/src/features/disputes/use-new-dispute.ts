import type { DisputeReason } from '@berth/contract';
import { useTranslation, useTypedPage } from '@berth/runtime';
import { type FormUndo, type RetainedTyped, type UploadedFile, useRetainedTyped } from '@berth/ui';
import { useState } from 'react';

export type DisputeDraft = {
  reason: DisputeReason | null;
  words: string;
  expected: string;
  files: UploadedFile[];
};
const empty: DisputeDraft = { reason: null, words: '', expected: '', files: [] };

export type NewDispute = {
  isOpen: boolean;
  /** It cannot be sent: somebody else has disputed it meanwhile, or the bill takes no more. */
  isLate: boolean;
  toggle: () => void;
  close: () => void;
  typed: RetainedTyped<DisputeDraft>;
  /** Sets aside what is typed until the page is left. */
  discard: () => void;
  /** What was set aside, while the form is closed: nothing that is typed gives way to it. */
  undo: FormUndo;
};

/**
 * The dispute that is written about a row or a whole bill; about null none is. What was typed stays to be copied where it
 * may not be disputed any more.
 */
export function useNewDispute(subjectId: string | null, mayDispute: boolean): NewDispute {
  const { t } = useTranslation('cost');
  const name = subjectId === null ? null : `dispute.${subjectId}`;
  const typed = useRetainedTyped(useTypedPage(), name, empty);
  const [isChosen, setChosen] = useState<boolean | null>(null);
  // What was typed before a reload is not hidden behind a button.
  const isWanted = isChosen ?? (typed.isTyped || typed.before.offer.offered !== null);
  const isOpen = isWanted && (mayDispute || typed.isTyped);
  const [aside, setAside] = useState<readonly DisputeDraft[]>([]);
  const what = t('dispute.title');
  const steps = aside.map((_draft, key) => ({ place: 'dispute', kind: 'removed' as const, what, key }));
  return {
    isOpen,
    isLate: !mayDispute,
    toggle: () => setChosen(!isOpen),
    close: () => setChosen(false),
    typed,
    discard: () => {
      if (typed.isTyped) setAside([...aside, typed.value]);
      typed.forget();
      setChosen(false);
    },
    undo: {
      steps: isOpen || typed.isTyped ? [] : steps,
      takeBack: (key) => {
        const draft = aside[key];
        if (!draft) return;
        typed.set(draft);
        setAside(aside.filter((each) => each !== draft));
        setChosen(true);
      },
    },
  };
}
