import styles from './CustomerNumber.module.css';

/** A customer's own number just as it was typed, blanks inside it too. */
export function CustomerNumber({ number }: { number: string }) {
  return <span className={styles.number}>{number}</span>;
}
