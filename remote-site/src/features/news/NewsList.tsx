import { addressIn } from '@berth/contract';
import { type CallResult, useLocale, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { ArticleLines } from '../articles/ArticleLines.tsx';
import { Chips } from '../articles/Chips.tsx';
import { ListColumns } from '../articles/ListColumns.tsx';
import { NothingFound } from '../articles/NothingFound.tsx';
import { SearchForm } from '../articles/SearchForm.tsx';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import styles from './NewsList.module.css';
import { NewsPaging } from './NewsPaging.tsx';
import { type NewsChoice, newsListPath } from './news-choice.ts';

type NewsListProps = {
  choice: NewsChoice;
  categories: CallResult<'GET /index/getNewsCate'>;
  rows: CallResult<'GET /index/getNewsList'>['rows'];
  total: number;
  pages: number;
  /** Another choice is on its way. */
  isStale: boolean;
};

export function NewsList({ choice, categories, rows, total, pages, isStale }: NewsListProps) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const { cate, search, page } = choice;
  const category = categories.find(({ code }) => code === cate);
  const all = { path: sitePaths.news(), title: t('nav.news') };
  const above = category ? [all] : [];
  const title = category?.title ?? all.title;
  const lead = t('news.lead');
  useSiteHead({
    title: page === 1 ? title : t('news.titleOfPage', { title, page }),
    description: category ? t('news.ofCategory', { category: category.title }) : lead,
    // A search is no page of its own to a search engine.
    canonical: newsListPath({ cate, page }),
    above,
  });
  const chips = [
    {
      to: newsListPath({}),
      title: t('articles.all'),
      count: categories.reduce((sum, { count }) => sum + count, 0),
      isCurrent: cate === '',
    },
    ...categories
      .filter(({ code, count }) => count > 0 || code === cate)
      .map((each) => ({
        to: newsListPath({ cate: each.code }),
        title: each.title,
        count: each.count,
        isCurrent: each.code === cate,
      })),
  ];
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} above={above} />
      <ListColumns
        aside={
          <>
            <SearchForm
              label={t('news.search')}
              path={sitePaths.news()}
              search={search}
              kept={cate === '' ? {} : { cate }}
              addressOf={(asked) => newsListPath({ cate, search: asked })}
            />
            <Chips label={t('news.categories')} chips={chips} />
            <p className={styles.feed}>
              <a href={addressIn(locale, sitePaths.newsFeed())} type="application/rss+xml">
                {t('news.rss')}
              </a>
            </p>
          </>
        }
      >
        <div aria-busy={isStale}>
          {rows.length === 0 ? (
            <NothingFound search={search} empty={t('news.empty')} />
          ) : (
            <>
              {search !== '' && <p className={styles.found}>{t('articles.found', { search, total })}</p>}
              <ArticleLines articles={rows} level={2} hasPinned />
              <NewsPaging choice={choice} pages={pages} />
            </>
          )}
        </div>
      </ListColumns>
    </SiteFrame>
  );
}
