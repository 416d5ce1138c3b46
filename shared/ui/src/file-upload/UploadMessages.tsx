import styles from './FileUpload.module.css';
import type { Uploads } from './use-uploads.ts';

/** Why files were not taken, below the field; and for a screen reader what happens, step by step, not by percent. */
export function UploadMessages({ problems, announcement }: Pick<Uploads, 'problems' | 'announcement'>) {
  return (
    <>
      <div role="alert">
        {problems.map((problem) => (
          <div key={problem} className={styles.problem}>
            {problem}
          </div>
        ))}
      </div>
      <div role="status" className={styles.heard}>
        {announcement}
      </div>
    </>
  );
}
