import { documentKinds, documentLimits, locales, markSizes } from '@berth/contract';
import { problemText, useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField, FullScreenDialog } from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import { CartonRange } from './CartonRange.tsx';
import styles from './PrintDialog.module.css';
import {
  countPieces,
  type PrintableBooking,
  sortPrintable,
  wayToPrint,
  wholeRange,
} from './printable-booking.ts';
import { type PrintChoices, usePrint } from './use-print.ts';

type PrintDialogProps = { bookings: readonly PrintableBooking[]; onClose: () => void };

/** What is printed, on what and in which language; says beforehand how much it is and what is left out. */
export function PrintDialog({ bookings, onClose }: PrintDialogProps) {
  const { t, locale } = useTranslation('booking');
  const id = useId();
  const [choices, setChoices] = useState<PrintChoices>({
    // A booking of whole containers may have no cartons yet.
    document: bookings.some(({ cartons }) => cartons > 0) ? 'marks' : 'figure',
    size: '100x150',
    language: locale,
    range: wholeRange,
  });
  const choose = (change: Partial<PrintChoices>) => setChoices((now) => ({ ...now, ...change }));
  const { isBusy, failure, print } = usePrint(onClose);
  const { document, size, language, range } = choices;
  const { open, barred } = sortPrintable(bookings, document);
  const pieces = countPieces(open, document, range);
  const way = pieces === null ? 'now' : wayToPrint(open.length, document, pieces);
  const hasCartons = open.some(({ cartons }) => cartons > 0);
  const canPrint = open.length > 0 && pieces !== null && way !== 'tooMuch';
  return (
    <FullScreenDialog
      isOpen
      title={t('printing.title')}
      widthPx={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('printing.cancel')}</Button>
          <Button
            type="primary"
            disabled={!canPrint}
            loading={isBusy}
            onClick={() => void print({ bookings: open, choices, isTask: way === 'task' })}
          >
            {t(way === 'task' ? 'printing.start' : 'printing.download')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Barred barred={barred} isAll={open.length === 0} />
        <FormField id={`${id}-document`} label={t('printing.what')} isGroup>
          {(control) => (
            <ChoiceGroup
              {...control}
              choices={documentKinds
                .toReversed()
                .map((value) => ({ value, label: t(`printing.document.${value}`) }))}
              value={document}
              onChange={(value) => choose({ document: value })}
            />
          )}
        </FormField>
        {document === 'marks' && (
          <FormField id={`${id}-size`} label={t('printing.paper')} isGroup>
            {(control) => (
              <ChoiceGroup
                {...control}
                choices={markSizes.map((value) => ({ value, label: t(`printing.size.${value}`) }))}
                value={size}
                onChange={(value) => choose({ size: value })}
              />
            )}
          </FormField>
        )}
        <FormField id={`${id}-language`} label={t('printing.language')} isGroup>
          {(control) => (
            <ChoiceGroup
              {...control}
              choices={locales.map((value) => ({ value, label: t(`printing.in.${value}`) }))}
              value={language}
              onChange={(value) => choose({ language: value })}
            />
          )}
        </FormField>
        {document === 'marks' && open.length === 1 && hasCartons && (
          <CartonRange
            range={range}
            cartons={open[0]?.cartons ?? 0}
            isWrong={pieces === null}
            onChange={(value) => choose({ range: value })}
          />
        )}
        {pieces !== null && open.length > 0 && (
          <p className={styles.count} role="status">
            {t(`printing.count.${document}`, { count: open.length, pieces })}
            {way === 'task' && t('printing.asTask')}
          </p>
        )}
        {document === 'marks' && open.length > 0 && !hasCartons && (
          <PageNotice tone="info" title={t('printing.noCartons')} />
        )}
        {way === 'tooMuch' && (
          <PageNotice
            tone="warning"
            title={t('printing.tooMuch', {
              most: documentLimits[document].task,
              bookings: documentLimits.bookings,
            })}
          />
        )}
        {failure && failure.status !== 401 && (
          <PageNotice tone="danger" title={problemText(failure, locale)} />
        )}
      </div>
    </FullScreenDialog>
  );
}

/** Bookings of which nothing is printed, where they stand. */
function Barred({ barred, isAll }: { barred: readonly PrintableBooking[]; isAll: boolean }) {
  const { t } = useTranslation('booking');
  if (barred.length === 0) return null;
  return (
    <PageNotice tone="warning" title={t(isAll ? 'printing.none' : 'printing.leftOut')}>
      <ul className={styles.barred}>
        {barred.map(({ id, businessNumber, status }) => (
          <li key={id}>
            {businessNumber} · {t(`status.${status}`)}
          </li>
        ))}
      </ul>
    </PageNotice>
  );
}
