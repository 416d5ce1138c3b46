import { useLocale, usePageRead, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { ArticleLines } from '../articles/ArticleLines.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { BulletinLines } from './BulletinLines.tsx';
import styles from './NewsSection.module.css';

const newsOnHome = 6;
const bulletinsOnHome = 5;

/** Bulletins, the newest news, and the way to all. */
export function NewsSection() {
  const { t } = useTranslation('site');
  const lang = useLocale();
  const { data: news = [] } = usePageRead('GET /index/getNewsNewest', { lang, limit: newsOnHome });
  const { data: bulletins = [] } = usePageRead('GET /index/getBulletins', { lang, limit: bulletinsOnHome });
  if (news.length + bulletins.length === 0) return null;
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
          {bulletins.length > 0 && <BulletinLines bulletins={bulletins} />}
          {news.length > 0 && <ArticleLines articles={news} level={3} />}
        </div>
      </div>
    </section>
  );
}
