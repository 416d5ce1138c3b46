import { checkText, isDay, isMoment, isPhone } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { cargoLineLimits, cargoLineProblems, isCargoLineEmpty } from './cargo-line-rules.ts';
import type { LclBooking } from './lcl-booking.ts';

/** Longest texts, in characters as people count them. */
export const lclBookingLimits = {
  customerBusinessNumber: 40,
  warehouseCode: 20,
  postalCode: 16,
  stateName: 60,
  address: 300,
  pickupAddress: 300,
  remarks: 500,
} as const;

/** Saving a draft checks only what could not be stored; submitting checks everything. */
export type SaveAction = 'saveDraft' | 'submit';

/**
 * The rules of an LCL booking (spec sections 5 and 9), the same for form and server, in form order. `lineProblems`
 * lets a form of hundreds of lines remember what it knows of those that did not change.
 */
export function lclBookingProblems(
  booking: LclBooking,
  action: SaveAction,
  lineProblems: typeof cargoLineProblems = cargoLineProblems,
): Problem[] {
  const isComplete = action === 'submit';
  return [
    ...(isComplete ? missingFields(booking) : []),
    ...textProblems(booking),
    ...timeProblems(booking, isComplete),
    ...cargoProblems(booking, isComplete, lineProblems),
  ];
}

/** The fields of an LCL booking that this booking must have, by what was chosen in it. */
export function requiredLclFields(booking: LclBooking): (keyof LclBooking)[] {
  const required: (keyof LclBooking)[] = [
    'etd',
    'expectedWarehousingAt',
    'transportChannel',
    'receivingPlace',
    'destination',
    'warehouseType',
  ];
  if (booking.warehouseType === 'private') required.push('country', 'postalCode', 'stateName', 'address');
  else if (booking.warehouseType !== null) required.push('warehouseCode');
  if (booking.isPickup) required.push('pickupAt', 'pickupPhone', 'pickupAddress');
  if (booking.isDeclared) required.push('exportDocuments');
  return required;
}

const typedIn: readonly (keyof LclBooking)[] = [
  'postalCode',
  'stateName',
  'address',
  'pickupPhone',
  'pickupAddress',
  'etd',
  'expectedWarehousingAt',
  'pickupAt',
];

function missingFields(booking: LclBooking): Problem[] {
  return requiredLclFields(booking).flatMap((path) => {
    const value = booking[path];
    const isMissing = value === null || (typeof value === 'string' && value.trim() === '');
    return isMissing ? [{ path, rule: typedIn.includes(path) ? 'required' : 'chooseOne' } as const] : [];
  });
}

function textProblems(booking: LclBooking): Problem[] {
  const problems: Problem[] = [];
  for (const [field, max] of Object.entries(lclBookingLimits)) {
    const found = checkText(booking[field as keyof typeof lclBookingLimits], max); // keys of the same object
    if (found) problems.push({ path: field, ...found });
  }
  if (booking.isPickup && booking.pickupPhone !== '' && !isPhone(booking.pickupPhone)) {
    problems.push({ path: 'pickupPhone', rule: 'invalidPhone' });
  }
  return problems;
}

function timeProblems(booking: LclBooking, isComplete: boolean): Problem[] {
  const { etd, expectedWarehousingAt, isPickup } = booking;
  const pickupAt = isPickup ? booking.pickupAt : null;
  const problems: Problem[] = [];
  if (etd !== null && !isDay(etd)) problems.push({ path: 'etd', rule: 'invalidDate' });
  for (const path of ['expectedWarehousingAt', 'pickupAt'] as const) {
    const value = booking[path];
    if (value !== null && !isMoment(value)) problems.push({ path, rule: 'invalidDate' });
  }
  if (problems.length > 0 || !isComplete) return problems;
  if (etd && expectedWarehousingAt && expectedWarehousingAt.slice(0, 10) > etd) {
    problems.push({ path: 'expectedWarehousingAt', rule: 'warehousingAfterEtd' });
  }
  if (pickupAt && expectedWarehousingAt && pickupAt > expectedWarehousingAt) {
    problems.push({ path: 'pickupAt', rule: 'pickupAfterWarehousing' });
  }
  return problems;
}

function cargoProblems(
  { cargo }: LclBooking,
  isComplete: boolean,
  lineProblems: typeof cargoLineProblems,
): Problem[] {
  const problems: Problem[] = [];
  if (isComplete && cargo.every(isCargoLineEmpty)) return [{ path: 'cargo', rule: 'noCargo' }];
  if (cargo.length > cargoLineLimits.lines) {
    problems.push({ path: 'cargo', rule: 'tooManyLines', params: { max: cargoLineLimits.lines } });
  }
  cargo.forEach((line, index) => {
    for (const problem of lineProblems(line, { isComplete })) {
      problems.push({ ...problem, path: `cargo.${index}.${problem.path}` });
    }
  });
  return problems;
}
