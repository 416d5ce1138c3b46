import { useTranslation } from '@berth/runtime';
import { useEffect } from 'react';
import { ActionButton } from '../feedback/ActionButton.tsx';
import styles from './BootFailure.module.css';

/** The server could not be asked: what to do, and a way to try again. */
export function BootFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const title = t('boot.failedTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t('boot.failedText')}</p>
      <ActionButton kind="primary" onClick={onRetry}>
        {common('retry')}
      </ActionButton>
    </main>
  );
}
