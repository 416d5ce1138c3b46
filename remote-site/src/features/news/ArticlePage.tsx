import { articleLimits } from '@berth/contract';
import { useLocale, usePageRead, useSearchParams, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { ArticleView } from '../articles/ArticleView.tsx';
import { AwaitedPage, UnreadPage } from '../articles/PageStates.tsx';
import { MissingArticle, UnpublishedArticle } from '../articles/UnpublishedArticle.tsx';
import { Neighbours } from './Neighbours.tsx';
import { newsListPath } from './news-choice.ts';

/** `/index/news/detail?id=`: a news article. */
export function ArticlePage() {
  const { t } = useTranslation('site');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const above = { path: sitePaths.news(), title: t('nav.news') };
  if (id === '' || id.length > articleLimits.slug)
    return <MissingArticle path={sitePaths.newsPage()} above={above} />;
  return <NewsArticle id={id} above={above} />;
}

function NewsArticle({ id, above }: { id: string; above: { path: string; title: string } }) {
  const lang = useLocale();
  const { data, problem, isStale, refetch } = usePageRead('GET /index/getNewsDetail', { lang, id });
  if (problem?.status === 404)
    return <UnpublishedArticle kind="news" id={id} path={sitePaths.article({ id })} above={above} />;
  if (problem) return <UnreadPage title={above.title} refetch={refetch} />;
  if (!data) return <AwaitedPage />;
  return (
    <ArticleView
      article={data}
      above={above}
      categoryPath={newsListPath({ cate: data.category.code })}
      pathOf={sitePaths.article}
      isStale={isStale}
      foot={<Neighbours previous={data.previous} next={data.next} />}
    />
  );
}
