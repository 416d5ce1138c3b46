import { useTranslation } from '@berth/runtime';
import { useEffect } from 'react';
import { ActionButton } from '../feedback/ActionButton.tsx';
import styles from './BootFailure.module.css';

/** `unreached`: the server could not be asked; `incomplete`: code did not come; `broken`: a part of the page failed. */
export type BootFailureReason = 'unreached' | 'incomplete' | 'broken';

/** What keeps the whole portal from being shown: what to do, and a way to try again. */
export function BootFailure({ reason, onRetry }: { reason: BootFailureReason; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const title = t(reason === 'broken' ? 'boot.brokenTitle' : 'boot.failedTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t(`boot.${reason}Text`)}</p>
      <ActionButton kind="primary" onClick={onRetry}>
        {common('retry')}
      </ActionButton>
    </main>
  );
}
