import { useTranslation } from '@berth/runtime';
import { FormFailure } from '../../../door/fields/FormFailure.tsx';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import styles from '../RegisterPage.module.css';
import type { Standing } from './use-standing.ts';

type LookUpProps = { standing: Extract<Standing, { status: 'looking' | 'failed' }> };

/** While a registration is looked up, and where that fails. */
export function LookUp({ standing }: LookUpProps) {
  const { t } = useTranslation('register');
  if (standing.status === 'looking') {
    return (
      <p className={styles.text} role="status">
        {t('standing.looking')}
      </p>
    );
  }
  return (
    <div className={styles.fields}>
      <FormFailure failure={standing.problem} waitSeconds={standing.problem.retryAfterSeconds ?? 0} />
      <p className={styles.text}>{t('standing.failed')}</p>
      <ActionButton onClick={standing.retry}>{t('standing.retry')}</ActionButton>
    </div>
  );
}
