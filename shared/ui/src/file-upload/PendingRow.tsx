import { formatBytes } from '../format/sizes.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './FileUpload.module.css';
import { PendingActions, type PendingActionsProps } from './PendingActions.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import type { PendingUpload } from './upload-queue.ts';
import { uploadTexts } from './upload-texts.ts';

/** A file on its way, or one that did not arrive. */
export function PendingRow(props: PendingActionsProps) {
  const { upload } = props;
  const { locale } = useTexts(uploadTexts);
  const { name, size } = upload.file;
  const isFailed = upload.status === 'failed';
  return (
    <li className={isFailed ? styles.failedRow : styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>
          {name} <span className={styles.quiet}>{formatBytes(size, locale)}</span>
        </span>
        {isFailed ? <Failure upload={upload} /> : <UploadProgress upload={upload} />}
      </div>
      <span className={styles.actions}>
        <PendingActions {...props} />
      </span>
    </li>
  );
}

/** What the spec calls the notice of a failed upload (section 8), where the upload is. */
export function Failure({ upload }: { upload: PendingUpload }) {
  const texts = useTexts(uploadTexts);
  return (
    <div role="alert" className={styles.failure}>
      <strong>{texts.failed}</strong> {upload.message ?? texts.unknownError}
    </div>
  );
}
