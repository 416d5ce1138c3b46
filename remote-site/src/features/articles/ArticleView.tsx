import { isSafeLink, sitePictureAddress } from '@berth/contract';
import { type CallResult, useLocale, useSiteBase, useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import { RichText } from '../rich-text/RichText.tsx';
import { TextLink } from '../rich-text/TextLink.tsx';
import { type Crumb, PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { SitePicture } from '../site-picture/SitePicture.tsx';
import { dayInWords } from '../words/site-words.ts';
import styles from './ArticleView.module.css';
import { articleData } from './article-data.ts';
import { descriptionOf } from './description-of.ts';
import { startAtTop } from './start-at-top.ts';

type Article = Omit<CallResult<'GET /index/getHelpArticle'>, 'aboutPath'>;

type ArticleViewProps = {
  article: Article;
  /** The page that lists it. */
  above: Crumb;
  categoryPath: string;
  pathOf: (article: { id: string }) => string;
  /** Another article is on its way. */
  isStale: boolean;
  /** Beside the text, above the related. */
  aside?: ReactNode;
  /** Under the text. */
  foot?: ReactNode;
  /** Above all, of an article that is only looked at before it is published: no robot lists it. */
  preview?: ReactNode;
};

/** An article of news or help, whole. */
export function ArticleView({ article, above, isStale, aside, foot, preview, ...paths }: ArticleViewProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const base = useSiteBase();
  const { title, summary, category, publishedOn, updatedOn, source, related, cover } = article;
  const path = paths.pathOf(article);
  useSiteHead({
    title,
    description: descriptionOf(article),
    canonical: path,
    above: [above],
    kind: 'article',
    languages: article.languages,
    data: [articleData(article, { path, locale, base })],
    ...(cover ? { image: sitePictureAddress(cover.id, 1600) } : {}),
    ...(preview === undefined ? {} : { isUnlisted: true }),
  });
  return (
    <SiteFrame>
      {preview}
      <article aria-busy={isStale}>
        <PageIntro title={title} lead={summary} above={[above]}>
          <p className={styles.facts}>
            <time dateTime={publishedOn}>{dayInWords(publishedOn, locale)}</time>
            {updatedOn > publishedOn && (
              <span>{t('article.updated', { day: dayInWords(updatedOn, locale) })}</span>
            )}
            <SiteLink to={paths.categoryPath}>{category.title}</SiteLink>
            {source && (
              <span>
                {t('article.source')}{' '}
                {isSafeLink(source.link) ? (
                  <TextLink href={source.link}>{source.name}</TextLink>
                ) : (
                  source.name
                )}
              </span>
            )}
          </p>
        </PageIntro>
        <div className={styles.columns}>
          <div className={styles.main}>
            {cover && (
              <SitePicture
                className={styles.cover}
                picture={cover}
                sizes="(max-width: 728px) 92vw, 680px"
                isNear
              />
            )}
            <RichText body={article.body} />
            {foot}
          </div>
          <aside className={styles.aside}>
            {aside}
            {related.length > 0 && (
              <section aria-labelledby="related-heading">
                <h2 id="related-heading">{t('article.related')}</h2>
                <ul>
                  {related.map((other) => (
                    <li key={other.id}>
                      <SiteLink to={paths.pathOf(other)} onClick={startAtTop}>
                        {other.title}
                      </SiteLink>
                      <time dateTime={other.publishedOn}>{dayInWords(other.publishedOn, locale)}</time>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </aside>
        </div>
      </article>
    </SiteFrame>
  );
}
