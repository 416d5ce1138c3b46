import { useTranslation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import type { SectionState } from './form-sections.ts';
import { jumpTo } from './jump-to.ts';
import styles from './ProgressSteps.module.css';

const signs: Record<SectionState, string> = { done: '✓', wrong: '!', open: '', optional: '' };

export type ProgressStepsProps = {
  /** By section, in order. */
  states: ReadonlyMap<string, SectionState>;
  idOf: (path: string) => string;
  /** A section was gone to. */
  onJump?: () => void;
};

/** How far each section is; a click goes there. */
export function ProgressSteps({ states, idOf, onJump }: ProgressStepsProps) {
  const { t } = useTranslation('booking');
  const handleClick = (name: string) => {
    onJump?.();
    jumpTo(idOf(`section-${name}`), 'start');
  };
  return (
    <ol className={styles.list}>
      {[...states].map(([name, state]) => (
        <li key={name}>
          <button type="button" className={styles.step} onClick={() => handleClick(name)}>
            <span className={styles.sign} data-state={state} aria-hidden="true">
              {signs[state]}
            </span>
            <span>
              {t(`section.${name}`)}{' '}
              <span className={state === 'optional' ? styles.optional : hiddenClass}>
                {t(`progress.${state}`)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
