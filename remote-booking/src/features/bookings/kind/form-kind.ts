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
import type {
  ChosenPart,
  DrawnSection,
  FillSpec,
  Form,
  FormHints,
  FormSpec,
  RowKeys,
  SectionFields as SectionFieldsOf,
} from '@berth/ui';
import type { ComponentType } from 'react';
import type { EditedPaths } from '../../../paths.ts';
import type { CargoLineDraft } from '../../cargo/sheet/cargo-draft.ts';

/** A booking of any kind as its form shows it: texts as typed, lines with keys. */
export type BasicsDraft = Omit<BookingBasics, 'cargo'> & { cargo: readonly CargoLineDraft[] };

/** The lists of a booking, which have sheets and cards of their own. */
type ListName = 'cargo' | 'containers' | 'loadingPlaces';

/** Fields that belong to a choice, the choice first: what is under another one is another thing. */
export const bookingGroups: readonly (readonly string[])[] = [
  ['warehouseType', 'warehouseCode', 'country', 'stateName', 'postalCode', 'address'],
  ['isPickup', 'pickupAt', 'pickupPhone', 'pickupAddress'],
  ['isDeclared', 'exportDocuments'],
];

/** Parts of which nothing is sent while they are not chosen; a kind of booking that has not got one holds nothing there. */
export const bookingParts: readonly ChosenPart[] = [
  {
    head: 'warehouseType',
    chosen: 'private',
    fields: { country: '', stateName: '', postalCode: '', address: '' },
  },
  { head: 'isPickup', chosen: true, fields: { pickupAt: null, pickupPhone: '', pickupAddress: '' } },
  { head: 'isDeclared', chosen: true, fields: { exportDocuments: null } },
];

/** What a section of fields works with. Those of every booking ask for no more than the basics. */
export type SectionFields<Draft extends BasicsDraft = BasicsDraft> = SectionFieldsOf<Omit<Draft, ListName>>;

/** The form of a booking. */
export type BookingForm<Draft extends BasicsDraft> = Form<Draft, DrawnSection<Draft>>;

/** A stored booking of any kind. */
export type SavedBooking<Booking> = {
  id: string;
  version: number;
  businessNumber: string;
  status: BookingStatus;
  /** How many containers it is in; with the two flags below it determines what is frozen. */
  assignedContainers: number;
  hasSailing: boolean;
  hasDeparted: boolean;
  booking: Booking;
};

type SaveBody = NonNullable<CallInput<'POST /business/submitBookingLcl'>['body']>;
export type SaveResult = CallResult<'POST /business/submitBookingLcl'>;

/** What a save sends. */
export type SaveInput<Booking> = Omit<SaveBody, 'booking'> & { booking: Booking };

/** What a query of one booking gives. */
export type SavedQuery<Saved> = {
  data?: Saved;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** What differs between the forms of the kinds of booking. */
export type FormKind<
  Draft extends BasicsDraft,
  Booking extends { cargo: CargoLine[] },
  Saved extends SavedBooking<Booking> = SavedBooking<Booking>,
> = Pick<FormSpec<Draft, DrawnSection<Draft>>, 'sections' | 'requiredFields' | 'rowsOf'> & {
  /** Also the context of those words that differ (`edit.newTitle_fcl`). */
  kind: TemplateKind;
  paths: EditedPaths;
  /** Totals before those of the cargo. */
  Totals?: ComponentType<{ draft: Draft }>;
  newDraft: () => Draft;
  fromSaved: (booking: Booking) => Draft;
  /** The booking to send: input is parsed, and empty rows and the fields of a choice that was undone are left out. */
  toRequest: (draft: Draft) => { booking: Booking; keys: RowKeys };
  problems: (booking: Booking, action: SaveAction) => Problem[];
  /** The frozen fields that a change touches. */
  frozenProblems: (frozen: readonly FrozenField[], before: Booking, after: Booking) => Problem[];
  /** A hook, the same on every render: what is worth a second look in what other kinds do not have. */
  useHints?: (draft: Draft) => FormHints;
  /** What no submitted voyage can be; what stays as it was `submitted` before is not asked. */
  voyageProblems: (booking: Booking, today: string, submitted: Booking | null) => Problem[];
  /** Unsaved work that the browser retained, if it is complete; fields that are newer than it are empty. */
  restore: (kept: unknown) => Draft | null;
  /** What a copy of this booking starts with. */
  copyOf: (booking: Booking, now: Date) => Booking;
  /** The lists that a template fills, and what its rows implicitly belong to. */
  fill: Pick<FillSpec<Draft>, 'lists' | 'named'>;
  toTemplate: (booking: Booking) => TemplateContent;
  /** Null for a template of another kind. */
  fromTemplate: (content: TemplateContent) => Booking | null;
  /** A hook: the stored booking, refetched. */
  useSaved: (id: string, isAsked?: boolean) => SavedQuery<Saved>;
  /** A hook. */
  useSave: () => (input: SaveInput<Booking>) => Promise<{ data?: SaveResult; error?: unknown }>;
  fetchNewest: (id: string) => Promise<Saved>;
};
