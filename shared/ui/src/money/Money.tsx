import { moneyParts } from '../format/money.ts';
import { useUiTexts } from '../ui-texts.ts';
import styles from './Money.module.css';

export type MoneyProps = {
  /** A whole number of the currency's smallest unit; null for none. */
  minorUnits: number | null;
  /** ISO 4217. */
  currency: string;
};

/** An amount of money, its currency muted where it is a code: `¥1,284.50`, `USD 1,284.50`. */
export function Money({ minorUnits, currency }: MoneyProps) {
  const { locale } = useUiTexts();
  if (minorUnits === null || !Number.isFinite(minorUnits)) return <span>—</span>;
  const { sign, currency: name, amount } = moneyParts(minorUnits, currency, locale);
  const isSymbol = name === '¥';
  return (
    <span className={styles.money}>
      {sign}
      {isSymbol ? name : <span className={styles.code}>{name} </span>}
      {amount}
    </span>
  );
}
