import { type BookingStatus, bookingStatusNames, canBooking } from '@berth/contract';
import {
  Link,
  RemoteSlot,
  sameTab,
  useHasPermission,
  useOpenPagePath,
  usePageTitle,
  useTranslation,
  useUser,
} from '@berth/runtime';
import { CodeText, FormSection, PageHeader, PageNotice, PageWatermark, StatusDot } from '@berth/ui';
import type { ReactNode } from 'react';
import { BookingHistory, type HistoryEntry } from './BookingHistory.tsx';
import styles from './BookingView.module.css';

type BookingViewProps = {
  /** The context of those words that differ (`view.title_fcl`), and where its pages are; `edit` where there is a form. */
  kind: { kind: string; paths: { list: () => string; edit?: (booking: { id: string }) => string } };
  saved: {
    id: string;
    businessNumber: string;
    status: BookingStatus;
    returnReason?: string;
    history: readonly HistoryEntry[];
  };
  /** What else can be done with it. */
  actions?: ReactNode;
  /** What was booked, by section. */
  children: ReactNode;
};

/** The page of a booking to read, of any kind: its head, why it was returned, what was booked, and who did what. */
export function BookingView({ kind: { kind, paths }, saved, actions, children }: BookingViewProps) {
  const { t, locale } = useTranslation('booking');
  const { businessNumber, status, returnReason } = saved;
  const toList = useOpenPagePath(paths.list());
  const user = useUser();
  const mayEdit = useHasPermission('bookings:edit');
  const editPath = mayEdit && canBooking(status, 'edit') && paths.edit?.(saved);
  // The form of the same booking may be open beside it, under its number.
  usePageTitle(editPath ? t('view.tabTitle', { number: businessNumber }) : businessNumber);
  return (
    <div className={styles.page}>
      {/* What is photographed or printed from here says by whom. */}
      {user && <PageWatermark lines={[user.name, user.account]} />}
      <PageHeader
        title={t('view.title', { context: kind })}
        meta={
          <>
            <CodeText code={businessNumber} />
            <StatusDot status={status}>{bookingStatusNames[status][locale]}</StatusDot>
          </>
        }
        actions={
          <>
            <Link to={toList}>{t('edit.toList')}</Link>
            {editPath && (
              <Link to={editPath} replace state={sameTab}>
                {t('view.edit')}
              </Link>
            )}
            {actions}
          </>
        }
      />
      {status === 'returned' && (
        <PageNotice tone="danger" title={t('view.returned')}>
          {returnReason && <div>{t('view.returnReason', { reason: returnReason })}</div>}
        </PageNotice>
      )}
      {children}
      {/* Nobody declares, quotes or bills a draft. */}
      {status !== 'draft' && <RemoteSlot slot="booking.customs" />}
      {status !== 'draft' && <RemoteSlot slot="booking.fees" />}
      <FormSection title={t('section.history')} id="view-history">
        <BookingHistory history={saved.history} />
      </FormSection>
    </div>
  );
}
