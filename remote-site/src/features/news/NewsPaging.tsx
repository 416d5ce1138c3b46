import { useTranslation } from '@berth/runtime';
import { startAtTop } from '../articles/start-at-top.ts';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import styles from './NewsPaging.module.css';
import { type NewsChoice, newsListPath } from './news-choice.ts';

/** To the pages before and after; nothing where there is one. */
export function NewsPaging({ choice, pages }: { choice: NewsChoice; pages: number }) {
  const { t } = useTranslation('site');
  const { page } = choice;
  if (pages <= 1) return null;
  const look = `${site.quiet} ${site.compact}`;
  return (
    <nav className={styles.paging} aria-label={t('news.pages')}>
      {page > 1 && (
        <SiteLink
          className={look}
          rel="prev"
          to={newsListPath({ ...choice, page: page - 1 })}
          onClick={startAtTop}
        >
          {t('news.previousPage')}
        </SiteLink>
      )}
      <span>{t('news.pageOf', { page, pages })}</span>
      {page < pages && (
        <SiteLink
          className={look}
          rel="next"
          to={newsListPath({ ...choice, page: page + 1 })}
          onClick={startAtTop}
        >
          {t('news.nextPage')}
        </SiteLink>
      )}
    </nav>
  );
}
