import type {
  BookingKind,
  ExportList,
  ListDefinition,
  ListFields,
  ListRow,
  ListSummary,
  TemplateKind,
} from '@berth/contract';
import type { tableAnswer } from '@berth/runtime';
import type { FilterOptions, OddCells, TableSearch } from '@berth/ui';
import type { ReactNode } from 'react';
import type { EditedPaths } from '../../../paths.ts';
import type { RowPaths } from './BookingNumberLink.tsx';
import type { BookingListRow, Words } from './booking-cells.tsx';

/** Where bookings are that customers make themselves, and the kind of their templates. */
export type MadeBookings = { kind: TemplateKind; paths: EditedPaths };

/** A list of the contract that can be exported. */
export type BookingListDefinition = ListDefinition & { name: ExportList };

/** What differs between the lists of the kinds of booking. */
export type ListKind<List extends BookingListDefinition, Row extends BookingListRow & ListRow<List>> = {
  /** Also the context of those words that differ (`list.empty_fcl`). */
  kind: BookingKind;
  list: List;
  fields: ListFields;
  paths: RowPaths;
  /** Absent: such bookings are only read. */
  made?: MadeBookings;
  /** A hook. */
  useRows: (search: TableSearch) => Parameters<typeof tableAnswer<Answer<List, Row>>>[0];
  /** A hook: what fields of the filter drawer are chosen from. */
  useOptions: () => FilterOptions<List>;
  /** The cells that are more than their value. */
  cellsOf: (words: Words) => OddCells<List, Row>;
  routeOf: (row: Row) => ReactNode;
  /** What a card shows between route and goods. */
  cardFacts?: (row: Row) => ReactNode;
};

type Answer<List extends BookingListDefinition, Row> = {
  rows: readonly Row[];
  total: number;
  summary: ListSummary<List>;
};
