import { problemOf, problemText, useLocale } from '@berth/runtime';
import { ErrorState, FormSkeleton } from '@berth/ui';

type NotReadProps = {
  query: { error?: unknown; refetch: () => unknown };
  /** Said while it is read. */
  loading: string;
};

/** Stands where something is shown once it was read: its skeleton, or why it could not be read. */
export function NotRead({ query, loading }: NotReadProps) {
  const locale = useLocale();
  const problem = problemOf(query);
  // A session that ended has its dialog.
  if (!problem || problem.status === 401) return <FormSkeleton label={loading} />;
  return (
    <ErrorState
      message={problemText(problem, locale)}
      requestId={problem.requestId}
      onRetry={() => void query.refetch()}
    />
  );
}
