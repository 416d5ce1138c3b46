import { localized, useTranslation } from '@berth/runtime';
import { useMediaQuery } from '@berth/ui';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { MoveButtons } from './arrange/MoveButtons.tsx';
import { FirstSteps } from './begin/FirstSteps.tsx';
import styles from './ConsolePage.module.css';
import { CardFrame } from './cards/CardFrame.tsx';
import type { ConsoleCard } from './cards/console-card.ts';
import { FoldedCard } from './cards/FoldedCard.tsx';

type ConsoleGridProps = {
  cards: readonly ConsoleCard[];
  /** Of a customer who has entered nothing: how to begin stands in place of cards with nothing in them. */
  isNew: boolean;
  /** While somebody arranges the cards. */
  arrange: { onMove: (key: string, by: -1 | 1) => void; onHide: (key: string) => void } | null;
};

/** The cards, drawn before the code of any remote has come. */
export function ConsoleGrid({ cards, isNew, arrange }: ConsoleGridProps) {
  const isPhone = useMediaQuery('(width <= 720px)');
  const filled = isNew ? cards.filter(({ isForNew }) => isForNew) : cards;
  const isFolded = ({ isOpenOnPhone = false }: ConsoleCard) =>
    isPhone && !arrange && !isNew && !isOpenOnPhone;
  // On a phone what is open stands first.
  const shown = [...filled.filter((card) => !isFolded(card)), ...filled.filter(isFolded)];
  return (
    <div className={styles.grid}>
      {isNew && <FirstSteps />}
      {shown.map((card, at) =>
        isFolded(card) ? (
          <FoldedCard key={card.key} card={card} />
        ) : (
          <CardFrame
            key={card.key}
            card={card}
            actions={arrange && <CardActions card={card} at={at} count={shown.length} arrange={arrange} />}
          />
        ),
      )}
    </div>
  );
}

type CardActionsProps = {
  card: ConsoleCard;
  at: number;
  count: number;
  arrange: NonNullable<ConsoleGridProps['arrange']>;
};

function CardActions({ card, at, count, arrange }: CardActionsProps) {
  const { t, locale } = useTranslation('console');
  const title = localized(card.title, locale);
  return (
    <span className={styles.actions}>
      <MoveButtons title={title} at={at} count={count} onMove={(by) => arrange.onMove(card.key, by)} />
      <ActionButton size="small" onClick={() => arrange.onHide(card.key)}>
        {t('arrange.hide', { title })}
      </ActionButton>
    </span>
  );
}
