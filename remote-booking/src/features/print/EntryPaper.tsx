import { type CallResult, localized, useTranslation } from '@berth/runtime';
import { DescriptionList, formatCount, formatMoment, QrCode } from '@berth/ui';
import styles from './EntryCodeDialog.module.css';

type Entry = CallResult<'GET /business/getWarehouseCode'>;

/** The code for the gate, the number, where and when; its lines stand before the answer is there. */
export function EntryPaper({ entry }: { entry: Entry | undefined }) {
  const { t } = useTranslation('booking');
  const facts = useEntryFacts(entry);
  return (
    <div className={styles.paper} aria-busy={!entry}>
      <div className={styles.code}>
        {entry ? (
          <QrCode text={entry.code} label={entry.businessNumber} downloadName={entry.businessNumber} />
        ) : (
          <span className={styles.waiting} />
        )}
      </div>
      <DescriptionList columns={1} isLoading={!entry} items={facts} />
      <p className={styles.words}>{t('entryCode.explain')}</p>
    </div>
  );
}

function useEntryFacts(entry: Entry | undefined) {
  const { t, locale } = useTranslation('booking');
  return [
    { key: 'number', label: t('field.businessNumber'), code: entry?.businessNumber ?? '' },
    { key: 'entryNumber', label: t('field.warehouseEntryNumber'), value: entry?.warehouseEntryNumber },
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
    { key: 'place', label: t('entryCode.place'), value: entry?.place && <Place place={entry.place} /> },
  ];
}

function Place({ place }: { place: NonNullable<Entry['place']> }) {
  const { locale } = useTranslation('booking');
  return (
    <>
      {localized(place.name, locale)}
      <br />
      {localized(place.address, locale)}
      <br />
      {place.phone}
    </>
  );
}
