import { canDeclaration, takesOverGoods } from '@berth/contract';
import { Link, problemOf, sameTab, useNavigate, useSearchParams, useTranslation } from '@berth/runtime';
import {
  EmptyState,
  ErrorState,
  FormSection,
  FormSkeleton,
  PageHeader,
  PageNotice,
  SendFoot,
  useSendForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { customsPaths } from '../../paths.ts';
import {
  type Declaration,
  type DeclaredBooking,
  useCustomsChangeBookingsMutation,
  useCustomsDeclarationQuery,
} from '../calls/customs.queries.ts';
import { ChooseBookings } from './ChooseBookings.tsx';
import styles from './start.module.css';

/** `/customs/bookings?id=`: adds bookings to a declaration that is typed, or takes some out. */
export function ChangeBookingsPage() {
  const { t } = useTranslation('customs');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('change.title')}
        actions={<Link to={customsPaths.declaration({ id })}>{t('change.back')}</Link>}
      />
      <Bookings key={id} id={id} />
    </div>
  );
}

function Bookings({ id }: { id: string }) {
  const { t } = useTranslation('customs');
  const query = useCustomsDeclarationQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const { data: declaration } = query;
  const problem = problemOf(query);
  if (problem?.status === 404) return <EmptyState text={t('notFound')} />;
  if (problem && problem.status !== 401)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  if (!declaration) return <FormSkeleton label={t('loading')} />;
  if (!canDeclaration(declaration.status, 'edit')) return <EmptyState text={t('change.sent')} />;
  return <Choice newest={declaration} />;
}

/** What is chosen is of the version that was read first: what a colleague did meanwhile is chosen from anew. */
function Choice({ newest }: { newest: Declaration }) {
  const { t } = useTranslation('customs');
  const [declaration, setDeclaration] = useState(newest);
  const { id } = declaration;
  if (newest.version !== declaration.version)
    return (
      <PageNotice tone="warning" title={t('change.changedMeanwhile')}>
        <p>{newest.bookings.map(({ businessNumber }) => businessNumber).join(' ')}</p>
        <Button onClick={() => setDeclaration(newest)}>{t('change.again')}</Button>
      </PageNotice>
    );
  return (
    <ChooseBookings asked={declaration.bookings.map((booking) => booking.id).join(',')} declarationId={id}>
      {(bookings) => <Change declaration={declaration} bookings={bookings} />}
    </ChooseBookings>
  );
}

function Change({
  declaration,
  bookings,
}: {
  declaration: Declaration;
  bookings: readonly DeclaredBooking[];
}) {
  const { t } = useTranslation('customs');
  const navigate = useNavigate();
  const { id, version } = declaration;
  const [change] = useCustomsChangeBookingsMutation();
  const form = useSendForm({
    content: { id, version, bookingIds: bookings.map((booking) => booking.id) },
    problems: [],
    call: (body) => change({ body }),
    onSent: () => navigate(customsPaths.declaration({ id }), { replace: true, state: sameTab }),
  });
  const removed = declaration.bookings.filter((booking) => !bookings.some((one) => one.id === booking.id));
  const about = () => {
    const isSuccessor = takesOverGoods(declaration.bookings, bookings);
    const numbers = removed.map(({ businessNumber }) => businessNumber).join(' ');
    if (removed.length === 0) return t('change.about');
    return t(isSuccessor ? 'change.moves' : 'change.removes', { numbers });
  };
  return (
    <FormSection title={t('start.how', { count: bookings.length })} id="change-bookings">
      <p>{about()}</p>
      <SendFoot form={form} label={t('change.save')} />
    </FormSection>
  );
}
