import type { SavedAddress } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { RecordQuestion, recordClasses } from '@berth/ui';
import { AddressForm } from './AddressForm.tsx';
import { AddressRow } from './AddressRow.tsx';
import type { AddressChanges } from './use-address-changes.ts';

type AddressEntryProps = {
  entry: SavedAddress;
  entries: readonly SavedAddress[];
  changes: AddressChanges;
  onUse: (entry: SavedAddress) => void;
};

/** One address of the list: as it is, as it is changed, or what is asked about it. */
export function AddressEntry({ entry, entries, changes, onUse }: AddressEntryProps) {
  const { t } = useTranslation('booking');
  const { task, toList } = changes;
  if (!('id' in task) || task.id !== entry.id) {
    return <AddressRow entry={entry} changes={changes} onUse={onUse} />;
  }
  if (task.kind === 'edit') {
    return (
      <li className={recordClasses.editing}>
        <AddressForm
          kind={entry.kind}
          entries={entries}
          entry={entry}
          changes={changes}
          initial={entry}
          onCancel={toList}
        />
      </li>
    );
  }
  return (
    <RecordQuestion
      question={t('address.deleteQuestion', { title: entry.title })}
      confirmLabel={t('address.deleteConfirm')}
      isDanger
      changes={changes}
      onConfirm={() => void changes.remove(entry)}
    />
  );
}
