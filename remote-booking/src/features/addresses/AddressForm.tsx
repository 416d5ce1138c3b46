import {
  type AddressContent,
  type AddressKind,
  addressFields,
  addressProblems,
  type Problem,
  type SavedAddress,
} from '@berth/contract';
import { useNoteTyped, useUser } from '@berth/runtime';
import { RecordForm, useRecordForm, useTyped } from '@berth/ui';
import { AddressFields, type TypedAddress } from './AddressFields.tsx';
import { addressToSend } from './address-entry.ts';
import type { AddressChanges } from './use-address-changes.ts';

type AddressFormProps = {
  kind: AddressKind;
  entries: readonly SavedAddress[];
  /** The one that is changed, as it is by now; absent for a new one. */
  entry?: SavedAddress;
  initial: TypedAddress;
  /** A new one that was entered elsewhere has a text of its own. */
  newAs?: 'new' | 'entered';
  changes: AddressChanges;
  onCancel: () => void;
  onSaved?: (title: string) => void;
};

/** An address to enter. What was typed stays until it is saved. */
export function AddressForm(props: AddressFormProps) {
  const { kind, entries, entry, initial, newAs = 'new', changes, onCancel, onSaved } = props;
  const userId = useUser()?.id ?? '';
  const typed = useTyped(`${userId}.address.${kind}.${entry?.id ?? newAs}`, initial, useNoteTyped());
  const content = addressToSend({ ...typed.value, kind });
  const save = async (version: string | undefined) => {
    const isDone = await changes.save(content, entry ? { id: entry.id, version } : null);
    if (!isDone) return;
    typed.settle(typed.value);
    onSaved?.(content.title);
  };
  const form = useRecordForm({
    firstField: 'title',
    content,
    problems: problemsOf(content, entries, entry?.id),
    refused: changes.problem,
    version: entry?.version,
    onSave: (version) => void save(version),
  });
  const handleCancel = () => {
    typed.forget();
    onCancel();
  };
  return (
    <RecordForm form={form} changes={changes} fields={addressFields[kind]} onCancel={handleCancel}>
      <AddressFields kind={kind} typed={typed.value} form={form} onChange={typed.set} />
    </RecordForm>
  );
}

function problemsOf(
  content: AddressContent,
  entries: readonly SavedAddress[],
  id: string | undefined,
): Problem[] {
  const problems = addressProblems(content);
  const isTaken = entries.some((other) => other.title === content.title && other.id !== id);
  return isTaken ? [{ path: 'title', rule: 'takenName' }, ...problems] : problems;
}
