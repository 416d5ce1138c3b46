import type {
  BookingKind,
  CargoSummary,
  ExportList,
  ListFields,
  Locale,
  TemplateKind,
} from '@berth/contract';
import type { tableAnswer } from '@berth/runtime';
import type { DataColumn, FilterField, TableSearch } from '@berth/ui';
import type { ReactNode } from 'react';
import type { EditedPaths } from '../../../paths.ts';
import type { RowPaths } from './BookingNumberLink.tsx';
import type { BookingListRow, Words } from './row-columns.tsx';

/** Where bookings are that customers make themselves, and the kind of their templates. */
export type MadeBookings = { kind: TemplateKind; paths: EditedPaths };

/** What differs between the lists of the kinds of booking. */
export type ListKind<Row extends BookingListRow, Summary extends CargoSummary> = {
  /** Also the context of those words that differ (`list.title_fcl`). */
  kind: BookingKind;
  /** Its name under which column settings are stored and files exported. */
  table: ExportList;
  fields: ListFields;
  paths: RowPaths;
  /** Absent: such bookings are only read. */
  made?: MadeBookings;
  /** A hook. */
  useRows: (search: TableSearch) => Parameters<typeof tableAnswer<Answer<Row, Summary>>>[0];
  /** A hook: what the list can be filtered by; the first ones stand ready in the drawer. */
  useFilters: () => FilterField[];
  /** Those shown at first fit beside the menu on a screen of 1440 in both languages, a scroll bar included. */
  columnsOf: (words: Words) => DataColumn<Row>[];
  /** Totals below their columns, in addition to those of the cargo. */
  moreTotals?: (summary: Summary, locale: Locale) => Record<string, string>;
  routeOf: (row: Row) => ReactNode;
  /** What a card shows between route and goods. */
  cardFacts?: (row: Row) => ReactNode;
};

type Answer<Row, Summary> = { rows: readonly Row[]; total: number; summary: Summary };
