import { type CallResult, useLocale, useTranslation } from '@berth/runtime';
import { AnyLink } from '../site-frame/AnyLink.tsx';
import { dayInWords } from '../words/site-words.ts';
import styles from './BulletinLines.module.css';

/** Bulletins as dated lines, above the news. */
export function BulletinLines({ bulletins }: { bulletins: CallResult<'GET /index/getBulletins'> }) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  return (
    <ol className={styles.lines} aria-label={t('bulletins.title')}>
      {bulletins.map(({ id, text, day, link, isPinned }) => (
        <li key={id} className={styles.line}>
          <span className={styles.when}>
            <time dateTime={day}>{dayInWords(day, locale)}</time>
            {isPinned && <span className={styles.pinned}>{t('articles.pinned')}</span>}
          </span>
          <span>{link === null ? text : <AnyLink to={link}>{text}</AnyLink>}</span>
        </li>
      ))}
    </ol>
  );
}
