import { DeleteOutlined, FileImageOutlined, FilePdfOutlined, SwapOutlined } from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTexts } from '../ui-texts.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './FileUpload.module.css';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { uploadTexts } from './upload-texts.ts';
import { isPicture, type UploadedFile } from './uploaded-file.ts';

export type UploadedRowProps = {
  file: UploadedFile;
  accept: string;
  isDisabled?: boolean;
  onReplace: (file: File) => void;
  onRemove: () => void;
};

/** A file that the server keeps. */
export function UploadedRow({ file, accept, isDisabled, onReplace, onRemove }: UploadedRowProps) {
  const texts = useTexts(uploadTexts);
  const [isAsking, setIsAsking] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const name = file.fileName;
  const handleKeep = () => {
    setIsAsking(false);
    // The button comes back with the next frame of the row.
    requestAnimationFrame(() => removeButton.current?.focus());
  };
  if (isAsking) {
    return (
      <li className={styles.row}>
        <RemoveQuestion name={name} onRemove={onRemove} onKeep={handleKeep} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{isPicture(name) ? <FileImageOutlined /> : <FilePdfOutlined />}</span>
      <a className={styles.link} href={file.src} target="_blank" rel="noopener">
        {name}
      </a>
      {!isDisabled && (
        <span className={styles.actions}>
          <FilePicker accept={accept} onFiles={([chosen]) => chosen && onReplace(chosen)}>
            {(open) => (
              <Button
                size="small"
                type="text"
                icon={<SwapOutlined />}
                onClick={open}
                aria-label={fillTemplate(texts.replaceOf, { name })}
              />
            )}
          </FilePicker>
          <Button
            size="small"
            type="text"
            ref={removeButton}
            icon={<DeleteOutlined />}
            onClick={() => setIsAsking(true)}
            aria-label={fillTemplate(texts.removeOf, { name })}
          />
        </span>
      )}
    </li>
  );
}
