import { problemText, useTranslation } from '@berth/runtime';
import { FullScreenDialog, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import styles from './PrintDialog.module.css';
import { PrintFields } from './PrintFields.tsx';
import { BarredFromPrint, PrintNotes } from './PrintNotes.tsx';
import type { PrintableBooking } from './printable-booking.ts';
import { usePrint } from './use-print.ts';
import { usePrintPlan } from './use-print-plan.ts';

type PrintDialogProps = { bookings: readonly PrintableBooking[]; onClose: () => void };

/** What is printed, on what and in which language; says beforehand how much it is and what is left out. */
export function PrintDialog({ bookings, onClose }: PrintDialogProps) {
  const { t, locale } = useTranslation('booking');
  const plan = usePrintPlan(bookings);
  const { isBusy, failure, print } = usePrint(onClose);
  const { open, choices } = plan;
  const isTask = plan.way === 'task';
  const footer = (
    <>
      <Button onClick={onClose}>{t('printing.cancel')}</Button>
      <Button
        type="primary"
        disabled={!plan.canPrint}
        loading={isBusy}
        onClick={() => void print({ bookings: open, choices, isTask })}
      >
        {t(isTask ? 'printing.start' : 'printing.download')}
      </Button>
    </>
  );
  return (
    <FullScreenDialog isOpen title={t('printing.title')} widthPx={560} onClose={onClose} footer={footer}>
      <div className={styles.body}>
        <BarredFromPrint barred={plan.barred} isAll={open.length === 0} />
        <PrintFields plan={plan} />
        <PrintNotes plan={plan} />
        {failure && failure.status !== 401 && (
          <PageNotice tone="danger" title={problemText(failure, locale)} />
        )}
      </div>
    </FullScreenDialog>
  );
}
