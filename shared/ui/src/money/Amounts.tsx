import { type Currency, fillTemplate } from '@berth/contract';
import { formatMoney } from '../format/money.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './Amounts.module.css';
import { Money } from './Money.tsx';

const texts = { 'zh-CN': { paid: '已付 {amount}' }, en: { paid: 'Paid {amount}' } };

/** An amount in the minor unit of its currency, and what of it is paid where that is told. */
export type Amount = { currency: Currency; amountMinor: number; paidMinor?: number };

export type AmountsProps = {
  /** One a currency; amounts of two currencies are never added. */
  amounts: readonly Amount[];
  /** Side by side rather than below each other, as in a bar. */
  isInline?: boolean;
};

/** What something amounts to in each currency; a thin bar below an amount is the part of it that is paid. */
export function Amounts({ amounts, isInline }: AmountsProps) {
  if (amounts.length === 0) return <span>—</span>;
  return (
    <span className={isInline ? styles.inline : styles.stack}>
      {amounts.map((amount) => (
        <span key={amount.currency} className={styles.amount}>
          <Money minorUnits={amount.amountMinor} currency={amount.currency} />
          <PaidBar {...amount} />
        </span>
      ))}
    </span>
  );
}

function PaidBar({ currency, amountMinor, paidMinor = 0 }: Amount) {
  const { locale, paid } = useTexts(texts);
  if (paidMinor <= 0) return null;
  const share = amountMinor > 0 ? Math.min(1, paidMinor / amountMinor) : 1;
  const words = fillTemplate(paid, { amount: formatMoney(paidMinor, currency, locale) });
  return (
    <span className={styles.bar} role="img" aria-label={words} title={words}>
      <span className={styles.paid} style={{ inlineSize: `${share * 100}%` }} data-whole={share === 1} />
    </span>
  );
}
