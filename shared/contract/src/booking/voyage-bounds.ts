import { isDay } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import type { BookingBasics } from './booking-basics.ts';

type Voyage = Pick<BookingBasics, 'etd' | 'receivingPlace' | 'dischargePort'>;

/** How many days ahead a sailing can be booked. */
const furthestDays = 366;

/**
 * What no voyage that is submitted can be: its day has passed (`today` is the day in China), or lies more than a year
 * ahead; its cargo is discharged where it is received. `booked` is the booking as it was submitted before, null where it
 * never was: what stays as it was is not refused, since its day may have passed since, and its ports be frozen.
 */
export function voyageBoundsProblems(voyage: Voyage, today: string, booked: Voyage | null): Problem[] {
  const problems: Problem[] = [];
  const { etd, receivingPlace, dischargePort } = voyage;
  if (etd !== null && isDay(etd) && etd !== booked?.etd) {
    const latest = dayAfter(today, furthestDays);
    if (etd < today) problems.push({ path: 'etd', rule: 'etdPassed', params: { today } });
    if (etd > latest) problems.push({ path: 'etd', rule: 'etdTooFar', params: { latest } });
  }
  const isAsBooked = booked?.receivingPlace === receivingPlace && booked.dischargePort === dischargePort;
  if (dischargePort !== '' && dischargePort === receivingPlace && !isAsBooked) {
    problems.push({ path: 'dischargePort', rule: 'dischargeAtReceiving' });
  }
  return problems;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
