import { type KeptReason, keptReason, may, spaceList } from '@berth/contract';
import type { Selectable } from 'kysely';
import { tableList } from '../../list/table-list.ts';
import { ofReader, type SpaceReader } from './space.repository.ts';
import type { SpaceFileView } from './space.schema.ts';

const shown = [
  'file_name',
  'by_name',
  'member_id',
  'belongs_to',
  'record_kind',
  'record_id',
  'is_free',
] as const;
type Shown = Pick<Selectable<SpaceFileView>, (typeof shown)[number]>;

/** The files that a person may read, as a list. */
export function spaceFilesOf(reader: SpaceReader, now: Date) {
  return tableList(spaceList, 'space_file', {
    odd: {
      name: { column: 'search', read: ({ file_name }) => file_name },
      by: { read: ({ by_name }) => by_name },
    },
    alsoShown: shown,
    beside: (row: Shown) => ({
      record: row.record_kind && row.record_id ? { kind: row.record_kind, id: row.record_id } : null,
      kept: keptOf(row, reader),
    }),
    where: ofReader(reader, now),
    defaultSort: { field: 'storedAt', order: 'descending' },
  });
}

export type SpaceFile = ReturnType<ReturnType<typeof spaceFilesOf>['presentRow']>;

function keptOf({ belongs_to, is_free, member_id }: Shown, reader: SpaceReader): KeptReason | null {
  return keptReason(
    { belongsTo: belongs_to, isFree: is_free, isOwn: member_id === reader.userId },
    { managesPeople: may(reader, 'members:manage') },
  );
}

/** The call that answers a file: one that stands at a record is asked for there, with what may be read of the record. */
export function addressOf({ id, belongsTo, record }: SpaceFile): string {
  if (belongsTo === 'export') return `/api/user/taskFile/${id}`;
  if (belongsTo === 'booking') return `/api/business/getShippingDocument?id=${id}`;
  if (belongsTo === 'declaration' && record)
    return `/api/business/declarationPaper?id=${record.id}&paperId=${id}`;
  return `/api/file/${id}`;
}
