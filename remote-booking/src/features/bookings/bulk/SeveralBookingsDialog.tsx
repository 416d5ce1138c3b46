import { problemText, useTranslation } from '@berth/runtime';
import { FullScreenDialog, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { BarredBookings, BookingResults } from './BookingLines.tsx';
import type { BarredBooking, NamedBooking } from './booking-results.ts';
import styles from './SeveralBookings.module.css';
import type { SeveralBookings } from './use-several-bookings.ts';

type SeveralBookingsDialogProps = {
  several: SeveralBookings;
  barred: readonly BarredBooking[];
  onConfirm: () => void;
  /** Told of each booking beside its number. */
  noteOf?: (booking: NamedBooking) => ReactNode;
  /** What is asked, or said, besides. */
  children?: ReactNode;
};

/** Asks before something is done with several bookings, and tells what became of each where that differs. */
export function SeveralBookingsDialog({ several, onConfirm, ...question }: SeveralBookingsDialogProps) {
  const { t } = useTranslation('booking');
  const { words, bookings, open, isBusy, results, close } = several;
  const isAsking = !results && open.length > 0;
  const titleOf = () => {
    if (results) return t(`${words}.resultTitle`);
    return isAsking
      ? t(`${words}.title`, { count: open.length })
      : t(`${words}.action`, { count: bookings.length });
  };
  return (
    <FullScreenDialog
      isOpen
      title={titleOf()}
      widthPx={560}
      isHeldOpen={isBusy}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {t(`${words}.${isAsking ? 'cancel' : 'close'}`)}
          </Button>
          {isAsking && (
            <Button danger type="primary" loading={isBusy} onClick={onConfirm}>
              {t(`${words}.confirm`, { count: open.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {results ? (
          <BookingResults {...{ words, bookings, results }} barred={question.barred} />
        ) : (
          <Question several={several} {...question} />
        )}
      </div>
    </FullScreenDialog>
  );
}

function Question({ several, barred, noteOf, children }: Omit<SeveralBookingsDialogProps, 'onConfirm'>) {
  const { t } = useTranslation('booking');
  const { words, open } = several;
  return (
    <>
      <BarredBookings words={words} barred={barred} isAll={open.length === 0} />
      {open.length > 0 && (
        <>
          <p className={styles.words}>{t(`${words}.explain`)}</p>
          <ul className={styles.numbers} aria-label={t(`${words}.open`)}>
            {open.map((booking) => (
              <li key={booking.id}>
                {booking.businessNumber} {noteOf?.(booking)}
              </li>
            ))}
          </ul>
          {children}
        </>
      )}
      <Failure several={several} />
    </>
  );
}

function Failure({ several: { words, failure } }: Pick<SeveralBookingsDialogProps, 'several'>) {
  const { t, locale } = useTranslation('booking');
  if (!failure || failure.status === 401) return null;
  return (
    <PageNotice tone="danger" title={problemText(failure, locale)}>
      <div>{t(`${words}.again`)}</div>
    </PageNotice>
  );
}
