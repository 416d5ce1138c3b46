import type {
  BookingBasics,
  BookingKind,
  BookingStatus,
  CargoLine,
  Problem,
  SaveAction,
} from '@berth/contract';
import type { CallInput, CallResult } from '@berth/runtime';
import type { CargoLineDraft } from '../cargo-sheet/cargo-draft.ts';

/** A booking of any kind as its form shows it: texts as typed, lines with keys. */
export type BasicsDraft = Omit<BookingBasics, 'cargo'> & { cargo: readonly CargoLineDraft[] };

/** For each list of a booking, which of its rows on screen each row of the request is. */
export type RowKeys = Readonly<Record<string, readonly string[]>>;

/** A stored booking of any kind. */
export type SavedBooking<Booking> = {
  id: string;
  version: number;
  businessNumber: string;
  status: BookingStatus;
  booking: Booking;
};

type SaveBody = NonNullable<CallInput<'POST /business/submitBookingLcl'>['body']>;
export type SaveResult = CallResult<'POST /business/submitBookingLcl'>;

/** What is asked for when a booking is saved. */
export type SaveInput<Booking> = Omit<SaveBody, 'booking'> & { booking: Booking };

/** What tells the forms of the kinds of booking apart. */
export type FormKind<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  /** Also the context of those words that differ (`edit.newTitle_fcl`). */
  kind: BookingKind;
  paths: {
    list: () => string;
    edit: (booking: { id: string }) => string;
    view: (booking: { id: string }) => string;
  };
  /** The sections of the form, in order, with their fields in order. */
  sections: readonly { name: string; fields: readonly string[] }[];
  newDraft: () => Draft;
  fromSaved: (booking: Booking) => Draft;
  /** The booking to send: what was typed is read, empty rows are left out, and nothing of a choice taken back. */
  toRequest: (draft: Draft) => { booking: Booking; keys: RowKeys };
  problems: (booking: Booking, action: SaveAction) => Problem[];
  /** Everything that a request depends on, as one text. */
  contentOf: (draft: Draft) => string;
  requiredFields: (draft: Draft) => readonly string[];
  /** Whether a field, or a list, has something in it. */
  hasContent: (draft: Draft, field: string) => boolean;
  /** The rows of each list on screen, in order, and the fields of a row in order. */
  rowsOf: (draft: Draft) => Readonly<Record<string, { keys: readonly string[]; fields: readonly string[] }>>;
  /** Work that the browser kept, if it is whole; what a newer form has besides is empty in it. */
  restore: (kept: unknown) => Draft | null;
  /** A hook. */
  useSave: () => (input: SaveInput<Booking>) => Promise<{ data?: SaveResult; error?: unknown }>;
  fetchNewest: (id: string) => Promise<SavedBooking<Booking>>;
};
