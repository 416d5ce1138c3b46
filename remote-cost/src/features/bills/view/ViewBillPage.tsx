import {
  Link,
  problemOf,
  useHasPermission,
  useOpenPagePath,
  useSearchParams,
  useTranslation,
} from '@berth/runtime';
import { EmptyState, ErrorState, FormSkeleton, PageHeader } from '@berth/ui';
import { costPaths } from '../../../paths.ts';
import { NoPermission } from '../../access/NoPermission.tsx';
import { useCostBillQuery } from '../../calls/cost.queries.ts';
import { BillView } from './BillView.tsx';

/** `/cost/detail?id=`: one bill. */
export function ViewBillPage() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return useHasPermission('cost:view') ? <LoadedBill key={id} id={id} /> : <NoPermission />;
}

function LoadedBill({ id }: { id: string }) {
  const { t } = useTranslation('cost');
  const query = useCostBillQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const problem = problemOf(query);
  if (problem?.status === 404) return <BillNotFound />;
  if (query.data) return <BillView bill={query.data} />;
  if (problem && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  return <FormSkeleton label={t('bill.loading')} />;
}

function BillNotFound() {
  const { t } = useTranslation('cost');
  const toList = useOpenPagePath(costPaths.list());
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState text={t('notFound.text')} action={<Link to={toList}>{t('bill.toList')}</Link>} />
    </>
  );
}
