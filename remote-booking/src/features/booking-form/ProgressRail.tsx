import { useTranslation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import type { SectionState } from './form-sections.ts';
import { jumpTo } from './jump-to.ts';
import styles from './ProgressRail.module.css';

const signs: Record<SectionState, string> = { done: '✓', wrong: '!', open: '', optional: '' };

type ProgressRailProps = {
  /** By section, in order. */
  states: ReadonlyMap<string, SectionState>;
  idOf: (path: string) => string;
};

/** How far each section is, beside the form; a click goes there. */
export function ProgressRail({ states, idOf }: ProgressRailProps) {
  const { t } = useTranslation('booking');
  return (
    <nav className={styles.rail} aria-label={t('progress.title')}>
      <ol className={styles.list}>
        {[...states].map(([name, state]) => (
          <li key={name}>
            <button
              type="button"
              className={styles.step}
              onClick={() => jumpTo(idOf(`section-${name}`), 'start')}
            >
              <span className={styles.sign} data-state={state} aria-hidden="true">
                {signs[state]}
              </span>
              {t(`section.${name}`)}
              <span className={state === 'optional' ? styles.optional : hiddenClass}>
                {t(`progress.${state}`)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
