import { fillTemplate } from '@berth/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { KeptActions, type KeptFileProps, useRemoveQuestion } from '../file-upload/KeptActions.tsx';
import { RemoveQuestion } from '../file-upload/RemoveQuestion.tsx';
import { uploadTexts } from '../file-upload/upload-texts.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImageUpload.module.css';
import { LocalPicture } from './LocalPicture.tsx';
import { StoredPicture } from './StoredPicture.tsx';

type PictureTileProps = KeptFileProps & {
  /** The same picture, where it was chosen just now. */
  local: File | undefined;
};

/** An uploaded picture: a press shows it large. */
export function PictureTile({ local, isDisabled, onRemove, ...kept }: PictureTileProps) {
  const texts = useTexts(uploadTexts);
  const { isAsking, button, ask, keep } = useRemoveQuestion();
  const [isLarge, setIsLarge] = useState(false);
  const { fileName: name, src } = kept.file;
  const picture = (alt: string) =>
    local ? <LocalPicture file={local} alt={alt} /> : <StoredPicture src={src} alt={alt} />;
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.view} onClick={() => setIsLarge(true)}>
        <span className={styles.spoken}>{fillTemplate(texts.view, { name })}</span>
        {picture('')}
      </button>
      {isAsking ? (
        <div className={styles.asking}>
          <RemoveQuestion name={name} isShort onRemove={onRemove} onKeep={keep} />
        </div>
      ) : (
        <div className={styles.caption}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          {!isDisabled && <KeptActions {...kept} onAsk={ask} removeButton={button} />}
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
