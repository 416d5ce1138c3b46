import type { Problem } from '../rule/problem.ts';
import type { BookingBasics } from './booking-basics.ts';
import { totalBoundsProblems } from './cargo-bounds.ts';
import { cargoLineLimits, type cargoLineProblems } from './cargo-line-rules.ts';

/** Longest texts of every booking, in characters as people count them. */
export const bookingBasicsLimits = {
  customerBusinessNumber: 40,
  warehouseCode: 20,
  postalCode: 16,
  stateName: 60,
  address: 300,
  remarks: 500,
} as const;

/** What says where the cargo is delivered to, by the type of warehouse that was chosen. */
export function requiredDeliveryFields({
  warehouseType,
}: Pick<BookingBasics, 'warehouseType'>): (keyof BookingBasics)[] {
  if (warehouseType === null) return [];
  return warehouseType === 'private' ? ['country', 'postalCode', 'stateName', 'address'] : ['warehouseCode'];
}

// Nobody sees them, and whoever types the number anew leaves them out: it would never be found again.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The customer's own number is kept as typed, whatever it is written in, but without control characters. */
export function customerNumberProblems({
  customerBusinessNumber,
}: Pick<BookingBasics, 'customerBusinessNumber'>): Problem[] {
  const isUnseen = unseen.test(customerBusinessNumber);
  return isUnseen ? [{ path: 'customerBusinessNumber', rule: 'controlCharacters' }] : [];
}

/** What is wrong in the cargo lines, paths from `cargo` on. `containers`: how many they are loaded into, where that is known. */
export function cargoSheetProblems(
  { cargo, containers = [] }: Pick<BookingBasics, 'cargo'> & { containers?: readonly unknown[] },
  isComplete: boolean,
  lineProblems: typeof cargoLineProblems,
): Problem[] {
  const problems: Problem[] = [];
  if (cargo.length > cargoLineLimits.lines) {
    problems.push({ path: 'cargo', rule: 'tooManyLines', params: { max: cargoLineLimits.lines } });
  }
  cargo.forEach((line, index) => {
    for (const problem of lineProblems(line, { isComplete })) {
      problems.push({ ...problem, path: `cargo.${index}.${problem.path}` });
    }
  });
  return isComplete ? [...problems, ...totalBoundsProblems(cargo, containers.length)] : problems;
}
