import { type FileFormat, type FileOwner, spaceList } from '@berth/contract';
import type { Handlers } from '../../http/handlers.ts';
import { deleteSpaceFile, type SpaceDependencies } from './delete-space-file.ts';
import { countSpace } from './space.repository.ts';
import { addressOf, spaceFilesOf } from './space-list.ts';

type Counted = Awaited<ReturnType<typeof countSpace>>;

/** The files that a company has stored (空间管理). */
export function spaceHandlers(deps: SpaceDependencies) {
  const { database, clock } = deps;
  return {
    'GET /user/getSpace': async ({ actor }) => {
      const counted = await countSpace(database, actor, clock());
      const { belongsTo, format } = spaceList.columns;
      const byBelongsTo = belongsTo.choices.map((owner: FileOwner) => ({
        belongsTo: owner,
        ...sumOf(counted.filter((each) => each.belongs_to === owner)),
      }));
      const byFormat = format.choices.map((each: FileFormat) => ({
        format: each,
        ...sumOf(counted.filter((some) => some.format === each)),
      }));
      return { ...sumOf(counted), byBelongsTo: withFiles(byBelongsTo), byFormat: withFiles(byFormat) };
    },
    'GET /user/getSpaceFiles': async ({ actor, list, signal }) => {
      const files = spaceFilesOf(actor, clock());
      const page = await files.answerPage(database, actor.customerId, list, signal);
      return { ...page, rows: page.rows.map((row) => ({ ...row, href: addressOf(row) })) };
    },
    'POST /user/deleteSpaceFile': async ({ actor, body: { id } }) => {
      await deleteSpaceFile(deps, actor, id);
      return null;
    },
  } satisfies Partial<Handlers>;
}

function sumOf(counted: Counted) {
  return {
    files: counted.reduce((sum, { files }) => sum + files, 0),
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const withFiles = <Group extends { files: number }>(groups: readonly Group[]) =>
  groups.filter(({ files }) => files > 0);
