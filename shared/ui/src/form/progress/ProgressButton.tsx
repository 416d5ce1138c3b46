import { fillTemplate } from '@berth/contract';
import { usePopup } from '../../popup/use-popup.ts';
import { hiddenOnPhoneClass } from '../../theme/hidden-class.ts';
import { useTexts } from '../../ui-texts.ts';
import styles from './ProgressButton.module.css';
import { ProgressSteps, type ProgressStepsProps } from './ProgressSteps.tsx';
import { progressTexts } from './progress-texts.ts';

/** How many sections are done, where the rail has no room beside the form; a press opens the list of sections. */
export function ProgressButton({ steps }: Pick<ProgressStepsProps, 'steps'>) {
  const texts = useTexts(progressTexts);
  const popup = usePopup();
  const done = steps.filter(({ state }) => state === 'done').length;
  const wrong = steps.filter(({ state }) => state === 'wrong').length;
  // An optional section that is untouched is not work left to do.
  const count = steps.filter(({ state }) => state !== 'optional').length;
  const label = `${texts.title} ${done} / ${count} ${texts.sections}`;
  const errors = fillTemplate(wrong === 1 ? texts.wrongOne : texts.wrongSeveral, { count: wrong });
  return (
    <div className={styles.anchor} {...popup.anchorProps}>
      <button
        type="button"
        ref={popup.button}
        className={styles.button}
        data-state={wrong > 0 ? 'wrong' : done === count ? 'done' : 'open'}
        aria-expanded={popup.isOpen}
        aria-label={wrong > 0 ? `${label} · ${errors}` : label}
        onClick={popup.isOpen ? popup.close : popup.open}
      >
        <span className={styles.sign} aria-hidden="true">
          {wrong > 0 ? '!' : done === count ? '✓' : ''}
        </span>
        {/* With the blank, so that the words on the button are part of its name. */}
        {`${done} / ${count} `}
        <span className={hiddenOnPhoneClass}>{texts.sections}</span>
      </button>
      {popup.isOpen && (
        <div className={styles.panel} {...popup.panelProps}>
          <nav aria-label={texts.title}>
            <ProgressSteps steps={steps} onJump={popup.close} />
          </nav>
        </div>
      )}
    </div>
  );
}
