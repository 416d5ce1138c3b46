import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import styles from './FileUpload.module.css';
import { KeptActions, type KeptFileProps, useRemoveQuestion } from './KeptActions.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { isPicture } from './uploaded-file.ts';

/** A file that the server keeps. */
export function UploadedRow({ isDisabled, onRemove, ...kept }: KeptFileProps) {
  const { isAsking, button, ask, keep } = useRemoveQuestion();
  const { fileName: name, src } = kept.file;
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
      <a className={styles.link} href={src} target="_blank" rel="noopener">
        {name}
      </a>
      {!isDisabled && (
        <span className={styles.actions}>
          <KeptActions {...kept} onAsk={ask} removeButton={button} />
        </span>
      )}
    </li>
  );
}
