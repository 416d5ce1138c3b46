import { type ArticleKind, paths } from '@berth/contract';
import {
  Link,
  problemOf,
  problemText,
  sameTab,
  useHasPermission,
  useNavigate,
  useOpenPagePath,
  useSearchParams,
} from '@berth/runtime';
import { EmptyState, ErrorState, FormSkeleton } from '@berth/ui';
import { lazy, Suspense, useState } from 'react';
import { useSiteArticleQuery } from '../articles.queries.ts';
import { useArticleWords } from '../words/use-article-words.ts';

// The editor is half of what the pages of staff weigh: who only looks at the list does not load it.
const ArticleEditorView = lazy(() =>
  import('./ArticleEditorView.tsx').then((module) => ({ default: module.ArticleEditorView })),
);

/** `/site/articles/edit`: `?id=` a stored article, `?kind=` a new one. */
export function EditArticlePage() {
  const { t } = useArticleWords();
  return useHasPermission('site:edit') ? <EditArticle /> : <EmptyState text={t('noPermission')} />;
}

function EditArticle() {
  const { t, locale } = useArticleWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const kind: ArticleKind = params.get('kind') === 'help' ? 'help' : 'news';
  const toList = useOpenPagePath(paths.articles());
  // What was made on this page goes on as it is drawn: its address alone is another.
  const [made, setMade] = useState<{ id: string; kind: ArticleKind } | null>(null);
  const query = useSiteArticleQuery({ query: { id } }, { refetchOnMountOrArgChange: true, skip: id === '' });
  const stored = query.currentData ?? null;
  const isMade = made !== null && made.id === id;
  const create = (created: string) => {
    setMade({ id: created, kind });
    void navigate(paths.article({ id: created }), { replace: true, state: sameTab });
  };
  const loading = <FormSkeleton label={t('loading')} />;
  if (id !== '' && !isMade && !stored) {
    const problem = problemOf(query);
    if (problem?.status === 404)
      return <EmptyState text={t('notFound')} action={<Link to={toList}>{t('toList')}</Link>} />;
    if (problem && problem.status !== 401)
      return (
        <ErrorState
          message={problemText(problem, locale)}
          requestId={problem.requestId}
          onRetry={query.refetch}
        />
      );
    return loading;
  }
  const shownKind = stored?.kind ?? (isMade ? made.kind : kind);
  return (
    <Suspense fallback={loading}>
      <ArticleEditorView
        key={isMade || id === '' ? `new.${shownKind}` : id}
        kind={shownKind}
        stored={stored}
        onCreated={create}
      />
    </Suspense>
  );
}
