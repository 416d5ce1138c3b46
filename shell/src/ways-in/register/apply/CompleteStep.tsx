import { maskRecipient, paths } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import styles from '../RegisterPage.module.css';
import type { SentRegistration } from './use-sending.ts';

/** The number, what happens next, and the link by which it is looked up. */
export function CompleteStep({ secret, seen, isEarlier = false }: SentRegistration) {
  const { t } = useTranslation('register');
  const { number, dueOn, phone, content } = seen;
  const path = `${paths.register()}#${secret}`;
  return (
    <>
      <p className={styles.text} tabIndex={-1}>
        {t('complete.number', { number })}
      </p>
      {isEarlier && <p className={styles.note}>{t('complete.earlier')}</p>}
      <p className={styles.text}>
        {t('complete.next', { dueOn, phone, email: maskRecipient(content.email) })}
      </p>
      <p className={styles.text}>{t('complete.link')}</p>
      <div className={styles.copied}>
        <Link to={path}>{window.location.origin + path}</Link>
        <CopyButton text={window.location.origin + path} />
      </div>
    </>
  );
}

function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('register');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <ActionButton onClick={() => void handleCopy()}>{t('complete.copy')}</ActionButton>
      <span role="status">{outcome && t(`complete.${outcome}`)}</span>
    </>
  );
}
