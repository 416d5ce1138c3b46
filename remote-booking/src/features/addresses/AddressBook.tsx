import { BookOutlined } from '@ant-design/icons';
import type { AddressKind, SavedAddress } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { FormField, SearchSelect } from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { choicesOf } from '../choices/booking-choices.queries.ts';
import styles from './AddressBook.module.css';
import { AddressBookDialog } from './AddressBookDialog.tsx';
import { useBookingAddressesQuery } from './address-book.queries.ts';
import { type EnteredAddress, findEntry, hasAddress } from './address-entry.ts';
import { KeepAddressDialog } from './KeepAddressDialog.tsx';

type AddressBookProps = {
  kind: AddressKind;
  /** What stands in the form. */
  entered: EnteredAddress;
  /** With the name that it has in the book. */
  onPick: (address: EnteredAddress, title: string) => void;
  className?: string;
};

/** The customer's address book beside the fields of an address: pick one, keep what was entered, look after them. */
export function AddressBook({ kind, entered, onPick, className }: AddressBookProps) {
  const { t } = useTranslation('booking');
  const query = useBookingAddressesQuery({ query: { kind } });
  const mayEdit = useHasPermission('addresses:edit');
  const [opened, setOpened] = useState<'list' | 'new' | null>(null);
  const entries = query.data ?? [];
  const known = findEntry(entries, kind, entered);
  const close = () => setOpened(null);
  const pick = (entry: SavedAddress) => {
    close();
    onPick(contentOf(entry), entry.title);
  };
  return (
    <div className={[styles.book, className].filter(Boolean).join(' ')}>
      <AddressPick query={query} known={known} onPick={pick} />
      <div className={styles.buttons}>
        {mayEdit && hasAddress(entered) && query.data && !known && (
          <Button onClick={() => setOpened('new')}>{t('address.keep')}</Button>
        )}
        <Button icon={<BookOutlined aria-hidden="true" />} onClick={() => setOpened('list')}>
          {t('address.manage')}
        </Button>
      </div>
      {opened === 'list' && <AddressBookDialog kind={kind} onUse={pick} onClose={close} />}
      {opened === 'new' && (
        <KeepAddressDialog kind={kind} entries={entries} entered={entered} onClose={close} />
      )}
    </div>
  );
}

type AddressPickProps = {
  query: { data?: readonly SavedAddress[]; isError: boolean; refetch: () => unknown };
  known: SavedAddress | undefined;
  onPick: (entry: SavedAddress) => void;
};

function AddressPick({ query, known, onPick }: AddressPickProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const { options, onRetry } = choicesOf({ ...query, data: query.data?.map(optionOf) });
  const handleChange = (chosen: string) => {
    const entry = query.data?.find((each) => each.id === chosen);
    if (entry) onPick(entry);
  };
  return (
    <FormField id={id} label={t('address.pick')} className={styles.pick}>
      {(control) => (
        <SearchSelect
          {...control}
          options={options}
          onRetry={onRetry}
          isKept
          placeholder={t(query.data?.length === 0 ? 'address.none' : 'address.pickHint')}
          value={known?.id ?? ''}
          onChange={handleChange}
          detail={({ detail }) => detail}
        />
      )}
    </FormField>
  );
}

function optionOf({ id, title, search, address }: SavedAddress) {
  return { value: id, nameZh: title, nameEn: title, search, detail: address };
}

function contentOf({ phone, country, stateName, postalCode, address }: SavedAddress): EnteredAddress {
  return { phone, country, stateName, postalCode, address };
}
