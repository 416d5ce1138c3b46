import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

export type FormSectionProps = {
  title: string;
  /** Of the section, which takes the focus when somebody jumps to it. */
  id: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A titled part of a form, or of a page that shows a record. */
export function FormSection({ title, id, aside, children }: FormSectionProps) {
  return (
    <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
