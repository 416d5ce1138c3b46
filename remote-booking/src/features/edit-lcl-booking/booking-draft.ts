import {
  type CargoLine,
  cargoLineProblems,
  emptyLclBooking,
  type LclBooking,
  lclBookingProblems,
  normalizeCode,
  normalizePhone,
  type Problem,
  type SaveAction,
  trimText,
} from '@berth/contract';
import {
  type CargoLineDraft,
  fromCargoLine,
  isLineDraftEmpty,
  newCargoLine,
  rememberPerLine,
  toCargoLine,
} from '../cargo-sheet/cargo-draft.ts';

/** An LCL booking as the form shows it: texts as typed, lines with keys. */
export type BookingDraft = Omit<LclBooking, 'cargo'> & { cargo: readonly CargoLineDraft[] };

/** A request made from a draft; `lineKeys` says which line on screen each cargo line of it is. */
export type BookingRequest = { booking: LclBooking; lineKeys: string[] };

/** What is wrong, by path in the form: a field's name, or `cargo.<line key>.<field>`. */
export type DraftProblems = ReadonlyMap<string, Problem>;

export function newDraft(): BookingDraft {
  return { ...emptyLclBooking(), cargo: [newCargoLine()] };
}

export function fromSaved(booking: LclBooking): BookingDraft {
  const cargo = booking.cargo.map(fromCargoLine);
  return { ...booking, cargo: cargo.length > 0 ? cargo : [newCargoLine()] };
}

/**
 * The booking to send: numbers read, codes and phones normalised, empty lines left out, and nothing of a
 * choice that was taken back (a pickup address without a pickup).
 */
export function toRequest(draft: BookingDraft): BookingRequest {
  const lines = draft.cargo.filter((line) => !isLineDraftEmpty(line));
  const isPrivate = draft.warehouseType === 'private';
  const booking: LclBooking = {
    ...draft,
    customerBusinessNumber: normalizeCode(draft.customerBusinessNumber),
    warehouseCode: isPrivate ? '' : normalizeCode(draft.warehouseCode),
    country: isPrivate ? draft.country : '',
    postalCode: isPrivate ? normalizeCode(draft.postalCode) : '',
    stateName: isPrivate ? trimText(draft.stateName) : '',
    address: isPrivate ? trimText(draft.address) : '',
    pickupAt: draft.isPickup ? draft.pickupAt : null,
    pickupPhone: draft.isPickup ? normalizePhone(draft.pickupPhone) : '',
    pickupAddress: draft.isPickup ? trimText(draft.pickupAddress) : '',
    exportDocuments: draft.isDeclared ? draft.exportDocuments : null,
    remarks: trimText(draft.remarks),
    cargo: lines.map(toCargoLine),
  };
  return { booking, lineKeys: lines.map(({ key }) => key) };
}

const problemsOfLine = {
  submit: rememberPerLine((line: CargoLine) => cargoLineProblems(line, { isComplete: true })),
  saveDraft: rememberPerLine((line: CargoLine) => cargoLineProblems(line, { isComplete: false })),
};

/** What keeps the draft from being saved as a draft, or from being submitted. */
export function validateDraft(draft: BookingDraft, action: SaveAction): DraftProblems {
  const { booking, lineKeys } = toRequest(draft);
  const problems = new Map<string, Problem>();
  for (const problem of lclBookingProblems(booking, action, problemsOfLine[action])) {
    const path = toFormPath(problem.path, lineKeys);
    if (!problems.has(path)) problems.set(path, problem);
  }
  return problems;
}

/** A path of the request (`booking.cargo.2.weight`, `cargo.2.weight`) as a path of the form. */
export function toFormPath(path: string, lineKeys: readonly string[]): string {
  const inBooking = path.replace(/^booking\./, '');
  const [head, index, ...rest] = inBooking.split('.');
  const key = head === 'cargo' && index !== undefined ? lineKeys[Number(index)] : undefined;
  return key === undefined ? inBooking : ['cargo', key, ...rest].join('.');
}

/** Whether two drafts would be sent alike: what was typed differently but means the same is no change. */
export function isSameContent(one: BookingDraft, other: BookingDraft): boolean {
  return contentOf(one) === contentOf(other);
}

/** Everything that a request depends on, as one text. */
export function contentOf(draft: BookingDraft): string {
  const { cargo, ...fields } = toRequest(draft).booking;
  return `${contentText(fields)}\n${cargo.map(contentOfLine).join('\n')}`;
}

const contentOfLine = rememberPerLine((line: CargoLine) => contentText(line));

/** NaN is told apart from nothing entered. */
function contentText(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'number' && Number.isNaN(part) ? 'NaN' : part,
  );
}
