import { localized, useLocale } from '@berth/runtime';
import { type ReactNode, Suspense, useId } from 'react';
import { PartBoundary } from '../../outcomes/PartBoundary.tsx';
import { LoadedPart } from '../../remotes/parts/LoadedPart.tsx';
import styles from './CardFrame.module.css';
import type { ConsoleCard } from './console-card.ts';

type CardFrameProps = {
  card: ConsoleCard;
  /** In its head, such as what moves it. */
  actions?: ReactNode;
};

/** A card in its place: title and room are there at once, and what fails in it stays in it. */
export function CardFrame({ card, actions }: CardFrameProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <section
      className={styles.card}
      data-columns={card.size.columns}
      data-rows={card.size.rows}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {localized(card.title, locale)}
        </h2>
        {actions}
      </header>
      <div className={styles.body}>
        <CardBody card={card} />
      </div>
    </section>
  );
}

export function CardBody({ card }: { card: ConsoleCard }) {
  if ('entry' in card) return <LoadedPart entry={card.entry} name={card.part} />;
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <card.Content />
      </Suspense>
    </PartBoundary>
  );
}
