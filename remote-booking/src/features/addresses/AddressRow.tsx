import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { SavedAddress } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { RecordRow } from '@berth/ui';
import { useBookingCountriesQuery } from '../choices/booking-choices.queries.ts';
import { ChoiceName } from '../choices/ChoiceName.tsx';
import type { AddressChanges } from './use-address-changes.ts';

type AddressRowProps = {
  entry: SavedAddress;
  changes: AddressChanges;
  onUse: (entry: SavedAddress) => void;
};

/** One address of the book. */
export function AddressRow({ entry, changes, onUse }: AddressRowProps) {
  const { t } = useTranslation('booking');
  const mayEdit = useHasPermission('addresses:edit');
  const { id, title } = entry;
  const begin = (kind: 'edit' | 'delete') => () => changes.begin({ kind, id });
  return (
    <RecordRow
      title={title}
      note={entry.kind === 'pickup' ? <PickupNote entry={entry} /> : <PrivateNote entry={entry} />}
      useLabel={t('address.use')}
      onUse={() => onUse(entry)}
      actions={
        mayEdit
          ? [
              { label: t('address.edit', { title }), icon: <EditOutlined />, act: begin('edit') },
              { label: t('address.delete', { title }), icon: <DeleteOutlined />, act: begin('delete') },
            ]
          : []
      }
      isBusy={changes.isBusy}
    />
  );
}

function PickupNote({ entry }: { entry: SavedAddress }) {
  return (
    <>
      {entry.phone} · {entry.address}
    </>
  );
}

function PrivateNote({ entry }: { entry: SavedAddress }) {
  const countries = useBookingCountriesQuery();
  return (
    <>
      {[entry.address, entry.stateName, entry.postalCode].join(', ')}
      {' · '}
      <ChoiceName query={countries} code={entry.country} />
    </>
  );
}
