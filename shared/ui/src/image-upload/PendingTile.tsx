import { PendingActions, type PendingActionsProps } from '../file-upload/PendingActions.tsx';
import { Failure } from '../file-upload/PendingRow.tsx';
import { UploadProgress } from '../file-upload/UploadProgress.tsx';
import styles from './ImageUpload.module.css';
import { LocalPicture } from './LocalPicture.tsx';

/** A picture on its way, or one that did not arrive. */
export function PendingTile(props: PendingActionsProps) {
  const { upload } = props;
  const { name } = upload.file;
  const isFailed = upload.status === 'failed';
  return (
    <li className={isFailed ? styles.failedTile : styles.tile}>
      <div className={styles.fading}>
        <LocalPicture file={upload.file} alt="" />
      </div>
      <div className={styles.below}>
        {isFailed ? <Failure upload={upload} /> : <UploadProgress upload={upload} />}
      </div>
      <div className={styles.caption}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <PendingActions {...props} isIconOnly />
      </div>
    </li>
  );
}
