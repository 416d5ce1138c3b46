import { useTranslation } from '@berth/runtime';
import { useEffect, useRef } from 'react';
import { announce } from '../../feedback/announce.ts';
import { IconPath } from '../../icons/Icon.tsx';
import styles from './MoveButtons.module.css';

type MoveButtonsProps = {
  title: string;
  /** Its place among `count`, from 0. */
  at: number;
  count: number;
  onMove: (by: -1 | 1) => void;
};

const arrows = { '-1': 'M10 16V5M5.5 9.5 10 5l4.5 4.5', '1': 'M10 4v11M5.5 10.5 10 15l4.5-4.5' } as const;

/** Moves one of a row a place earlier or later. The focus goes with it, and its new place is said. */
export function MoveButtons({ title, at, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('console');
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const moved = useRef<-1 | 1 | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it acts on what a move has brought about.
  useEffect(() => {
    const by = moved.current;
    if (by === null) return;
    moved.current = null;
    announce(t('arrange.movedTo', { title, place: at + 1 }));
    // A browser takes the focus from what is put elsewhere; at the end of the row only the other button is left.
    const wanted = buttons.current.get(by);
    (wanted?.disabled ? buttons.current.get(-by) : wanted)?.focus();
  }, [at]);
  const button = (by: -1 | 1, label: string) => (
    <button
      type="button"
      className={styles.button}
      ref={(element) => {
        if (element) buttons.current.set(by, element);
      }}
      aria-label={label}
      title={label}
      disabled={at + by < 0 || at + by >= count}
      onClick={() => {
        moved.current = by;
        onMove(by);
      }}
    >
      <IconPath path={arrows[by]} />
    </button>
  );
  return (
    <span className={styles.buttons}>
      {button(-1, t('arrange.earlier', { title }))}
      {button(1, t('arrange.later', { title }))}
    </span>
  );
}
