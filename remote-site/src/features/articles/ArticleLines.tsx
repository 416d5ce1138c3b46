import { type CallResult, useLocale, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import { SitePicture } from '../site-picture/SitePicture.tsx';
import { dayInWords } from '../words/site-words.ts';
import styles from './ArticleLines.module.css';

type ArticleLinesProps = {
  articles: CallResult<'GET /index/getNewsNewest'>;
  /** The level of their headings. */
  level: 2 | 3;
  /** Whether the pinned stand first, and are marked. */
  hasPinned?: boolean;
};

/** News as dated lines. */
export function ArticleLines({ articles, level, hasPinned = false }: ArticleLinesProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.lines}>
      {articles.map(({ id, title, summary, category, publishedOn, isPinned, cover }) => (
        <li key={id} className={cover ? `${styles.line} ${styles.hasCover}` : styles.line}>
          <div className={styles.when}>
            <time dateTime={publishedOn}>{dayInWords(publishedOn, locale)}</time>
            {hasPinned && isPinned && <span className={styles.pinned}>{t('articles.pinned')}</span>}
          </div>
          <div>
            <Heading className={styles.title}>
              <SiteLink to={sitePaths.article({ id })}>{title}</SiteLink>
            </Heading>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.category}>{category.title}</p>
          </div>
          {cover && (
            <SitePicture
              className={styles.cover}
              picture={cover}
              sizes="(max-width: 767px) 92vw, 176px"
              isNear={false}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
