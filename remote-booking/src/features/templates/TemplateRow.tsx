import { DeleteOutlined, EditOutlined, SyncOutlined } from '@ant-design/icons';
import type { BookingTemplate } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { RecordRow } from '@berth/ui';
import { useBookingPortsQuery } from '../choices/booking-choices.queries.ts';
import { ChoiceName } from '../choices/ChoiceName.tsx';
import type { TemplateChanges } from './use-template-changes.ts';

type TemplateRowProps = {
  template: BookingTemplate;
  changes: TemplateChanges;
  onUse: (id: string) => void;
  /** Absent where there is nothing on the page to put in its place. */
  onReplace?: () => void;
};

/** One template: what it is about, whose it is, and what can be done with it. */
export function TemplateRow({ template, changes, onUse, onReplace }: TemplateRowProps) {
  const { t } = useTranslation('booking');
  const { id, title, isMine } = template;
  const replace = onReplace && {
    label: t('template.replace', { title }),
    icon: <SyncOutlined />,
    act: onReplace,
  };
  const edit = (kind: 'edit' | 'delete') => () => changes.begin({ kind, id });
  const actions = [
    ...(replace ? [replace] : []),
    { label: t('template.edit', { title }), icon: <EditOutlined />, act: edit('edit') },
    { label: t('template.delete', { title }), icon: <DeleteOutlined />, act: edit('delete') },
  ];
  return (
    <RecordRow
      title={title}
      note={<TemplateNote template={template} />}
      useLabel={t('template.use')}
      onUse={() => onUse(id)}
      actions={isMine ? actions : []}
      isBusy={changes.isBusy}
    />
  );
}

function TemplateNote({ template }: { template: BookingTemplate }) {
  const { t } = useTranslation('booking');
  const ports = useBookingPortsQuery();
  const { goodsName, lines, destination, warehouseCode, isShared, isMine, ownerName } = template;
  const goods = goodsName && lines > 1 ? `${goodsName} ${t('list.lines', { count: lines })}` : goodsName;
  const sharing = isMine ? isShared && t('template.shared') : t('template.sharedBy', { name: ownerName });
  return (
    <>
      {goods || t('template.noGoods')}
      {destination && (
        <>
          {' · '}
          <ChoiceName query={ports} code={destination} />
        </>
      )}
      {warehouseCode && ` · ${warehouseCode}`}
      {sharing && ` · ${sharing}`}
    </>
  );
}
