import { canDeclaration } from '@berth/contract';
import {
  Link,
  problemOf,
  useHasPermission,
  useOpenPagePath,
  useSearchParams,
  useTranslation,
} from '@berth/runtime';
import { EmptyState, ErrorState, FormSkeleton, PageHeader } from '@berth/ui';
import { useState } from 'react';
import { customsPaths } from '../../paths.ts';
import { useCustomsDeclarationQuery } from '../calls/customs.queries.ts';
import { EditDeclaration } from '../edit/EditDeclaration.tsx';
import { ViewDeclaration } from '../view/ViewDeclaration.tsx';

/** `/customs/declaration?id=`: a form while it can be changed, to be read afterwards. */
export function DeclarationPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return <LoadedDeclaration key={id} id={id} />;
}

function LoadedDeclaration({ id }: { id: string }) {
  const { t } = useTranslation('customs');
  const query = useCustomsDeclarationQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const { data: declaration, isFetching } = query;
  // A form that was opened stays until it is left: a colleague who sends the declaration takes nothing typed away.
  const [mode, setMode] = useState<'view' | 'edit' | 'update' | null>(null);
  const mayEdit = useHasPermission('customs:edit');
  const isEdited = mayEdit && declaration !== undefined && canDeclaration(declaration.status, 'edit');
  if (declaration && !isFetching && mode === null) setMode(isEdited ? 'edit' : 'view');
  // The right may be taken away while it is open: what is typed stays with the browser.
  if (mode !== null && mode !== 'view' && !mayEdit) setMode('view');
  if (mode === 'view' && isEdited && !isFetching) setMode('edit');
  const problem = problemOf(query);
  if (declaration && mode === 'view')
    return <ViewDeclaration declaration={declaration} onUpdate={() => setMode('update')} />;
  if (declaration && mode !== null)
    return (
      <EditDeclaration
        key={mode}
        declaration={declaration}
        isUpdate={mode === 'update'}
        onDone={() => setMode('view')}
      />
    );
  if (problem?.status === 404) return <NoDeclaration />;
  if (problem && problem.status !== 401)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  return <FormSkeleton label={t('loading')} />;
}

function NoDeclaration() {
  const { t } = useTranslation('customs');
  const toList = useOpenPagePath(customsPaths.list());
  return (
    <>
      <PageHeader title={t('view.title')} />
      <EmptyState text={t('notFound')} action={<Link to={toList}>{t('toList')}</Link>} />
    </>
  );
}
