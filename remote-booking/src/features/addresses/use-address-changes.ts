import type { AddressContent, AddressKind, SavedAddress } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { useRecordChanges } from '@berth/ui';
import { useBookingAddressDeleteMutation, useBookingAddressSaveMutation } from './address-book.queries.ts';

/** Everything that changes the address book, and how the last of it went. */
export function useAddressChanges(kind: AddressKind) {
  const { t } = useTranslation('booking');
  const [callSave] = useBookingAddressSaveMutation();
  const [callDelete] = useBookingAddressDeleteMutation();
  const { attempt, ...changes } = useRecordChanges<{ kind: 'new' }>({ kind: 'list' });
  return {
    ...changes,
    /** `of`: the entry that is changed, with the version that the change was made from; null for a new one. */
    save: (content: AddressContent, of: { id: string; version: string | undefined } | null) =>
      attempt(() => callSave({ body: { ...content, ...of } }), t('address.saved', { title: content.title })),
    remove: ({ id, title }: SavedAddress) =>
      attempt(() => callDelete({ body: { kind, id } }), t('address.deleted', { title })),
  };
}

export type AddressChanges = ReturnType<typeof useAddressChanges>;
