import { problemText, useLocale, useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { Snooze } from './use-snooze.ts';
import styles from './WorklistCard.module.css';

/** What was put off, with the way back, or why it was not. */
export function SnoozeNotice({ snooze }: { snooze: Snooze }) {
  const { t } = useTranslation('worklist');
  const locale = useLocale();
  const { last, failure, isBusy, undo } = snooze;
  const wordsOf = ({ item, problem }: NonNullable<Snooze['failure']>) =>
    problem.code === 'NOT_FOUND'
      ? t('snooze.gone', { number: item.record.number })
      : problemText(problem, locale);
  const button = useRef<HTMLButtonElement>(null);
  // Its row is gone, and with it what had the focus.
  useEffect(() => {
    if (last) button.current?.focus();
  }, [last]);
  return (
    <>
      {failure && (
        <div className={styles.notice}>
          <PageNotice tone="warning" title={wordsOf(failure)} />
        </div>
      )}
      {last && (
        <div className={styles.notice}>
          <PageNotice
            tone="info"
            title={t('snooze.done', { number: last.item.record.number, day: last.until })}
            actions={
              <Button ref={button} size="small" loading={isBusy} onClick={undo}>
                {t('snooze.undo')}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}
