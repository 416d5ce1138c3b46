import type { RetainedDraft } from './retained-drafts.ts';

/** Unsaved work of an earlier form, offered to this one, and what can be done with it. */
export type DraftOffer<Draft = unknown, Facts extends object = object> = {
  offered: (RetainedDraft<Draft> & Partial<Facts>) | null;
  restoreDraft: () => void;
  discardDraft: () => void;
};
