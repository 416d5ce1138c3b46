import { type CallResult, useLocale, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { SiteLink } from '../site-frame/SiteLink.tsx';
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
      {articles.map(({ id, title, summary, category, publishedOn, isPinned }) => (
        <li key={id} className={styles.line}>
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
        </li>
      ))}
    </ol>
  );
}
