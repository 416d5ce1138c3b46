import { useTranslation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { type SectionName, type SectionState, sections } from '../edit-lcl-booking/form-sections.ts';
import { jumpTo } from './jump-to.ts';
import styles from './ProgressRail.module.css';

const signs: Record<SectionState, string> = { done: '✓', wrong: '!', open: '', optional: '' };

type ProgressRailProps = { states: Record<SectionName, SectionState>; idOf: (path: string) => string };

/** How far each section is, beside the form; a click goes there. */
export function ProgressRail({ states, idOf }: ProgressRailProps) {
  const { t } = useTranslation('booking');
  return (
    <nav className={styles.rail} aria-label={t('progress.title')}>
      <ol className={styles.list}>
        {sections.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.step}
              onClick={() => jumpTo(idOf(`section-${name}`), 'start')}
            >
              <span className={styles.sign} data-state={states[name]} aria-hidden="true">
                {signs[states[name]]}
              </span>
              {t(`section.${name}`)}
              <span className={states[name] === 'optional' ? styles.optional : hiddenClass}>
                {t(`progress.${states[name]}`)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
