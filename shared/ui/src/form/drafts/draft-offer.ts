import type { RetainedDraft } from './retained-drafts.ts';

/** Unsaved work of an earlier form, offered to this one, and what can be done with it. */
export type DraftOffer<Draft = unknown, Facts extends object = object> = {
  offered: (RetainedDraft<Draft> & Partial<Facts>) | null;
  restoreDraft: () => void;
  /** Sets it aside: it can be had back until the page is left. */
  discardDraft: () => void;
  /** What was set aside, the oldest first. */
  discarded: readonly { formKey: string; keptAt: string }[];
  undoDiscard: (formKey: string) => void;
};
