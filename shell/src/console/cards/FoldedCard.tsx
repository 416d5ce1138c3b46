import { localized, useLocale } from '@berth/runtime';
import { useState } from 'react';
import { CardBody } from './CardFrame.tsx';
import type { ConsoleCard } from './console-card.ts';
import styles from './FoldedCard.module.css';

/** A card on a phone: its title, and the rest once it is opened. Nothing of it is loaded before. */
export function FoldedCard({ card }: { card: ConsoleCard }) {
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>
        <h2 className={styles.heading}>{localized(card.title, locale)}</h2>
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <CardBody card={card} />
        </div>
      )}
    </details>
  );
}
