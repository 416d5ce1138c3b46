import { chargeableUnit, chargeFor, type LclBookingRow } from '@berth/contract';
import { formatVolume, formatWeight, orDash, Stack } from '@berth/ui';
import type { Words } from '../../bookings/list/booking-cells.tsx';
import { useChannelRule } from '../../cargo/chargeable/use-channel-rule.ts';

type RowProps = { row: LclBookingRow; words: Words };

const formats = { weight: formatWeight, volume: formatVolume } as const;

/** Kilograms or cubic metres as they were entered, by which the list sorts, and what is charged where that is measured. */
export function MeasuredAmount({
  row,
  words: { t, locale },
  amount,
}: RowProps & { amount: keyof typeof formats }) {
  const format = formats[amount];
  const { source, ...charged } = row.charged;
  const found =
    source === 'entered' ? null : t(`list.${source}`, { amount: format(charged[amount], locale) });
  return <Stack first={orDash(row[amount] === 0 ? '' : format(row[amount], locale))} second={found} />;
}

/** The chargeable weight by the rule of the booking's channel, and whose figures it comes from. */
export function ChargeableAmount({ row, words: { t, locale } }: RowProps) {
  const rule = useChannelRule(row.transportChannel);
  const charge = rule && chargeFor(row.charged, rule);
  if (!rule || charge === null) return <span>—</span>;
  const amount = `${formatWeight(charge, locale)} ${chargeableUnit(rule)}`;
  return <Stack first={amount} second={t(`chargeable.source.${row.charged.source}`)} />;
}
