import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { FileLink } from './FileLink.tsx';
import styles from './FileUpload.module.css';
import { KeptActions, type KeptFileProps, useRemoveQuestion } from './KeptActions.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { isPicture, type UploadedFile } from './uploaded-file.ts';

type UploadedRowProps = KeptFileProps & { onLook?: (file: UploadedFile) => void };

/** A file that the server keeps. */
export function UploadedRow({ isDisabled, onRemove, onLook, ...kept }: UploadedRowProps) {
  const { isAsking, button, ask, keep } = useRemoveQuestion();
  const { fileName: name } = kept.file;
  if (isAsking) {
    return (
      <li className={styles.row}>
        <RemoveQuestion name={name} onRemove={onRemove} onKeep={keep} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {isPicture(name) ? <FileImageOutlined /> : <FilePdfOutlined />}
      </span>
      <FileLink className={styles.link} file={kept.file} onLook={onLook && (() => onLook(kept.file))} />
      {!isDisabled && (
        <span className={styles.actions}>
          <KeptActions {...kept} onAsk={ask} removeButton={button} />
        </span>
      )}
    </li>
  );
}
