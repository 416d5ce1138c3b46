import type { AddressContent, AddressKind, SavedAddress } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { useRecordChanges } from '../kept-records/use-record-changes.ts';
import { useBookingAddressDeleteMutation, useBookingAddressSaveMutation } from './address-book.queries.ts';
import type { EnteredAddress } from './address-entry.ts';

/** What the dialog is about: its list, or one thing that is being done. */
type AddressTask = { kind: 'list' | 'new' } | { kind: 'edit' | 'delete'; id: string };

type AddressChangesInput = {
  kind: AddressKind;
  toKeep: EnteredAddress | undefined;
  /** What was to be kept is. */
  onKept: () => void;
};

/** Everything that changes the address book, and how the last of it went. */
export function useAddressChanges({ kind, toKeep, onKept }: AddressChangesInput) {
  const { t } = useTranslation('booking');
  const [callSave] = useBookingAddressSaveMutation();
  const [callDelete] = useBookingAddressDeleteMutation();
  const { isBusy, problem, attempt, forgetProblem } = useRecordChanges();
  const [task, setTask] = useState<AddressTask>({ kind: toKeep ? 'new' : 'list' });
  const [done, setDone] = useState('');

  const begin = (next: AddressTask) => {
    forgetProblem();
    setDone('');
    setTask(next);
  };
  const finish = (words: string) => {
    setTask({ kind: 'list' });
    setDone(words);
  };
  return {
    task,
    begin,
    isBusy,
    problem,
    done,
    /** `of`: the entry that is changed, with the version that the change was made from; null for a new one. */
    save: async (content: AddressContent, of: Pick<SavedAddress, 'id' | 'version'> | null) => {
      const isDone = await attempt(() => callSave({ body: { ...content, ...of } }));
      if (!isDone) return;
      const words = t('address.saved', { title: content.title });
      if (toKeep) {
        notify.success(words);
        onKept();
      } else finish(words);
    },
    remove: async ({ id, title }: SavedAddress) => {
      const isDone = await attempt(() => callDelete({ body: { kind, id } }));
      if (isDone) finish(t('address.deleted', { title }));
    },
  };
}

export type AddressChanges = ReturnType<typeof useAddressChanges>;
