import { type BookingKind, bookingStatusNames } from '@berth/contract';
import { Link, useOpenPagePath, useTranslation } from '@berth/runtime';
import { CodeText, PageHeader, StatusDot } from '@berth/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { BookingIdentity } from '../save/booking-request.ts';
import type { BusinessNumber } from '../save/use-business-number.ts';
import styles from './EditorHeader.module.css';

type EditorHeaderProps = {
  kind: { kind: BookingKind; paths: { list: () => string } };
  /** The booking as it is now; null for a new one. */
  known: BookingIdentity | null;
  /** It is not there any more. */
  isGone: boolean;
  number: BusinessNumber;
  /** What else can be done with the booking. */
  actions?: ReactNode;
};

/** Title, business number and status. */
export function EditorHeader(props: EditorHeaderProps) {
  const { known, isGone, number, actions } = props;
  const { kind, paths } = props.kind;
  const { t, locale } = useTranslation('booking');
  const toList = useOpenPagePath(paths.list());
  return (
    <PageHeader
      title={t(known ? 'edit.title' : 'edit.newTitle', { context: kind })}
      meta={
        <>
          <span className={styles.number}>
            <span className={styles.label}>{t('field.businessNumber')}</span>
            <NumberText number={number} />
          </span>
          {known && !isGone && (
            <StatusDot status={known.status}>{bookingStatusNames[known.status][locale]}</StatusDot>
          )}
        </>
      }
      actions={
        <>
          <Link className={styles.back} to={toList}>
            {t('edit.toList')}
          </Link>
          {actions}
        </>
      }
    />
  );
}

function NumberText({ number }: { number: BusinessNumber }) {
  const { t } = useTranslation('booking');
  if (number.number) return <CodeText code={number.number} />;
  if (!number.hasFailed) return <span className={styles.waiting} aria-hidden="true" />;
  return (
    <>
      {t('edit.noNumber')}
      <Button type="link" size="small" onClick={number.take}>
        {t('edit.takeNumber')}
      </Button>
    </>
  );
}
