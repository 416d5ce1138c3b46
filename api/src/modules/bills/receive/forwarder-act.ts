import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import type { ChangedBill } from '../record/change-bill.ts';

/** How `changeBill` knows the forwarder. */
export const byForwarder = ({ name }: Pick<ForwarderAct, 'name'>) => ({ userId: null, name });

/** A bill as the forwarder's calls answer it. */
export function presentChanged({ id, number }: { id: string; number: string }, changed: ChangedBill) {
  const { status, version, totals } = changed;
  return { id, number, status, version, totals };
}
