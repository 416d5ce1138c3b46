import { Link, problemOf, useHasPermission, useOpenPagePath, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState, FormSkeleton, PageHeader } from '@berth/ui';
import { type ReactNode, useState } from 'react';
import { costPaths } from '../../paths.ts';
import { NoPermission } from '../access/NoPermission.tsx';

/** A page of the desk, for its staff alone. */
export function AtDesk({ children }: { children: ReactNode }) {
  return useHasPermission('billing:desk') ? children : <NoPermission />;
}

type Query<Data> = { data?: Data | undefined; error?: unknown; refetch: () => void };

/** The query with what was answered since the page was opened: nothing is begun on what was known before. */
export function useFresh<Data>(
  query: Query<Data> & { fulfilledTimeStamp?: number | undefined },
): Query<Data> {
  const [openedAt] = useState(() => Date.now());
  return { ...query, data: (query.fulfilledTimeStamp ?? 0) >= openedAt ? query.data : undefined };
}

type DeskQueryProps<Data> = {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
};

/** What a query answers; until then a skeleton, or why it cannot. */
export function DeskQuery<Data>({ query: { data, error, refetch }, children }: DeskQueryProps<Data>) {
  const { t } = useTranslation('cost');
  const toDesk = useOpenPagePath(costPaths.desk());
  const problem = problemOf({ error });
  if (problem?.status === 404) {
    return (
      <>
        <PageHeader title={t('desk.title')} />
        <EmptyState text={t('desk.notFound')} action={<Link to={toDesk}>{t('desk.toDesk')}</Link>} />
      </>
    );
  }
  if (data !== undefined) return children(data);
  if (problem && problem.status !== 401)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={refetch} />;
  return <FormSkeleton label={t('desk.loading')} />;
}
