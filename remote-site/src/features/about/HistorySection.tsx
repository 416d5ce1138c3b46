import { useLocale, useTranslation } from '@berth/runtime';
import site from '../site-frame/site.module.css';
import { monthInWords } from '../words/site-words.ts';
import type { About } from './about.queries.ts';
import styles from './HistorySection.module.css';
import { QuayStack } from './QuayStack.tsx';

/** The years along a quay: with each event one container more stands on it. */
export function HistorySection({ history }: Pick<About, 'history'>) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  if (history.length === 0) return null;
  return (
    <section className={`${site.section} ${site.tinted}`} aria-labelledby="history-heading">
      <h2 id="history-heading" className={site.heading}>
        {t('about.history')}
      </h2>
      <ol className={styles.quay}>
        {history.map(({ id, year, month, title, text }, at) => (
          <li key={id}>
            <QuayStack className={styles.stack} boxes={at + 1} />
            <div className={styles.event}>
              <time className={styles.month} dateTime={`${year}-${String(month).padStart(2, '0')}`}>
                {monthInWords(year, month, locale)}
              </time>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
