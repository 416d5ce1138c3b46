import {
  type BookingBasics,
  type CargoLine,
  cargoLineProblems,
  normalizeCode,
  trimText,
} from '@berth/contract';
import {
  type CargoLineDraft,
  fromCargoLine,
  isLineDraftEmpty,
  newCargoLine,
  rememberPerLine,
  toCargoLine,
} from '../../cargo/sheet/cargo-draft.ts';
import type { BasicsDraft } from './form-kind.ts';

/** The lines of a stored booking on screen: one to begin with where there are none. */
export function fromSavedCargo(cargo: readonly CargoLine[]): CargoLineDraft[] {
  return cargo.length > 0 ? cargo.map(fromCargoLine) : [newCargoLine()];
}

/** The address fields of a stored booking on screen: beside a warehouse they hold its address, which nobody entered. */
export function fromSavedAddress(booking: BookingBasics): Partial<BookingBasics> {
  return booking.warehouseType === 'private'
    ? {}
    : { country: '', postalCode: '', stateName: '', address: '' };
}

/**
 * What every booking sends: codes normalised, the customer's own number as typed, empty lines left out, and nothing of
 * a choice that was taken back (the address of a private place where it goes to a warehouse).
 */
export function toBasics(draft: BasicsDraft): { basics: BookingBasics; lineKeys: string[] } {
  const lines = draft.cargo.filter((line) => !isLineDraftEmpty(line));
  const isPrivate = draft.warehouseType === 'private';
  const basics = {
    customerBusinessNumber: trimText(draft.customerBusinessNumber),
    etd: draft.etd,
    receivingPlace: draft.receivingPlace,
    destination: draft.destination,
    dischargePort: draft.dischargePort,
    warehouseType: draft.warehouseType,
    warehouseCode: isPrivate ? '' : normalizeCode(draft.warehouseCode),
    country: isPrivate ? draft.country : '',
    postalCode: isPrivate ? normalizeCode(draft.postalCode) : '',
    stateName: isPrivate ? trimText(draft.stateName) : '',
    address: isPrivate ? trimText(draft.address) : '',
    isDeclared: draft.isDeclared,
    exportDocuments: draft.isDeclared ? draft.exportDocuments : null,
    isDestinationSelfPickup: draft.isDestinationSelfPickup,
    bond: draft.bond,
    salespersonId: draft.salespersonId,
    customerServiceId: draft.customerServiceId,
    remarks: trimText(draft.remarks),
    cargo: lines.map(toCargoLine),
  };
  return { basics, lineKeys: lines.map(({ key }) => key) };
}

/** The rules of a cargo line, remembered by line: with hundreds of them each key asks for all. */
export const rememberedLineProblems = {
  submit: rememberPerLine((line: CargoLine) => cargoLineProblems(line, { isComplete: true })),
  saveDraft: rememberPerLine((line: CargoLine) => cargoLineProblems(line, { isComplete: false })),
};

/** Everything that a request depends on, as one text: what was typed differently but means the same is no change. */
export function contentOfBooking({ cargo, ...fields }: { cargo: readonly CargoLine[] }): string {
  return `${contentText(fields)}\n${cargo.map(contentOfLine).join('\n')}`;
}

const contentOfLine = rememberPerLine((line: CargoLine) => contentText(line));

/** A value as a text that distinguishes NaN from nothing entered. */
function contentText(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'number' && Number.isNaN(part) ? 'NaN' : part,
  );
}
