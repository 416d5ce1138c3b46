import type { BookingKind, BookingStatus } from '@berth/contract';
import { problemOf, problemText, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState, FormSection, PageNotice } from '@berth/ui';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './ShippingDocuments.module.css';
import { useBookingShippingDocumentsQuery } from './shipping-documents.queries.ts';
import { useSaveDocument } from './use-save-document.ts';

type ShippingDocumentsProps = { bookingId: string; kind: BookingKind; status: BookingStatus };

/** The documents that the forwarder added to a booking; a draft has none. */
export function ShippingDocuments({ bookingId, kind, status }: ShippingDocumentsProps) {
  const { t } = useTranslation('booking');
  if (status === 'draft') return null;
  return (
    <FormSection title={t('section.shippingDocuments')} id="view-shippingDocuments">
      <DocumentList bookingId={bookingId} kind={kind} />
    </FormSection>
  );
}

function DocumentList({ bookingId, kind }: Pick<ShippingDocumentsProps, 'bookingId' | 'kind'>) {
  const { t, locale } = useTranslation('booking');
  const query = useBookingShippingDocumentsQuery(
    { query: { id: bookingId } },
    { refetchOnMountOrArgChange: true },
  );
  const { savingId, failure, save } = useSaveDocument();
  const problem = problemOf(query);
  if (!query.data) {
    // A session that ended has its dialog; the page waits behind it.
    if (problem && problem.status !== 401 && !query.isFetching) {
      return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
    }
    return <div className={styles.waiting} role="status" aria-label={t('shippingDocuments.loading')} />;
  }
  if (query.data.length === 0) {
    return <EmptyState isPart text={t('shippingDocuments.empty', { context: kind })} />;
  }
  return (
    <>
      {failure && failure.status !== 401 && <PageNotice tone="danger" title={problemText(failure, locale)} />}
      <ul className={styles.list} aria-label={t('section.shippingDocuments')}>
        {query.data.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isSaving={savingId === document.id}
            onSave={() => void save(document)}
          />
        ))}
      </ul>
    </>
  );
}
