import type { ContentKind, ContentOf } from '@berth/contract';
import type { Selectable } from 'kysely';
import { fromChinaTime, toChinaTime } from '../../../../china-time.ts';
import type { Tables } from '../../../../database/tables.ts';

type TableOf = {
  banner: 'banner';
  bulletin: 'bulletin';
  job: 'job';
  branch: 'branch';
  closedDay: 'closed_day';
  certificate: 'certificate';
  history: 'company_event';
};
type Row<Kind extends ContentKind> = Tables[TableOf[Kind]];

/** What of a row is not entered: its name, its version, and its place where the public order is by another column. */
type Managed<Kind extends ContentKind> =
  | 'id'
  | 'code'
  | 'version'
  | 'port_codes'
  | 'sort_key'
  | (ContentOf<Kind> extends { ordinal: unknown } ? never : 'ordinal');

export type EnteredColumns<Kind extends ContentKind> = Omit<
  { [Column in keyof Row<Kind>]: unknown },
  Managed<Kind>
>;

/** How records of a kind are kept: in which table, in which order, and each way between row and record. */
export type ContentTable<Kind extends ContentKind> = {
  table: TableOf[Kind];
  key: 'id' | 'code';
  /** That of the public site; a column with `-` before it descends. */
  order: readonly `${'' | '-'}${keyof Row<Kind> & string}`[];
  /** Of a record that has nothing wrong with it. */
  columns: (record: ContentOf<Kind>) => EnteredColumns<Kind>;
  record: (row: Selectable<Row<Kind>>) => ContentOf<Kind>;
};

export const toInstant = (moment: string | null) =>
  moment === null ? null : new Date(fromChinaTime(moment));
export const toMoment = (instant: string | null) => (instant === null ? null : toChinaTime(instant));
