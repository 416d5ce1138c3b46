import { DeleteOutlined, SwapOutlined } from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { FilePicker } from '../file-upload/FilePicker.tsx';
import { RemoveQuestion } from '../file-upload/RemoveQuestion.tsx';
import { uploadTexts } from '../file-upload/upload-texts.ts';
import type { UploadedFile } from '../file-upload/uploaded-file.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImageUpload.module.css';
import { LocalPicture } from './LocalPicture.tsx';
import { StoredPicture } from './StoredPicture.tsx';

export type PictureTileProps = {
  file: UploadedFile;
  /** The same picture, where it was chosen just now. */
  local: File | undefined;
  accept: string;
  isDisabled?: boolean;
  onReplace: (file: File) => void;
  onRemove: () => void;
};

/** An uploaded picture: a press shows it large. */
export function PictureTile({ file, local, accept, isDisabled, onReplace, onRemove }: PictureTileProps) {
  const texts = useTexts(uploadTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const name = file.fileName;
  const picture = (alt: string) =>
    local ? <LocalPicture file={local} alt={alt} /> : <StoredPicture src={file.src} alt={alt} />;
  const handleKeep = () => {
    setIsAsking(false);
    // The button comes back with the next frame.
    requestAnimationFrame(() => removeButton.current?.focus());
  };
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.view} onClick={() => setIsLarge(true)}>
        <span className={styles.spoken}>{fillTemplate(texts.view, { name })}</span>
        {picture('')}
      </button>
      {isAsking ? (
        <div className={styles.asking}>
          <RemoveQuestion name={name} isShort onRemove={onRemove} onKeep={handleKeep} />
        </div>
      ) : (
        <div className={styles.caption}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          {!isDisabled && (
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
          )}
          {!isDisabled && (
            <Button
              size="small"
              type="text"
              ref={removeButton}
              icon={<DeleteOutlined />}
              onClick={() => setIsAsking(true)}
              aria-label={fillTemplate(texts.removeOf, { name })}
            />
          )}
        </div>
      )}
      <Modal
        open={isLarge}
        onCancel={() => setIsLarge(false)}
        footer={null}
        title={name}
        width={880}
        destroyOnHidden
      >
        <div className={styles.large}>{picture(name)}</div>
      </Modal>
    </li>
  );
}
