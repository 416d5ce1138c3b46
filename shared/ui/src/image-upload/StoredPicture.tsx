import { FileImageOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { uploadTexts } from '../file-upload/upload-texts.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImageUpload.module.css';

/** A picture that the server keeps; a word in its place when it does not come. */
export function StoredPicture({ src, alt }: { src: string; alt: string }) {
  const texts = useTexts(uploadTexts);
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) {
    return (
      <span className={styles.missing}>
        <FileImageOutlined aria-hidden="true" />
        {texts.notShown}
      </span>
    );
  }
  return (
    <img className={styles.picture} src={src} alt={alt} loading="lazy" onError={() => setIsMissing(true)} />
  );
}
