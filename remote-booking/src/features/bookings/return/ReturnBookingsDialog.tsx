import { maxReturnReason } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { BulkDialog, FormField, jumpTo, PageNotice, TextInput } from '@berth/ui';
import { useId } from 'react';
import { useBulkWords } from '../bulk/use-bulk-words.ts';
import type { ReturnableBooking } from './returnable-booking.ts';
import { useReturn } from './use-return.ts';

type ReturnBookingsDialogProps = {
  bookings: readonly ReturnableBooking[];
  warning?: string;
  onDone: (returnedIds: readonly string[]) => void;
};

/** Asks for the reason before anything is returned. */
export function ReturnBookingsDialog({ bookings, warning, onDone }: ReturnBookingsDialogProps) {
  const { t } = useTranslation('booking');
  const reasonId = useId();
  const returning = useReturn({ bookings, onDone, onRefused: () => jumpTo(reasonId) });
  const { bulk, barred, typed, error, confirm } = returning;
  return (
    <BulkDialog
      words={useBulkWords('returning')}
      bulk={bulk}
      barred={barred}
      nameOf={({ businessNumber }) => businessNumber}
      onConfirm={confirm}
      typed={typed}
    >
      {warning && <PageNotice tone="warning" title={warning} />}
      <FormField
        id={reasonId}
        label={t('returning.reason')}
        isRequired
        help={t('returning.reasonHelp', { max: maxReturnReason })}
        error={error}
      >
        {(control) => <TextInput {...control} rows={3} value={typed.value} onChange={typed.set} />}
      </FormField>
    </BulkDialog>
  );
}
