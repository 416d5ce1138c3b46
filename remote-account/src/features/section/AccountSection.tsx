import type { ReactNode } from 'react';
import styles from './section.module.css';

type AccountSectionProps = {
  title: string;
  /** One sentence, where the title does not say it. */
  lead?: string;
  /** Beside the title: what changes the section. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A part of the account's page, set off from the one before by a hairline. */
export function AccountSection({ title, lead, action, children }: AccountSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
