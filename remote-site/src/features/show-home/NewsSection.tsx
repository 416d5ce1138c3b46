import { useLocale, usePageRead, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { ArticleLines } from '../articles/ArticleLines.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import styles from './NewsSection.module.css';

const newsOnHome = 6;

/** The newest news, and the way to all. */
export function NewsSection() {
  const { t } = useTranslation('site');
  const { data } = usePageRead('GET /index/getNewsNewest', { lang: useLocale(), limit: newsOnHome });
  if (!data || data.length === 0) return null;
  return (
    <section id="news" className={`${site.section} ${site.tinted}`} aria-labelledby="news-heading">
      <div className={site.columns}>
        <div className={site.aside}>
          <h2 id="news-heading" className={site.heading}>
            {t('news.title')}
          </h2>
          <p className={styles.all}>
            <SiteLink className={site.quiet} to={sitePaths.news()}>
              {t('articles.seeAll')}
            </SiteLink>
          </p>
        </div>
        <div className={site.body}>
          <ArticleLines articles={data} level={3} />
        </div>
      </div>
    </section>
  );
}
