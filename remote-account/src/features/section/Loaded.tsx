import { problemOf, problemText, useTranslation } from '@berth/runtime';
import { ErrorState } from '@berth/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';

type LoadedProps<Data> = {
  query: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** Lines that stand in its place until it is there. */
  lines: number;
  children: (data: Data) => ReactNode;
};

/** What a section shows, once it was read; until then its place, or why it could not be. */
export function Loaded<Data>({ query, lines, children }: LoadedProps<Data>) {
  const { locale } = useTranslation('account');
  const problem = problemOf(query);
  if (query.data !== undefined) return children(query.data);
  if (problem && problem.status !== 401)
    return (
      <ErrorState
        message={problemText(problem, locale)}
        requestId={problem.requestId}
        onRetry={query.refetch}
      />
    );
  return <Skeleton active title={false} paragraph={{ rows: lines }} />;
}
