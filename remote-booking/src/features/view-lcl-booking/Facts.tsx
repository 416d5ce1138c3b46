import { useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A field and its value; a dash where there is none. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.fact}>
      <dt>{t(`field.${name}`)}</dt>
      <dd>{children || '—'}</dd>
    </div>
  );
}
