import { BookOutlined } from '@ant-design/icons';
import type { AddressKind, SavedAddress } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect } from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { choicesOf } from '../booking-choices/booking-choices.queries.ts';
import styles from './AddressBook.module.css';
import { AddressBookDialog } from './AddressBookDialog.tsx';
import { useBookingAddressesQuery } from './address-book.queries.ts';
import { type EnteredAddress, findEntry, hasAddress } from './address-entry.ts';

type AddressBookProps = {
  kind: AddressKind;
  /** What stands in the form. */
  entered: EnteredAddress;
  onPick: (address: EnteredAddress) => void;
  className?: string;
};

/** The customer's address book beside the fields of an address: pick one, keep what was entered, look after them. */
export function AddressBook({ kind, entered, onPick, className }: AddressBookProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const query = useBookingAddressesQuery({ query: { kind } });
  const [opened, setOpened] = useState<'list' | 'new' | null>(null);
  const { options: entries, onRetry } = choicesOf({
    ...query,
    data: query.data?.map(optionOf),
  });
  const known = findEntry(query.data ?? [], kind, entered);
  const pick = (entry: SavedAddress | undefined) => {
    if (entry) onPick(contentOf(entry));
  };
  return (
    <div className={[styles.book, className].filter(Boolean).join(' ')}>
      <FormField id={id} label={t('address.pick')} className={styles.pick}>
        {(control) => (
          <SearchSelect
            {...control}
            options={entries}
            onRetry={onRetry}
            isKept
            placeholder={t(query.data?.length === 0 ? 'address.none' : 'address.pickHint')}
            value={known?.id ?? ''}
            onChange={(chosen) => pick(query.data?.find((entry) => entry.id === chosen))}
            detail={({ detail }) => detail}
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        {hasAddress(entered) && query.data && !known && (
          <Button onClick={() => setOpened('new')}>{t('address.keep')}</Button>
        )}
        <Button icon={<BookOutlined aria-hidden="true" />} onClick={() => setOpened('list')}>
          {t('address.manage')}
        </Button>
      </div>
      {opened && (
        <AddressBookDialog
          kind={kind}
          toKeep={opened === 'new' ? entered : undefined}
          onUse={(entry) => {
            setOpened(null);
            pick(entry);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function optionOf({ id, title, search, address }: SavedAddress) {
  return { value: id, nameZh: title, nameEn: title, search, detail: address };
}

function contentOf({ phone, country, stateName, postalCode, address }: SavedAddress): EnteredAddress {
  return { phone, country, stateName, postalCode, address };
}
