import { useTexts } from '../ui-texts.ts';
import styles from './Trend.module.css';
import { trendTexts } from './trend-texts.ts';

export type TrendProps = {
  /** The change; its sign alone decides about arrow and colour. */
  change: number;
  /** How the amount is written, without a sign: `12.5%`, `¥1,284.50`. */
  text: string;
  /** Where less is better (returned orders, costs) the colours are swapped; the arrow still tells the direction. */
  isReversed?: boolean;
};

/** A change as arrow, amount and colour; a screen reader hears the direction as a word. */
export function Trend({ change, text, isReversed = false }: TrendProps) {
  const texts = useTexts(trendTexts);
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  const meaning = direction === 'level' ? 'level' : (direction === 'up') === isReversed ? 'worse' : 'better';
  return (
    <span className={styles.trend} data-meaning={meaning}>
      <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={arrows[direction]} />
      </svg>
      <span className={styles.word}>{texts[direction]} </span>
      {text}
    </span>
  );
}

const arrows = {
  up: 'M6 10V2M2.5 5.5 6 2l3.5 3.5',
  down: 'M6 2v8M2.5 6.5 6 10l3.5-3.5',
  level: 'M2 6h8',
} as const;
