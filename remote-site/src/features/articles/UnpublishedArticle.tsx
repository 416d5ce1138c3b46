import type { ArticleKind, Locale } from '@berth/contract';
import { useLocale, usePageRead, useTranslation } from '@berth/runtime';
import { LanguageLink } from '../site-frame/LanguageLink.tsx';
import { type Crumb, PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { AwaitedPage, MissingPage, UnreadPage } from './PageStates.tsx';
import styles from './UnpublishedArticle.module.css';

type UnpublishedArticleProps = {
  kind: ArticleKind;
  id: string;
  path: string;
  above: Crumb;
};

/** In place of an article that is not published in this language: in which it is, or that there is none. */
export function UnpublishedArticle({ kind, id, path, above }: UnpublishedArticleProps) {
  const locale = useLocale();
  const { data, problem, refetch } = usePageRead('GET /index/getArticleLanguages', { kind, id });
  if (problem) return <UnreadPage title={above.title} refetch={refetch} />;
  if (!data) return <AwaitedPage />;
  const other = data.find(({ lang }) => lang !== locale);
  if (!other) return <MissingArticle path={path} above={above} />;
  return <ArticleElsewhere other={other} path={path} above={above} />;
}

/** There is no such article in any language. */
export function MissingArticle({ path, above }: Pick<UnpublishedArticleProps, 'path' | 'above'>) {
  const { t } = useTranslation('site');
  return (
    <MissingPage title={t('article.missing')} lead={t('article.missingLead')} path={path} above={above} />
  );
}

type Elsewhere = Pick<UnpublishedArticleProps, 'path' | 'above'> & {
  other: { lang: Locale; title: string };
};

function ArticleElsewhere({ other, path, above }: Elsewhere) {
  const { t } = useTranslation('site');
  const title = t('article.notHere');
  // It is no version of the article: it names no other, and none names it.
  useSiteHead({
    title,
    description: t('article.notHereText', { title: other.title }),
    canonical: path,
    above: [above],
    languages: [],
  });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={t('article.notHereLead')} above={[above]}>
        <p className={styles.other}>
          <LanguageLink locale={other.lang} to={path}>
            {other.title}
          </LanguageLink>
        </p>
      </PageIntro>
      <div className={site.section}>
        <SiteLink className={site.quiet} to={above.path}>
          {above.title}
        </SiteLink>
      </div>
    </SiteFrame>
  );
}
