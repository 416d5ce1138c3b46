import { maxReturnReason, problemMessage } from '@berth/contract';
import { problemText, useTranslation } from '@berth/runtime';
import { FormField, FullScreenDialog, TextInput } from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { jumpTo } from '../booking-form/jump-to.ts';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import styles from './ReturnBookings.module.css';
import { BarredBookings, ReturnResults } from './ReturnLists.tsx';
import { type ReturnableBooking, reasonProblem, sortByObstacle } from './returnable-booking.ts';
import { useReturnBookings } from './use-return-bookings.ts';

type ReturnBookingsDialogProps = {
  bookings: readonly ReturnableBooking[];
  warning?: string;
  onDone: (returnedIds: readonly string[]) => void;
};

/** Asks for the reason before anything is returned, and tells what became of each booking where that differs. */
export function ReturnBookingsDialog({ bookings, warning, onDone }: ReturnBookingsDialogProps) {
  const { t, locale } = useTranslation('booking');
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const returning = useReturnBookings({ bookings, onDone });
  const { isBusy, failure, results } = returning;
  const { open, barred } = sortByObstacle(bookings);
  const problem = reasonProblem(reason);
  const handleConfirm = () => {
    setTried(true);
    if (problem) jumpTo(reasonId);
    else void returning.send(reason);
  };
  const closing = <Button onClick={returning.close}>{t('returning.close')}</Button>;
  const asking = (
    <>
      <Button onClick={returning.close} disabled={isBusy}>
        {t('returning.cancel')}
      </Button>
      <Button danger type="primary" loading={isBusy} onClick={handleConfirm}>
        {t('returning.confirm', { count: open.length })}
      </Button>
    </>
  );
  return (
    <FullScreenDialog
      isOpen
      title={t(results ? 'returning.resultTitle' : 'returning.title', { count: open.length })}
      widthPx={560}
      isHeldOpen={isBusy}
      onClose={returning.close}
      footer={results || open.length === 0 ? closing : asking}
    >
      <div className={styles.body}>
        {results ? (
          <ReturnResults results={results} bookings={bookings} />
        ) : (
          <>
            <BarredBookings barred={barred} isAll={open.length === 0} />
            {open.length > 0 && (
              <>
                <p className={styles.words}>{t('returning.explain')}</p>
                <ul className={styles.numbers} aria-label={t('returning.open')}>
                  {open.map(({ id, businessNumber }) => (
                    <li key={id}>{businessNumber}</li>
                  ))}
                </ul>
                {warning && <PageNotice tone="warning" title={warning} />}
                <FormField
                  id={reasonId}
                  label={t('returning.reason')}
                  isRequired
                  help={t('returning.reasonHelp', { max: maxReturnReason })}
                  error={isTried && problem ? problemMessage(problem, locale) : undefined}
                >
                  {(control) => <TextInput {...control} rows={3} value={reason} onChange={setReason} />}
                </FormField>
              </>
            )}
            {failure && failure.status !== 401 && (
              <PageNotice tone="danger" title={problemText(failure, locale)}>
                <div>{t('returning.again')}</div>
              </PageNotice>
            )}
          </>
        )}
      </div>
    </FullScreenDialog>
  );
}
