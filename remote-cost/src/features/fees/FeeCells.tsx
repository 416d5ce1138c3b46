import { businessTypeNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatMoney, formatPercent, Money, StatusDot } from '@berth/ui';
import type { FeeRow, QuotationRow } from '../calls/cost.queries.ts';
import type { ComparedRow, ComparedTotal, Difference } from './compare-rows.ts';
import styles from './fees.module.css';

/** What every page says of a fee: its name, as it was quoted, as it is billed, and what differs. */
export function FeeCells({ row }: { row: ComparedRow }) {
  const { t, locale } = useTranslation('cost');
  const { quoted, billed, difference, reasons } = row;
  const named = billed ?? quoted;
  return (
    <>
      <th scope="row">
        {named && (named.feeName[locale] || named.feeItem)}
        {billed && <Notes row={billed} />}
      </th>
      <td data-label={t('fees.quoted')}>{quoted ? <Priced row={quoted} /> : '—'}</td>
      <td data-label={t('fees.billed')}>{billed ? <Priced row={billed} /> : '—'}</td>
      <td data-label={t('fees.difference')}>
        {difference ? <DifferenceText of={difference} reasons={reasons} /> : '—'}
      </td>
    </>
  );
}

/** The same of all fees in one currency. */
export function TotalCells({ total }: { total: ComparedTotal }) {
  const { t } = useTranslation('cost');
  const { currency, quotedMinor, billedMinor, difference } = total;
  const money = (minor: number | null) =>
    minor === null ? '—' : <Money minorUnits={minor} currency={currency} />;
  return (
    <>
      <th scope="row">{t('fees.total', { currency })}</th>
      <td data-label={t('fees.quoted')}>{money(quotedMinor)}</td>
      <td data-label={t('fees.billed')}>{money(billedMinor)}</td>
      <td data-label={t('fees.difference')}>{difference ? <DifferenceText of={difference} /> : '—'}</td>
    </>
  );
}

/** How far a billed fee is confirmed and paid. */
export function FeeState({ row: { isConfirmed, paymentStatus } }: { row: FeeRow }) {
  const { t } = useTranslation('cost');
  const status = isConfirmed ? paymentStatus : 'unconfirmed';
  return <StatusDot status={status}>{t(`fees.payment_${status}`)}</StatusDot>;
}

/** Small below its name: of what business, and what changed since it was confirmed. */
function Notes({ row }: { row: FeeRow }) {
  const { t, locale } = useTranslation('cost');
  const { currency, changedFromMinor, amountMinor } = row;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <>
      <span className={styles.quiet}>
        {[businessTypeNames[row.businessType][locale], row.blNumber, row.businessDate, row.remarks]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {changedFromMinor !== null && (
        <span className={styles.amber}>
          {t('fees.changed', { from: money(changedFromMinor), to: money(amountMinor) })}
        </span>
      )}
    </>
  );
}

function Priced({ row: { amountMinor, currency, quantity, unit, unitPrice } }: { row: QuotationRow }) {
  return (
    <>
      <Money minorUnits={amountMinor} currency={currency} />
      <span className={styles.quiet}>
        {Number(quantity)} {unit} × {unitPrice}
      </span>
    </>
  );
}

type DifferenceTextProps = { of: Difference; reasons?: ComparedRow['reasons'] };

function DifferenceText({ of: { currency, amountMinor, share }, reasons = [] }: DifferenceTextProps) {
  const { t, locale } = useTranslation('cost');
  const sign = amountMinor > 0 ? '+' : '';
  return (
    <span className={styles.amber}>
      {sign}
      {formatMoney(amountMinor, currency, locale)}
      {share !== null && ` (${sign}${formatPercent(share, locale)})`}
      {reasons.map((reason) => (
        <span key={reason.kind} className={styles.reason}>
          {t(`fees.why_${reason.kind}`, 'from' in reason ? { from: reason.from, to: reason.to } : {})}
        </span>
      ))}
    </span>
  );
}
