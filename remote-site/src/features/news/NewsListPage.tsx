import { useLocale, usePageRead, useSearchParams, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { AwaitedPage, MissingPage, UnreadPage } from '../articles/PageStates.tsx';
import { NewsList } from './NewsList.tsx';
import { newsListPath, readNewsChoice } from './news-choice.ts';

const pageSize = 10;

/** `/index/news`: all news, of a category, of a search. */
export function NewsListPage() {
  const { t } = useTranslation('site');
  const lang = useLocale();
  const [params] = useSearchParams();
  const choice = readNewsChoice(params);
  const { cate, search, page } = choice;
  const categories = usePageRead('GET /index/getNewsCate', { lang });
  const list = usePageRead('GET /index/getNewsList', {
    lang,
    page,
    pageSize,
    ...(cate === '' ? {} : { cate }),
    ...(search === '' ? {} : { search }),
  });
  if (categories.problem) return <UnreadPage title={t('nav.news')} refetch={categories.refetch} />;
  if (list.problem) return <UnreadPage title={t('nav.news')} refetch={list.refetch} />;
  if (!categories.data || !list.data) return <AwaitedPage />;
  const isUnknown = cate !== '' && !categories.data.some(({ code }) => code === cate);
  const isPastEnd = page > 1 && !list.isStale && list.data.rows.length === 0;
  if (isUnknown || isPastEnd) {
    return (
      <MissingPage
        title={t('news.noPage')}
        lead={t('news.noPageLead')}
        path={newsListPath(choice)}
        above={{ path: sitePaths.news(), title: t('nav.news') }}
      />
    );
  }
  return (
    <NewsList
      choice={choice}
      categories={categories.data}
      rows={list.data.rows}
      total={list.data.total}
      pages={Math.max(1, Math.ceil(list.data.total / pageSize))}
      isStale={list.isStale}
    />
  );
}
