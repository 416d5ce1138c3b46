import type { ApiProblem } from '@berth/runtime';
import { localized, problemText, useTranslation } from '@berth/runtime';
import { DescriptionList, FullScreenDialog, formatCount, formatMoment, QrCode } from '@berth/ui';
import { Button } from 'antd';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import { useBookingEntryCodeQuery } from './booking-documents.queries.ts';
import styles from './EntryCodeDialog.module.css';

type EntryCodeDialogProps = { id: string; onClose: () => void };

/** What the driver takes to the gate: the code, the number, where and when. Prints as one page of its own. */
export function EntryCodeDialog({ id, onClose }: EntryCodeDialogProps) {
  const { t, locale } = useTranslation('booking');
  const query = useBookingEntryCodeQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
  const problem = query.error as ApiProblem | undefined; // the only error of berthApi
  const entry = query.data;
  return (
    <FullScreenDialog
      isOpen
      title={t('entryCode.title')}
      widthPx={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('entryCode.close')}</Button>
          <Button type="primary" disabled={!entry} onClick={() => window.print()}>
            {t('entryCode.print')}
          </Button>
        </>
      }
    >
      {problem && problem.status !== 401 && (
        <PageNotice
          tone="danger"
          title={problemText(problem, locale)}
          actions={<Button onClick={() => void query.refetch()}>{t('entryCode.again')}</Button>}
        />
      )}
      {!problem && (
        <div className={styles.paper} aria-busy={!entry}>
          <div className={styles.code}>
            {entry ? (
              <QrCode text={entry.code} label={entry.businessNumber} downloadName={entry.businessNumber} />
            ) : (
              <span className={styles.waiting} />
            )}
          </div>
          <DescriptionList
            columns={1}
            isLoading={!entry}
            items={[
              { key: 'number', label: t('field.businessNumber'), code: entry?.businessNumber ?? '' },
              {
                key: 'entryNumber',
                label: t('field.warehouseEntryNumber'),
                value: entry?.warehouseEntryNumber,
              },
              {
                key: 'expectedAt',
                label: t('field.expectedWarehousingAt'),
                value: entry?.expectedWarehousingAt && formatMoment(entry.expectedWarehousingAt),
              },
              {
                key: 'cartons',
                label: t('entryCode.cartons'),
                value: entry && `${formatCount(entry.cartons, locale)} CTNS`,
              },
              {
                key: 'place',
                label: t('entryCode.place'),
                value: entry?.place && (
                  <>
                    {localized(entry.place.name, locale)}
                    <br />
                    {localized(entry.place.address, locale)}
                    <br />
                    {entry.place.phone}
                  </>
                ),
              },
            ]}
          />
          <p className={styles.words}>{t('entryCode.explain')}</p>
        </div>
      )}
    </FullScreenDialog>
  );
}
