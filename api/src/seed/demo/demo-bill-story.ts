import { randomUUID } from 'node:crypto';
import { amountOfRow, type BillStatus, type Money } from '@berth/contract';
import type { BillEventKind } from '@berth/contract/endpoints';
import type { StoredBill, StoredFeeRow } from '../bills/store-bill.ts';

/** What became of a bill. */
export type Fate = 'unconfirmed' | 'unpaid' | 'partial' | 'settled' | 'disputed' | 'answered' | 'cancelled';

export const isInDispute = (fate: Fate) => fate === 'disputed' || fate === 'answered';

/** What the quotation says of the row that an answered dispute is about. */
const quotedPrice = '1780.00';

/** The row of an answered dispute as its answer says: corrected, and to be confirmed again. */
export function correctedRow(row: StoredFeeRow, at: Date): StoredFeeRow {
  const { currency, quantity, unit_price: unitPrice } = row;
  const before = amountOfRow({ currency, quantity: String(quantity), unitPrice: String(unitPrice) });
  return { ...row, unit_price: quotedPrice, changed_from_minor: before, changed_at: at.toISOString() };
}

type Sides = {
  customer: { member_id: string; by_name: string };
  forwarder: { member_id: null; by_name: string };
  later: (days: number) => Date;
};

export function disputeOf(
  fate: Fate,
  [row]: readonly StoredFeeRow[],
  { customer, forwarder, later }: Sides,
): NonNullable<StoredBill['disputes']>[number] {
  const said = (side: 'customer' | 'forwarder', days: number, words: string) => ({
    ...(side === 'customer' ? customer : forwarder),
    side,
    words,
    outcome: null,
    at: later(days).toISOString(),
  });
  const isOpen = fate === 'disputed';
  const words = isOpen
    ? '免箱期为 14 天，实际用箱 16 天，应按 2 天计滞箱费。'
    : '报价为每柜 USD 1,850，账单按 USD 1,920 计。';
  const answer = {
    ...said('forwarder', 6, '已按报价调整海运费单价，请核对后确认。'),
    outcome: 'changed' as const,
  };
  return {
    dispute: {
      id: randomUUID(),
      fee_row_id: row?.id ?? null,
      reason: isOpen ? 'wrongQuantity' : 'differsFromQuotation',
      words,
      expected_minor: isOpen ? 18_000 : null,
      status: isOpen ? 'open' : 'changed',
      opened_by: customer.member_id,
      opened_at: later(5).toISOString(),
      closed_at: null,
      answered_at: isOpen ? null : later(6).toISOString(),
    },
    entries: isOpen
      ? [
          said('customer', 5, words),
          said('forwarder', 6, '已向船公司核实还箱时间，请提供还箱单。'),
          said('customer', 7, '还箱单已发给业务员，还箱时间为 16 日上午。'),
        ]
      : [said('customer', 5, words), answer],
  };
}

type Story = Sides & { fate: Fate; amounts: readonly Money[]; paid: readonly Money[] };

/** A bill's history: issued, and then what led to where it stands. */
export function eventsOf({ fate, amounts, paid, customer, forwarder, later }: Story): StoredBill['events'] {
  const event = (
    by: Sides['customer' | 'forwarder'],
    days: number,
    what: BillEventKind,
    [status, detail = {}]: [BillStatus, object?],
  ) => ({ ...by, what, status, detail, at: later(days).toISOString() });
  const issued = event(forwarder, 0, 'issued', ['unconfirmed']);
  if (fate === 'unconfirmed') return [issued];
  if (fate === 'cancelled') return [issued, event(forwarder, 2, 'cancelled', ['cancelled'])];
  const confirmed = event(customer, 4, 'confirmed', ['unpaid', { amounts }]);
  const disputed = event(customer, 5, 'disputed', ['disputed']);
  if (fate === 'disputed') return [issued, confirmed, disputed];
  if (fate === 'answered')
    return [
      issued,
      confirmed,
      disputed,
      event(forwarder, 6, 'corrected', ['answered']),
      event(forwarder, 6, 'answered', ['answered']),
    ];
  if (fate === 'unpaid') return [issued, confirmed];
  return [issued, confirmed, event(forwarder, 24, 'paid', [fate, { amounts: paid }])];
}
