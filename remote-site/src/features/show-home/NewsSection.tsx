import type { SitePage } from '@berth/contract';
import { useLocale, useTranslation } from '@berth/runtime';
import site from '../site-frame/site.module.css';
import { dayInWords } from '../words/site-words.ts';
import styles from './NewsSection.module.css';
import { newestFirst, paragraphs } from './news-text.ts';

const newsOnHome = 6;

/** The newest news; each opens in its place. */
export function NewsSection({ news }: Pick<SitePage, 'news'>) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  if (news.length === 0) return null;
  return (
    <section id="news" className={`${site.section} ${site.tinted}`} aria-labelledby="news-heading">
      <div className={site.columns}>
        <div className={site.aside}>
          <h2 id="news-heading" className={site.heading}>
            {t('news.title')}
          </h2>
        </div>
        <div className={`${site.body} ${styles.news}`}>
          {newestFirst(news)
            .slice(0, newsOnHome)
            .map((item) => (
              <details key={item.id} className={styles.item}>
                <summary className={styles.summary}>
                  <time className={styles.date} dateTime={item.date}>
                    {dayInWords(item.date, locale)}
                  </time>
                  <h3 className={styles.title}>{item.title}</h3>
                  <span className={styles.abstract}>{item.summary}</span>
                </summary>
                <div className={styles.text}>
                  {paragraphs(item.body).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </details>
            ))}
        </div>
      </div>
    </section>
  );
}
