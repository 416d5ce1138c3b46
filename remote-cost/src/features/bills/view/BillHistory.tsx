import { billStatusNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Amounts, formatMoney, Timeline } from '@berth/ui';
import type { Bill } from '../../calls/cost.queries.ts';
import styles from './BillView.module.css';

type Entry = Bill['history'][number];

/** Who did what to the bill when, newest first. */
export function BillHistory({ bill: { history, rows } }: { bill: Bill }) {
  const { t, locale } = useTranslation('cost');
  const nameOf = (feeItem: string) => rows.find((row) => row.feeItem === feeItem)?.feeName[locale] ?? feeItem;
  const entries = history.map(({ what, at, name, isForwarder, status, detail }, index) => ({
    key: String(index),
    at,
    status,
    by: isForwarder ? [t('forwarder'), name].filter(Boolean).join(' ') : name,
    what: `${t(`history.${what}`)} · ${billStatusNames[status][locale]}`,
    detail: hasDetail(detail) ? <Detail detail={detail} nameOf={nameOf} /> : undefined,
  }));
  return <Timeline label={t('bill.history')} entries={entries} />;
}

const hasDetail = ({ amounts = [], changes = [], words, number }: Entry['detail']) =>
  amounts.length + changes.length > 0 || Boolean(words || number);

function Detail({ detail, nameOf }: { detail: Entry['detail']; nameOf: (feeItem: string) => string }) {
  const { t, locale } = useTranslation('cost');
  const { amounts = [], changes = [], words, number } = detail;
  return (
    <>
      {amounts.length > 0 && <Amounts amounts={amounts} isInline />} {number} {words}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ feeItem, currency, fromMinor, toMinor }) => {
            const money = (minor: number | null) =>
              minor === null ? t('history.none') : formatMoney(minor, currency, locale);
            return (
              <li key={`${feeItem} ${currency} ${fromMinor} ${toMinor}`}>
                {t('history.change', { fee: nameOf(feeItem), from: money(fromMinor), to: money(toMinor) })}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
