import styles from './CustomerNumber.module.css';

type CustomerNumberProps = {
  number: string;
  /** On one line, cut where there is no room for it. */
  isShort?: boolean;
};

/** A customer's own number just as it was typed, blanks inside it too. */
export function CustomerNumber({ number, isShort = false }: CustomerNumberProps) {
  if (!isShort) return <span className={styles.number}>{number}</span>;
  return (
    <span className={styles.short} title={number}>
      {number}
    </span>
  );
}
