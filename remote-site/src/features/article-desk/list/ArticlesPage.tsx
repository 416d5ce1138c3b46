import { type ArticleKind, articleList, listFieldsOf, paths } from '@berth/contract';
import {
  Link,
  tableAnswer,
  useHasPermission,
  useNavigate,
  useSearchParams,
  useTableMemory,
} from '@berth/runtime';
import { DefinedListPage, EmptyState, orDash, StatusDot, toListInput, useTableSearch } from '@berth/ui';
import { Button } from 'antd';
import { type ArticleRow, useSiteArticlesQuery } from '../articles.queries.ts';
import { articleDots } from '../words/article-dots.ts';
import { useArticleWords } from '../words/use-article-words.ts';

const fields = listFieldsOf(articleList);

/** `/site/articles`: news and help with their drafts, for whoever edits the site. */
export function ArticlesPage() {
  const { t } = useArticleWords();
  return useHasPermission('site:edit') ? <Articles /> : <EmptyState text={t('noPermission')} />;
}

function Articles() {
  const { t, locale } = useArticleWords();
  const navigate = useNavigate();
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useSiteArticlesQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const begin = (kind: ArticleKind) => navigate(paths.newArticle({ kind }));
  return (
    <DefinedListPage<typeof articleList, ArticleRow>
      list={articleList}
      cells={{
        title: ({ id, title }) => <Link to={paths.article({ id })}>{title || t('untitled')}</Link>,
        category: ({ category, categoryTitle }) => orDash(categoryTitle[locale] || category),
        hasChanges: ({ hasChanges, state }) =>
          hasChanges && state !== 'draft' ? (
            <StatusDot status="toBeConfirmed">{t('hasChanges')}</StatusDot>
          ) : (
            orDash('')
          ),
        isPinned: ({ isPinned }) => orDash(isPinned ? t('pinned') : ''),
        changedBy: ({ changedBy }) => orDash(changedBy || t('asShipped')),
      }}
      status={{ column: 'state', dots: articleDots }}
      meta={t('listMeta')}
      actions={
        <>
          <Button onClick={() => begin('help')}>{t('newHelp')}</Button>
          <Button type="primary" onClick={() => begin('news')}>
            {t('newNews')}
          </Button>
        </>
      }
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(articleList.name)}
      emptyTexts={{ text: t('empty'), noMatch: t('noMatch') }}
    />
  );
}
