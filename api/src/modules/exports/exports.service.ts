import {
  type ExportColumn,
  exportLists,
  exportRowLimit,
  type Locale,
  type ParsedListQuery,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { presentLclBookingRow } from '../bookings/bookings.presenter.ts';
import { readAllLclBookings } from '../bookings/lcl-booking-list.repository.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import { lclBookingColumns } from './lcl-booking-export.ts';
import type { Workbook, WorkbookCell } from './workbook.ts';

export type ExportDependencies = { database: Kysely<Tables>; reference: ReferenceReader };

export type ExportRequest = {
  list: ParsedListQuery;
  columns: readonly ExportColumn<'lclBookings'>[];
  locale: Locale;
};

/** Every booking that the filter leaves, in the order of the list, of one moment. */
export async function exportLclBookings(
  { database, reference }: ExportDependencies,
  actor: Actor,
  { list, columns, locale }: ExportRequest,
): Promise<Workbook> {
  const words = { locale, reference: await reference() };
  const wanted = columns.map((key) => lclBookingColumns[key]);
  const rows: WorkbookCell[][] = [];
  await readAllLclBookings(database, actor.customerId, list, {
    onTotal: (total) => {
      if (total <= exportRowLimit) return;
      throw new Refusal('EXPORT_TOO_LARGE', { params: { total, limit: exportRowLimit } });
    },
    onBatch: (batch) => {
      for (const row of batch.map(presentLclBookingRow))
        rows.push(wanted.map(({ read }) => read(row, words)));
    },
  });
  return {
    sheetName: locale === 'en' ? 'LCL bookings' : '拼箱订舱',
    columns: wanted.map(({ heading, width, kind }) => ({ heading: heading[locale], width, kind })),
    rows,
  };
}

/** The columns that were asked for; one that the list does not have is refused by name, never left out. */
export function readExportColumns(asked: string | undefined): readonly ExportColumn<'lclBookings'>[] {
  const known = exportLists.lclBookings.columns;
  if (!asked) return known;
  return [...new Set(asked.split(','))].map((key) => {
    const column = known.find((name) => name === key);
    if (!column) throw new Refusal('LIST_FIELD_UNKNOWN', { params: { field: key }, field: 'columns' });
    return column;
  });
}
