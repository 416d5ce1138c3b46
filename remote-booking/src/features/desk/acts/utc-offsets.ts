import type { SelectOption } from '@berth/contract';

const halfHours = ['-09:30', '-03:30', '+03:30', '+04:30', '+05:30', '+06:30', '+09:30', '+10:30'];
const wholeHours = Array.from({ length: 27 }, (_, at) => {
  const hours = at - 12;
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
});

/** By how much the clocks of a place differ from UTC. */
export const utcOffsets: readonly SelectOption[] = [...wholeHours, ...halfHours].map((offset) => ({
  value: offset,
  nameZh: `UTC${offset}`,
  nameEn: `UTC${offset}`,
  search: offset,
}));
