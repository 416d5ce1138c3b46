import { isDay, isMoment, isPhone } from '../../rule/field-rules.ts';
import type { Problem } from '../../rule/problem.ts';
import { missingFields, tooLongTexts } from '../../rule/record-rules.ts';
import type { SaveAction } from '../../save/save-action.ts';
import {
  bookingBasicsLimits,
  cargoSheetProblems,
  customerNumberProblems,
  requiredDeliveryFields,
} from '../booking-basics-rules.ts';
import { cargoLineProblems, isCargoLineEmpty } from '../cargo-line-rules.ts';
import type { LclBooking } from './lcl-booking.ts';

/** Longest texts, in characters as people count them. */
export const lclBookingLimits = { ...bookingBasicsLimits, pickupAddress: 300 } as const;

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
  const hasNoCargo = isComplete && booking.cargo.every(isCargoLineEmpty);
  return [
    ...(isComplete ? missingFields(booking, requiredLclFields(booking), typedIn) : []),
    ...tooLongTexts(booking, lclBookingLimits),
    ...customerNumberProblems(booking),
    ...phoneProblems(booking),
    ...timeProblems(booking, isComplete),
    ...(hasNoCargo
      ? [{ path: 'cargo', rule: 'noCargo' } as const]
      : cargoSheetProblems(booking, isComplete, lineProblems)),
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
    ...requiredDeliveryFields(booking),
  ];
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

function phoneProblems({ isPickup, pickupPhone }: LclBooking): Problem[] {
  const isWrong = isPickup && pickupPhone !== '' && !isPhone(pickupPhone);
  return isWrong ? [{ path: 'pickupPhone', rule: 'invalidPhone' }] : [];
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
