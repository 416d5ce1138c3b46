import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { Failure } from '../file-upload/PendingRow.tsx';
import { UploadProgress } from '../file-upload/UploadProgress.tsx';
import type { PendingUpload } from '../file-upload/upload-queue.ts';
import { uploadTexts } from '../file-upload/upload-texts.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImageUpload.module.css';
import { LocalPicture } from './LocalPicture.tsx';

/** A picture on its way, or one that did not arrive. */
export function PendingTile(props: { upload: PendingUpload; onCancel: () => void; onRetry: () => void }) {
  const { upload, onCancel, onRetry } = props;
  const { name } = upload.file;
  const texts = useTexts(uploadTexts);
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
        {isFailed && (
          <Button
            size="small"
            type="text"
            icon={<ReloadOutlined />}
            onClick={onRetry}
            aria-label={fillTemplate(texts.retryOf, { name })}
          />
        )}
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined />}
          onClick={onCancel}
          aria-label={fillTemplate(isFailed ? texts.discardOf : texts.cancel, { name })}
        />
      </div>
    </li>
  );
}
