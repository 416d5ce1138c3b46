import { hasTaxRefund, paperSlotNames, retainedPapers, retainedUntil } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection, StatusDot } from '@berth/ui';
import type { Declaration } from '../calls/customs.queries.ts';
import styles from './documents.module.css';

type RetainedProps = { declaration: Pick<Declaration, 'content' | 'papers' | 'events'> };

/** The papers that a tax refund's customer has to retain, which of them are here, and until when. */
export function Retained({ declaration: { content, papers, events } }: RetainedProps) {
  const { t, locale } = useTranslation('customs');
  if (!hasTaxRefund(content.kind)) return null;
  const until = retainedUntil(events);
  const current = papers.filter(({ replacedAt }) => replacedAt === null);
  return (
    <FormSection
      title={t('retained.title')}
      id="declaration-retained"
      aside={until === null ? t('retained.later') : t('retained.until', { day: until })}
    >
      <ul className={styles.retained}>
        {retainedPapers.map((slot) => {
          const count = current.filter((paper) => paper.slot === slot).length;
          return (
            <li key={slot}>
              <StatusDot status={count > 0 ? 'confirmed' : 'notSubmitted'}>
                {paperSlotNames[slot][locale]}
              </StatusDot>
              <span className={styles.about}>
                {count > 0 ? t('retained.here', { count }) : t('retained.missing')}
              </span>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
