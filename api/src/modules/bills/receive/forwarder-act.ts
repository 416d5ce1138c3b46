import type { ChangedBill } from '../record/change-bill.ts';

/** A bill as the forwarder's calls answer it. */
export function presentChanged({ id, number }: { id: string; number: string }, changed: ChangedBill) {
  const { status, version, totals } = changed;
  return { id, number, status, version, totals };
}
