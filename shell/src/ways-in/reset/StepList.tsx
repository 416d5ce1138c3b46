import { useTranslation } from '@berth/runtime';
import styles from './StepList.module.css';

export const resetSteps = ['account', 'phone', 'password', 'done'] as const;
export type ResetStep = (typeof resetSteps)[number];

/** Where one is on the way to a new password (spec section 2: four steps). */
export function StepList({ step }: { step: ResetStep }) {
  const { t } = useTranslation('ways-in');
  const now = resetSteps.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={t('reset.steps')}>
      {resetSteps.map((each, at) => (
        <li
          key={each}
          aria-current={each === step ? 'step' : undefined}
          className={at < now ? styles.past : undefined}
        >
          {at + 1}. {t(`reset.step.${each}`)}
        </li>
      ))}
    </ol>
  );
}
