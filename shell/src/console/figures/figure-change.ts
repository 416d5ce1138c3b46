import type { FigureValue } from '@berth/contract/endpoints';

/**
 * How a figure stands against the period before: by how much, and by which share where there was any. Null where there
 * is nothing to compare: amounts of several currencies are never one.
 */
export function changeOf(
  value: FigureValue,
  before: FigureValue | null,
): { by: number; share: number | null } | null {
  const [now, then] = [amountOf(value, before), before && amountOf(before, value)];
  if (now === null || then === null) return null;
  return { by: now - then, share: then > 0 ? (now - then) / then : null };
}

/** As a number; null for several currencies, or for another one than it is compared with. */
function amountOf(value: FigureValue, other: FigureValue | null): number | null {
  if (value.unit === 'count') return other?.unit === 'money' ? null : value.count;
  if (other?.unit !== 'money') return null;
  const currencies = new Set([...value.amounts, ...other.amounts].map(({ currency }) => currency));
  return currencies.size === 1 ? (value.amounts[0]?.amount ?? 0) : null;
}
