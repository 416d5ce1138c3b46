import { problemOf, problemText, useTranslation } from '@berth/runtime';
import { FullScreenDialog, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { useBookingEntryCodeQuery } from './booking-documents.queries.ts';
import { EntryPaper } from './EntryPaper.tsx';

type EntryCodeDialogProps = { id: string; onClose: () => void };

/** What the driver takes to the gate. Prints as one page of its own. */
export function EntryCodeDialog({ id, onClose }: EntryCodeDialogProps) {
  const { t, locale } = useTranslation('booking');
  const query = useBookingEntryCodeQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const problem = problemOf(query);
  const footer = (
    <>
      <Button onClick={onClose}>{t('entryCode.close')}</Button>
      <Button type="primary" disabled={!query.data} onClick={() => window.print()}>
        {t('entryCode.print')}
      </Button>
    </>
  );
  return (
    <FullScreenDialog isOpen title={t('entryCode.title')} widthPx={560} onClose={onClose} footer={footer}>
      {problem && problem.status !== 401 && (
        <PageNotice
          tone="danger"
          title={problemText(problem, locale)}
          actions={<Button onClick={() => void query.refetch()}>{t('entryCode.again')}</Button>}
        />
      )}
      {!problem && <EntryPaper entry={query.data} />}
    </FullScreenDialog>
  );
}
