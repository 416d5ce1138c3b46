import { hiddenClass } from '../../theme/hidden-class.ts';
import { useTexts } from '../../ui-texts.ts';
import { jumpTo } from '../jump/jump-to.ts';
import type { SectionState } from '../state/form-sections.ts';
import styles from './ProgressSteps.module.css';
import { progressTexts } from './progress-texts.ts';

const signs: Record<SectionState, string> = { done: '✓', wrong: '!', open: '', optional: '' };

/** A section of the form: the id of its element, its title and how far it is. */
export type ProgressStep = { id: string; title: string; state: SectionState };

export type ProgressStepsProps = {
  /** In the order of the form. */
  steps: readonly ProgressStep[];
  /** Called before the jump to a section. */
  onJump?: () => void;
};

/** How far each section of a form is; a click jumps to the section. */
export function ProgressSteps({ steps, onJump }: ProgressStepsProps) {
  const texts = useTexts(progressTexts);
  const handleClick = (id: string) => {
    onJump?.();
    jumpTo(id, 'start');
  };
  return (
    <ol className={styles.list}>
      {steps.map(({ id, title, state }) => (
        <li key={id}>
          <button type="button" className={styles.step} onClick={() => handleClick(id)}>
            <span className={styles.sign} data-state={state} aria-hidden="true">
              {signs[state]}
            </span>
            <span>
              {title}{' '}
              <span className={state === 'optional' ? styles.optional : hiddenClass}>{texts[state]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
