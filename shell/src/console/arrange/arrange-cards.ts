import type { ConsoleLayout } from '@berth/contract/endpoints';

export type Arrangement = Pick<ConsoleLayout, 'order' | 'hidden'>;

type Keyed = { key: string };

/**
 * The cards as somebody arranged them. One that came later, which the layout does not know, stands behind the card that
 * it follows in the console's own order.
 */
export function arrangeCards<Card extends Keyed>(
  cards: readonly Card[],
  { order, hidden }: Arrangement,
): { shown: Card[]; hidden: Card[] } {
  const known = order.flatMap((key) => cards.find((card) => card.key === key) ?? []);
  const arranged = cards.reduce((all, card, at) => {
    if (order.includes(card.key)) return all;
    const before = cards.slice(0, at).findLast(({ key }) => all.some((each) => each.key === key));
    return all.toSpliced(before ? all.indexOf(before) + 1 : 0, 0, card);
  }, known);
  const isHidden = ({ key }: Card) => hidden.includes(key);
  return { shown: arranged.filter((card) => !isHidden(card)), hidden: arranged.filter(isHidden) };
}

/** The layout after one of the shown cards has changed places with the one before or behind it. */
export function moveCard<Card extends Keyed>(
  cards: readonly Card[],
  arrangement: Arrangement,
  key: string,
  by: -1 | 1,
): Arrangement {
  const { shown, hidden } = arrangeCards(cards, arrangement);
  const at = shown.findIndex((card) => card.key === key);
  const [from, to] = [shown[at], shown[at + by]];
  if (!from || !to) return arrangement;
  const moved = shown.with(at, to).with(at + by, from);
  return { order: [...moved, ...hidden].map((card) => card.key), hidden: arrangement.hidden };
}

/** The layout with a card hidden, or shown again in its place. */
export function hideCard({ order, hidden }: Arrangement, key: string, isHidden: boolean): Arrangement {
  const others = hidden.filter((each) => each !== key);
  return { order, hidden: isHidden ? [...others, key] : others };
}
