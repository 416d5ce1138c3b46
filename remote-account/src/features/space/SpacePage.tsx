import { listFieldsOf, spaceList } from '@berth/contract';
import { tableAnswer, useSearchParams, useTableMemory, useTranslation } from '@berth/runtime';
import { DefinedListPage, formatBytes, formatCount, toListInput, useTableSearch } from '@berth/ui';
import { useState } from 'react';
import { AskDialog } from '../ask/AskDialog.tsx';
import {
  type SpaceFile,
  useAccountDeleteFileMutation,
  useAccountSpaceFilesQuery,
  useAccountSpaceQuery,
} from '../calls/account.queries.ts';
import { SpaceCharts } from './SpaceCharts.tsx';
import { SpaceFileCard } from './SpaceFileCard.tsx';
import { FileAct, FileBy, FileName, FileRecord } from './space-cells.tsx';

const fields = listFieldsOf(spaceList);
const freshly = { refetchOnMountOrArgChange: true };

/** `/usercenter/space`: the files that the company has stored, and what they take; those that nothing uses can go. */
export function SpacePage() {
  const { t, locale } = useTranslation('account');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountSpaceFilesQuery({ list: toListInput(search) }, freshly);
  const space = useAccountSpaceQuery(undefined, freshly);
  const [remove] = useAccountDeleteFileMutation();
  const [asked, setAsked] = useState<SpaceFile | null>(null);
  const { data: used } = space;
  const size = (bytes: number) => formatBytes(bytes, locale);
  return (
    <>
      <DefinedListPage<typeof spaceList, SpaceFile>
        list={spaceList}
        cells={{
          name: (file) => <FileName file={file} />,
          number: (file) => <FileRecord file={file} />,
          bytes: ({ bytes }) => size(bytes),
          by: (file) => <FileBy file={file} />,
          act: (file) => <FileAct file={file} onDelete={() => setAsked(file)} />,
        }}
        meta={used && t('space.used', { size: size(used.bytes), files: formatCount(used.files, locale) })}
        notice={<SpaceCharts query={space} />}
        answer={tableAnswer(query)}
        renderCard={(file) => <SpaceFileCard file={file} onDelete={() => setAsked(file)} />}
        totals={{ bytes: query.data && size(query.data.summary.bytes) }}
        search={search}
        onChange={change}
        memory={useTableMemory(spaceList.name)}
        emptyTexts={{ text: t('space.empty'), noMatch: t('space.noMatch') }}
      />
      {asked && (
        <AskDialog
          of="space.delete"
          name={asked.name}
          act={() => remove({ body: { id: asked.id } })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
