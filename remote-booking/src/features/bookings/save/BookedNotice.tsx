import { bookingStatusNames } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import type { BookedNumber } from './use-booked-number.ts';

type BookedNoticeProps = {
  editor: { booked: BookedNumber; saveAnew: () => void };
  viewPath: (booking: { id: string }) => string;
};

/** The number of this new booking has a booking already: is this a change of it, or another one? */
export function BookedNotice({ editor: { booked, saveAnew }, viewPath }: BookedNoticeProps) {
  const { t, locale } = useTranslation('booking');
  const { stored, mayGoOn } = booked;
  if (!stored) return null;
  const { businessNumber, status } = stored;
  return (
    <PageNotice
      tone="warning"
      title={t('booked.title', { number: businessNumber, status: bookingStatusNames[status][locale] })}
      actions={
        <>
          {mayGoOn && (
            <Button type="primary" onClick={booked.goOn}>
              {t('booked.goOn')}
            </Button>
          )}
          <Button onClick={saveAnew}>{t('booked.anew')}</Button>
          <Link to={viewPath(stored)}>{t('live.view')}</Link>
        </>
      }
    >
      <div>{t('booked.explain')}</div>
    </PageNotice>
  );
}
