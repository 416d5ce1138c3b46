import { useTexts } from '../../ui-texts.ts';
import styles from './ProgressRail.module.css';
import { ProgressSteps, type ProgressStepsProps } from './ProgressSteps.tsx';
import { progressTexts } from './progress-texts.ts';

/** The sections beside the form, on a wide screen. */
export function ProgressRail(props: ProgressStepsProps) {
  const texts = useTexts(progressTexts);
  return (
    <nav className={styles.rail} aria-label={texts.title}>
      <ProgressSteps {...props} />
    </nav>
  );
}
