import { type AddressKind, addressLimits, type SavedAddress } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FullScreenDialog, TextInput } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import styles from '../kept-records/KeptRecords.module.css';
import { RecordList } from '../kept-records/RecordList.tsx';
import { RecordQuestion } from '../kept-records/RecordQuestion.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressRow } from './AddressRow.tsx';
import { useBookingAddressesQuery } from './address-book.queries.ts';
import { type EnteredAddress, isFound, noAddress } from './address-entry.ts';
import { useAddressChanges } from './use-address-changes.ts';

/** From here on a list is searched rather than read. */
const searchedFrom = 6;

type AddressBookDialogProps = {
  kind: AddressKind;
  /** What was entered elsewhere and is to be kept: the dialog is over once it is. */
  toKeep?: EnteredAddress;
  onUse: (entry: SavedAddress) => void;
  onClose: () => void;
};

/** All addresses of a kind: use, add, change, delete. */
export function AddressBookDialog({ kind, toKeep, onUse, onClose }: AddressBookDialogProps) {
  const { t } = useTranslation('booking');
  const query = useBookingAddressesQuery({ query: { kind } }, { refetchOnMountOrArgChange: true });
  const changes = useAddressChanges({ kind, toKeep, onKept: onClose });
  const { task, begin } = changes;
  const [typed, setTyped] = useState('');
  const entries = query.data ?? [];
  const form = { kind, entries, changes };
  const renderEntry = (entry: SavedAddress) => {
    const isAsked = 'id' in task && task.id === entry.id;
    if (isAsked && task.kind === 'edit') {
      return (
        <li key={entry.id} className={styles.editing}>
          <AddressForm {...form} entry={entry} initial={entry} onCancel={() => begin({ kind: 'list' })} />
        </li>
      );
    }
    if (isAsked && task.kind === 'delete') {
      return (
        <RecordQuestion
          key={entry.id}
          question={t('address.deleteQuestion', { title: entry.title })}
          confirmLabel={t('address.deleteConfirm')}
          isDanger
          isBusy={changes.isBusy}
          problem={changes.problem}
          onConfirm={() => changes.remove(entry)}
          onCancel={() => begin({ kind: 'list' })}
        />
      );
    }
    return <AddressRow key={entry.id} entry={entry} changes={changes} onUse={onUse} />;
  };
  return (
    <FullScreenDialog
      isOpen
      title={t(toKeep ? 'address.keepTitle' : `address.title.${kind}`)}
      widthPx={640}
      isHeldOpen={changes.isBusy}
      onClose={onClose}
    >
      <div className={styles.body}>
        {task.kind === 'new' && (
          <AddressForm
            {...form}
            initial={{ title: '', ...(toKeep ?? noAddress) }}
            onCancel={toKeep ? onClose : () => begin({ kind: 'list' })}
          />
        )}
        {!toKeep && (
          <>
            <p className={styles.done} role="status">
              {changes.done}
            </p>
            {task.kind !== 'new' && entries.length < addressLimits.ofKind && (
              <div>
                <Button disabled={!query.data} onClick={() => begin({ kind: 'new' })}>
                  {t('address.add')}
                </Button>
              </div>
            )}
            {entries.length >= searchedFrom && (
              <TextInput
                aria-label={t('address.search')}
                placeholder={t('address.pickHint')}
                inputMode="search"
                value={typed}
                onChange={setTyped}
              />
            )}
            <RecordList name={t(`address.title.${kind}`)} query={query} emptyText={t('address.empty')}>
              {entries.filter((entry) => isFound(entry, typed)).map(renderEntry)}
            </RecordList>
          </>
        )}
      </div>
    </FullScreenDialog>
  );
}
