import { type AddressKind, addressLimits, type SavedAddress } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { RecordsDialog, TextInput } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { AddressEntry } from './AddressEntry.tsx';
import { AddressForm } from './AddressForm.tsx';
import { useBookingAddressesQuery } from './address-book.queries.ts';
import { isFound, noAddress } from './address-entry.ts';
import { type AddressChanges, useAddressChanges } from './use-address-changes.ts';

/** From here on a list is searched rather than read. */
const searchedFrom = 6;

type AddressBookDialogProps = {
  kind: AddressKind;
  onUse: (entry: SavedAddress) => void;
  onClose: () => void;
};

/** All addresses of a kind: use, add, change, delete. */
export function AddressBookDialog({ kind, onUse, onClose }: AddressBookDialogProps) {
  const { t } = useTranslation('booking');
  const query = useBookingAddressesQuery({ query: { kind } }, { refetchOnMountOrArgChange: true });
  const changes = useAddressChanges(kind);
  const [typed, setTyped] = useState('');
  const entries = query.data ?? [];
  const title = t(`address.title.${kind}`);
  const top = (
    <>
      <NewAddress kind={kind} entries={entries} changes={changes} isReady={query.data !== undefined} />
      {entries.length >= searchedFrom && (
        <TextInput
          aria-label={t('address.search')}
          placeholder={t('address.pickHint')}
          inputMode="search"
          value={typed}
          onChange={setTyped}
        />
      )}
    </>
  );
  return (
    <RecordsDialog
      title={title}
      changes={changes}
      top={top}
      query={query}
      onClose={onClose}
      name={title}
      emptyText={t('address.empty')}
    >
      {entries
        .filter((entry) => isFound(entry, typed))
        .map((entry) => (
          <AddressEntry key={entry.id} entry={entry} entries={entries} changes={changes} onUse={onUse} />
        ))}
    </RecordsDialog>
  );
}

type NewAddressProps = {
  kind: AddressKind;
  entries: readonly SavedAddress[];
  changes: AddressChanges;
  isReady: boolean;
};

/** Adds an address, while there is room for one: the button, or the form. */
function NewAddress({ kind, entries, changes, isReady }: NewAddressProps) {
  const { t } = useTranslation('booking');
  const { task, begin, toList } = changes;
  const mayEdit = useHasPermission('addresses:edit');
  if (task.kind === 'new') {
    return (
      <AddressForm
        kind={kind}
        entries={entries}
        changes={changes}
        initial={{ title: '', ...noAddress }}
        onCancel={toList}
      />
    );
  }
  if (!mayEdit || entries.length >= addressLimits.ofKind) return null;
  return (
    <div>
      <Button disabled={!isReady} onClick={() => begin({ kind: 'new' })}>
        {t('address.add')}
      </Button>
    </div>
  );
}
