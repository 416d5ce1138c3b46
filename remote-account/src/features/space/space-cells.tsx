import { pathOfRecord } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { orDash, SubText } from '@berth/ui';
import { Button } from 'antd';
import type { SpaceFile } from '../calls/account.queries.ts';

type CellProps = { file: SpaceFile };

/** Opens the file: a picture is shown, anything else saved. */
export function FileName({ file: { name, href } }: CellProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

/** The record that uses the file. */
export function FileRecord({ file: { record, number } }: CellProps) {
  if (!record) return orDash(number);
  return <Link to={pathOfRecord(record.kind, record.id, 'view')}>{number}</Link>;
}

export function FileBy({ file: { by, belongsTo } }: CellProps) {
  const { t } = useTranslation('account');
  return by === '' && belongsTo === 'booking' ? t('space.forwarder') : orDash(by);
}

/** Deletes the file, or says why it stays. */
export function FileAct({ file: { name, kept }, onDelete }: CellProps & { onDelete: () => void }) {
  const { t } = useTranslation('account');
  if (kept) return <SubText title={t(`space.kept.${kept}`)}>{t(`space.kept.${kept}`)}</SubText>;
  return (
    <Button size="small" danger aria-label={t('space.deleteOne', { name })} onClick={onDelete}>
      {t('space.delete')}
    </Button>
  );
}
