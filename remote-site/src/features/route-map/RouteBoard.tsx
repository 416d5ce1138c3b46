import type { Locale } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './RouteBoard.module.css';
import type { DrawnRoute } from './route-drawing.ts';
import { transitText } from './route-text.ts';

interface RouteBoardProps {
  routes: readonly DrawnRoute[];
  selected: DrawnRoute;
  locale: Locale;
  onSelect: (key: string) => void;
}

/** All popular routes with their transit times, like a departure board: one radio group that drives the chart. */
export function RouteBoard({ routes, selected, locale, onSelect }: RouteBoardProps) {
  const { t } = useTranslation('site');
  const group = useId();
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the board is a strip that scrolls sideways: the route that the chart opens on is brought into it.
  useEffect(() => {
    const checked = strip.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (strip.current && checked)
      strip.current.scrollLeft = checked.offsetLeft - strip.current.offsetLeft - 20;
  }, []);
  return (
    <fieldset className={styles.board}>
      <legend className={styles.legend}>{t('map.choose')}</legend>
      <div className={styles.rows} ref={strip}>
        {routes.map((drawn) => (
          <label
            key={drawn.key}
            className={styles.row}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onSelect(drawn.key)}
          >
            <input
              type="radio"
              name={group}
              className={styles.radio}
              checked={drawn === selected}
              onChange={() => onSelect(drawn.key)}
            />
            <span className={styles.ports}>
              {drawn.route.from.name}
              <span className={styles.dash} aria-hidden="true">
                →
              </span>
              <span className={hiddenClass}> {t('map.to')} </span>
              {drawn.route.to.name}
            </span>
            <span className={styles.days}>{transitText(drawn.route, locale)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
