import { useTranslation } from '@berth/runtime';
import styles from './ProgressRail.module.css';
import { ProgressSteps, type ProgressStepsProps } from './ProgressSteps.tsx';

/** The sections beside the form, on a wide screen. */
export function ProgressRail(props: ProgressStepsProps) {
  const { t } = useTranslation('booking');
  return (
    <nav className={styles.rail} aria-label={t('progress.title')}>
      <ProgressSteps {...props} />
    </nav>
  );
}
