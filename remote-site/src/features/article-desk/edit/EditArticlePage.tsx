import { type ArticleKind, paths } from '@berth/contract';
import {
  Link,
  problemOf,
  sameTab,
  useHasPermission,
  useNavigate,
  useOpenPagePath,
  useSearchParams,
} from '@berth/runtime';
import { EmptyState, FormSkeleton } from '@berth/ui';
import { lazy, Suspense, useState } from 'react';
import { NotRead } from '../../not-read/NotRead.tsx';
import { useSiteArticleQuery } from '../articles.queries.ts';
import { useArticleWords } from '../words/use-article-words.ts';

// The editor is large: the list of articles does not load it.
const ArticleEditorView = lazy(() =>
  import('./ArticleEditorView.tsx').then((module) => ({ default: module.ArticleEditorView })),
);

/** `/site/articles/edit`: `?id=` a stored article, `?kind=` a new one. */
export function EditArticlePage() {
  const { t } = useArticleWords();
  return useHasPermission('site:edit') ? <EditArticle /> : <EmptyState text={t('noPermission')} />;
}

function EditArticle() {
  const { t } = useArticleWords();
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
  if (id !== '' && !isMade && !stored) {
    if (problemOf(query)?.status === 404)
      return <EmptyState text={t('notFound')} action={<Link to={toList}>{t('toList')}</Link>} />;
    return <NotRead query={query} loading={t('loading')} />;
  }
  const shownKind = stored?.kind ?? (isMade ? made.kind : kind);
  return (
    <Suspense fallback={<FormSkeleton label={t('loading')} />}>
      <ArticleEditorView
        key={isMade || id === '' ? `new.${shownKind}` : id}
        kind={shownKind}
        stored={stored}
        onCreated={create}
      />
    </Suspense>
  );
}
