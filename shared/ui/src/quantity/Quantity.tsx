import styles from './Quantity.module.css';

export type QuantityProps = {
  /** As `formatCount`, `formatWeight` or `formatVolume` write it; null for none. */
  amount: string | null;
  /** `CTNS`, `KGS`, `CBM`. */
  unit: string;
};

/** A figure with its muted unit: never apart on two lines, digits of one width. */
export function Quantity({ amount, unit }: QuantityProps) {
  if (amount === null) return <span>—</span>;
  return (
    <span className={styles.quantity}>
      {amount} <span className={styles.unit}>{unit}</span>
    </span>
  );
}
