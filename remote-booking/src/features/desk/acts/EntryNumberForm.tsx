import { useTranslation } from '@berth/runtime';
import { SendFoot, TextField, TypedNotice } from '@berth/ui';
import styles from '../desk.module.css';
import { type DeskBooking, useDeskEntryNumberMutation } from '../desk.queries.ts';
import { useActOnBooking } from './use-act-on-booking.tsx';

/** Gives a booking its warehouse entry number, or another one. */
export function EntryNumberForm({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) {
  const { t } = useTranslation('booking');
  const [give] = useDeskEntryNumberMutation();
  const { of, notice } = useActOnBooking(
    {
      booking,
      name: 'entryNumber',
      initial: { warehouseEntryNumber: booking.warehouseEntryNumber },
      done: t('desk.saved'),
      onDone,
    },
    (value) => {
      const warehouseEntryNumber = value.warehouseEntryNumber.trim();
      return {
        content: { warehouseEntryNumber },
        problems: warehouseEntryNumber === '' ? [{ path: 'warehouseEntryNumber', rule: 'required' }] : [],
        call: (seen) => give({ body: { ...seen, warehouseEntryNumber } }),
      };
    },
  );
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={of.typed} />
      <TextField of={of} name="warehouseEntryNumber" label={t('desk.entryNumber')} isCode isRequired />
      <p className={styles.quiet}>{t('desk.toldEntryNumber')}</p>
      <SendFoot form={of.form} label={t('desk.save')} />
    </div>
  );
}
