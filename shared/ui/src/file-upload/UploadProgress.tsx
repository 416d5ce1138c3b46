import { fillTemplate } from '@berth/contract';
import { useTexts } from '../ui-texts.ts';
import styles from './FileUpload.module.css';
import type { PendingUpload } from './upload-queue.ts';
import { uploadTexts } from './upload-texts.ts';

/** How far an upload is. At its end the server looks at the file, which has no measure. */
export function UploadProgress({ upload: { file, share, status } }: { upload: PendingUpload }) {
  const texts = useTexts(uploadTexts);
  const percent = Math.round(share * 100);
  const sending = share < 1 ? fillTemplate(texts.sending, { percent }) : texts.checking;
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        className={styles.track}
        aria-label={fillTemplate(texts.progressOf, { name: file.name })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.quiet}>{status === 'ready' ? texts.waiting : sending}</span>
    </div>
  );
}
