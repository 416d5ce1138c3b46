import { spaceList } from '@berth/contract';
import { localized, useTranslation } from '@berth/runtime';
import { CardLine, cardText, formatBytes, formatMoment, ListCard } from '@berth/ui';
import type { SpaceFile } from '../calls/account.queries.ts';
import { FileAct, FileBy, FileName, FileRecord } from './space-cells.tsx';

/** A file on a narrow screen: its name, what uses it, its size, whose it is, and whether it can be deleted. */
export function SpaceFileCard({ file, onDelete }: { file: SpaceFile; onDelete: () => void }) {
  const { locale } = useTranslation('account');
  return (
    <ListCard
      name={<FileName file={file} />}
      status={<span className={cardText.muted}>{formatBytes(file.bytes, locale)}</span>}
      amounts={[]}
    >
      <CardLine>
        <span>{localized(spaceList.columns.belongsTo.words[file.belongsTo], locale)}</span>
        <FileRecord file={file} />
      </CardLine>
      <CardLine>
        <FileBy file={file} />
        <span className={cardText.muted}>{formatMoment(file.storedAt)}</span>
      </CardLine>
      <FileAct file={file} onDelete={onDelete} />
    </ListCard>
  );
}
