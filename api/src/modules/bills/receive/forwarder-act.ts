import type { Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { ChangedBill } from '../record/change-bill.ts';

/** What the forwarder does once, in one transaction: by a system of its own, or by a person of its desk. */
export type ForwarderAct = {
  transaction: Transaction<Tables>;
  /** Whose name the bill's history shows. */
  name: string;
  now: Date;
  locale: Locale;
};

/** How `changeBill` knows the forwarder. */
export const byForwarder = ({ name }: Pick<ForwarderAct, 'name'>) => ({ userId: null, name });

/** A bill as the forwarder's calls answer it. */
export function presentChanged({ id, number }: { id: string; number: string }, changed: ChangedBill) {
  const { status, version, totals } = changed;
  return { id, number, status, version, totals };
}
