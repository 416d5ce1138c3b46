import type { ReactNode } from 'react';
import styles from './ListCard.module.css';

export type ListCardProps = {
  /** The link that names the record. */
  name: ReactNode;
  status: ReactNode;
  /** Quiet, below the name, such as the customer's own number. */
  own?: ReactNode;
  /** The lines between the name and the amounts. */
  children?: ReactNode;
  /** Without a text: not known yet. */
  amounts: readonly { text: ReactNode; unit: string }[];
};

/** A row of a list as a card, on a narrow screen. */
export function ListCard({ name, status, own, children, amounts }: ListCardProps) {
  return (
    <div className={styles.card}>
      <CardLine>
        {name}
        {status}
      </CardLine>
      {own && <div className={styles.own}>{own}</div>}
      {children}
      <div className={styles.amounts}>
        {amounts.map(({ text, unit }) => (
          <span key={unit}>
            {text || '—'} <span className={styles.muted}>{unit}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** A line of a card, its parts at both ends. */
export function CardLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** Classes of the texts of a card. */
export const cardText = { plain: styles.goods, muted: styles.muted } as const;
