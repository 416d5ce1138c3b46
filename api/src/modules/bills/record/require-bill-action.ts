import { type BillAction, billStatusNames, canBill } from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';
import type { LockedBill } from './bills.repository.ts';

/** Refuses to act on a bill that is not as it was seen. */
export function requireBillAsSeen(
  { number, version }: Pick<LockedBill, 'number' | 'version'>,
  seen: number,
): void {
  if (version !== seen) throw new Refusal('BILL_CHANGED_MEANWHILE', { params: { number } });
}

/** Refuses what the table of statuses does not allow where the bill stands. */
export function requireBillAction(
  { number, status }: Pick<LockedBill, 'number' | 'status'>,
  action: BillAction,
  field?: string,
): void {
  if (canBill(status, action)) return;
  const params = { number, status: billStatusNames[status] };
  throw new Refusal('BILL_ACTION_REFUSED', field === undefined ? { params } : { params, field });
}
