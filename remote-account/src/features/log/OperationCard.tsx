import { doerText, operationKinds } from '@berth/contract';
import { localized, useTranslation } from '@berth/runtime';
import { CardLine, cardText, formatMoment, ListCard } from '@berth/ui';
import type { Operation } from '../calls/account.queries.ts';
import styles from './log.module.css';

/** An operation of the log on a narrow screen. */
export function OperationCard({ row }: { row: Operation }) {
  const { locale } = useTranslation('account');
  const subject = localized(row.subject, locale);
  return (
    <ListCard
      name={operationKinds[row.kind][locale]}
      status={<span className={cardText.muted}>{formatMoment(row.at)}</span>}
      amounts={[]}
    >
      {subject !== '' && <span className={`${cardText.plain} ${styles.subject}`}>{subject}</span>}
      <CardLine>
        <span>{doerText(row, locale)}</span>
        <span className={cardText.muted}>{row.address}</span>
      </CardLine>
    </ListCard>
  );
}
