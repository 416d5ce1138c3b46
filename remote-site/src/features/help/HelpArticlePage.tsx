import { articleLimits } from '@berth/contract';
import { useLocale, usePageRead, useSearchParams, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { ArticleView } from '../articles/ArticleView.tsx';
import { AwaitedPage, UnreadPage } from '../articles/PageStates.tsx';
import { MissingArticle, UnpublishedArticle } from '../articles/UnpublishedArticle.tsx';
import type { Crumb } from '../site-frame/PageIntro.tsx';
import { SupportLink } from '../site-frame/SupportLink.tsx';
import site from '../site-frame/site.module.css';
import { helpPath } from './help-choice.ts';
import { PortalPages } from './PortalPages.tsx';

/** `/index/help/article?id=`: a help article. */
export function HelpArticlePage() {
  const { t } = useTranslation('site');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const above = { path: sitePaths.help(), title: t('nav.help') };
  if (id === '' || id.length > articleLimits.slug)
    return <MissingArticle path={sitePaths.helpPage()} above={above} />;
  return <HelpArticle id={id} above={above} />;
}

function HelpArticle({ id, above }: { id: string; above: Crumb }) {
  const { t } = useTranslation('site');
  const lang = useLocale();
  const { data, problem, isStale, refetch } = usePageRead('GET /index/getHelpArticle', { lang, id });
  if (problem?.status === 404)
    return <UnpublishedArticle kind="help" id={id} path={sitePaths.helpArticle({ id })} above={above} />;
  if (problem) return <UnreadPage title={above.title} refetch={refetch} />;
  if (!data) return <AwaitedPage />;
  return (
    <ArticleView
      article={data}
      above={above}
      categoryPath={helpPath({ topic: data.category.code })}
      pathOf={sitePaths.helpArticle}
      isStale={isStale}
      aside={<PortalPages aboutPath={data.aboutPath} />}
      foot={
        <p>
          <SupportLink className={site.quiet}>{t('support.ask')}</SupportLink>
        </p>
      }
    />
  );
}
