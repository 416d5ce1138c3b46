import type { Problem } from '../../rule/problem.ts';
import { tooLongTexts } from '../../rule/record-rules.ts';
import type { BookingBasics } from '../booking-basics.ts';
import { bookingBasicsLimits, cargoSheetProblems, customerNumberProblems } from '../booking-basics-rules.ts';
import { cargoLineProblems, isCargoLineEmpty } from '../cargo-line-rules.ts';

/** The rules of an air booking as the forwarder's system enters it: whole, since nobody comes back to it. */
export function airBookingProblems(
  entry: Pick<BookingBasics, 'customerBusinessNumber' | 'remarks' | 'cargo'>,
): Problem[] {
  const { customerBusinessNumber, remarks } = bookingBasicsLimits;
  return [
    ...tooLongTexts(entry, { customerBusinessNumber, remarks }),
    ...customerNumberProblems(entry),
    ...(entry.cargo.every(isCargoLineEmpty)
      ? [{ path: 'cargo', rule: 'noCargo' } as const]
      : cargoSheetProblems(entry, true, cargoLineProblems)),
  ];
}
