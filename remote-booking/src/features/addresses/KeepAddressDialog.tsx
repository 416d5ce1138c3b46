import type { AddressKind, SavedAddress } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { FullScreenDialog } from '@berth/ui';
import { AddressForm } from './AddressForm.tsx';
import type { EnteredAddress } from './address-entry.ts';
import { useAddressChanges } from './use-address-changes.ts';

type KeepAddressDialogProps = {
  kind: AddressKind;
  entries: readonly SavedAddress[];
  /** What was entered elsewhere and is to be saved. */
  entered: EnteredAddress;
  onClose: () => void;
};

/** Asks for the name under which an address is saved, and closes once it is. */
export function KeepAddressDialog({ kind, entries, entered, onClose }: KeepAddressDialogProps) {
  const { t } = useTranslation('booking');
  const changes = useAddressChanges(kind);
  return (
    <FullScreenDialog
      isOpen
      title={t('address.keepTitle')}
      widthPx={640}
      isHeldOpen={changes.isBusy}
      onClose={onClose}
    >
      <AddressForm
        kind={kind}
        entries={entries}
        changes={changes}
        initial={{ title: '', ...entered }}
        newAs="entered"
        onCancel={onClose}
        onSaved={(title) => {
          notify.success(t('address.saved', { title }));
          onClose();
        }}
      />
    </FullScreenDialog>
  );
}
