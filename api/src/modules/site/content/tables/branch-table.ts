import {
  type ContentOf,
  type OpeningSpan,
  readOpeningHours,
  type Weekday,
  weekdays,
  writeOpeningHours,
} from '@berth/contract';
import type { ContentTable } from './content-table.ts';

type WrittenHours = ContentOf<'branch'>['hours'];

export const branchTable: ContentTable<'branch'> = {
  table: 'branch',
  key: 'code',
  order: ['ordinal'],
  columns: (branch) => ({
    name_zh: branch.nameZh,
    name_en: branch.nameEn,
    city_zh: branch.cityZh,
    city_en: branch.cityEn,
    address_zh: branch.addressZh,
    address_en: branch.addressEn,
    phone: branch.phone,
    lat: branch.lat,
    lon: branch.lon,
    hours: JSON.stringify(weekdays.flatMap((weekday, at) => spansOf(branch.hours[weekday], at + 1))),
  }),
  record: (row) => ({
    kind: 'branch',
    nameZh: row.name_zh,
    nameEn: row.name_en,
    cityZh: row.city_zh,
    cityEn: row.city_en,
    addressZh: row.address_zh,
    addressEn: row.address_en,
    phone: row.phone,
    lat: row.lat,
    lon: row.lon,
    hours: Object.fromEntries(
      weekdays.map((weekday, at) => [
        weekday,
        writeOpeningHours(row.hours.filter((span) => span.weekday === at + 1)),
      ]),
    ) as Record<Weekday, string>, // one of each
  }),
};

function spansOf(written: WrittenHours[Weekday], weekday: number): OpeningSpan[] {
  const spans = readOpeningHours(written) ?? [];
  return spans.map(({ opens, closes }) => ({ weekday, opens, closes }));
}
