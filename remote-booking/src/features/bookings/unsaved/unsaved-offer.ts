import type { BasicsDraft } from '../kind/form-kind.ts';
import type { KeptBooking } from './kept-booking.ts';

/** Unsaved work of an earlier form, offered to this one, and what can be done with it. */
export type UnsavedOffer = {
  offered: KeptBooking<BasicsDraft> | null;
  restoreKept: () => void;
  discardKept: () => void;
};
