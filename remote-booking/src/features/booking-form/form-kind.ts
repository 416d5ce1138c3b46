import type {
  BookingBasics,
  BookingStatus,
  CargoLine,
  FrozenField,
  Problem,
  SaveAction,
  TemplateContent,
  TemplateKind,
} from '@berth/contract';
import type { CallInput, CallResult } from '@berth/runtime';
import type { ComponentType } from 'react';
import type { EditedPaths } from '../../paths.ts';
import type { CargoLineDraft } from '../cargo-sheet/cargo-draft.ts';
import type { SectionFields } from './form-field-props.ts';
import type { BookingForm } from './use-booking-form.ts';

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
  /** How many containers it is in; this and what follows says what is frozen. */
  assignedContainers: number;
  hasSailing: boolean;
  hasDeparted: boolean;
  booking: Booking;
};

type SaveBody = NonNullable<CallInput<'POST /business/submitBookingLcl'>['body']>;
export type SaveResult = CallResult<'POST /business/submitBookingLcl'>;

/** What is asked for when a booking is saved. */
export type SaveInput<Booking> = Omit<SaveBody, 'booking'> & { booking: Booking };

/** The rows of a list on screen, in order, and the fields of a row in order. */
export type FormRows = {
  keys: readonly string[];
  fields: readonly string[];
  /** Nothing was entered: a list begins with an empty row. */
  isEmpty: boolean;
};

/** What a query of one booking gives. */
export type SavedQuery<Saved> = {
  data?: Saved;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** A section of a form with its fields in order: single ones, or a list with a table of its own. */
export type FormSectionOf<Draft extends BasicsDraft> = { name: string; fields: readonly string[] } & (
  | { Fields: ComponentType<SectionFields<Draft>> }
  | { Section: ComponentType<{ form: BookingForm<Draft> }> }
);

/** What tells the forms of the kinds of booking apart. */
export type FormKind<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking> = SavedBooking<Booking>,
> = {
  /** Also the context of those words that differ (`edit.newTitle_fcl`). */
  kind: TemplateKind;
  paths: EditedPaths;
  /** The form, from above. */
  sections: readonly FormSectionOf<Draft>[];
  /** What stands before the totals of the cargo. */
  Totals?: ComponentType<{ draft: Draft }>;
  newDraft: () => Draft;
  fromSaved: (booking: Booking) => Draft;
  /** The booking to send: what was typed is read, empty rows are left out, and nothing of a choice taken back. */
  toRequest: (draft: Draft) => { booking: Booking; keys: RowKeys };
  problems: (booking: Booking, action: SaveAction) => Problem[];
  /** What a change touches that is frozen by now. */
  frozenProblems: (frozen: readonly FrozenField[], before: Booking, after: Booking) => Problem[];
  requiredFields: (draft: Draft) => readonly string[];
  /** The lists of the form, by name. */
  rowsOf: (draft: Draft) => Readonly<Record<string, FormRows>>;
  /** Work that the browser kept, if it is whole; what a newer form has besides is empty in it. */
  restore: (kept: unknown) => Draft | null;
  /** What a new booking starts with that is a copy of this one. */
  copyOf: (booking: Booking, now: Date) => Booking;
  toTemplate: (booking: Booking) => TemplateContent;
  /** Null for a template of another kind. */
  fromTemplate: (content: TemplateContent) => Booking | null;
  /** A hook: the stored booking, asked for anew. */
  useSaved: (id: string, isAsked?: boolean) => SavedQuery<Saved>;
  /** A hook. */
  useSave: () => (input: SaveInput<Booking>) => Promise<{ data?: SaveResult; error?: unknown }>;
  fetchNewest: (id: string) => Promise<Saved>;
};

/** A list of a draft, for a kind's `rowsOf`. */
export function formRows<Row extends { key: string }>(
  rows: readonly Row[],
  fields: readonly string[],
  isRowEmpty: (row: Row) => boolean,
): FormRows {
  return { keys: rows.map(({ key }) => key), fields, isEmpty: rows.every(isRowEmpty) };
}
