import { useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

type FormSectionProps = {
  name: string;
  id: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled part of the form. */
export function FormSection({ name, id, aside, children }: FormSectionProps) {
  const { t } = useTranslation('booking');
  return (
    <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {t(`section.${name}`)}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
