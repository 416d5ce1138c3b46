import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { isPicture } from '../file-upload/uploaded-file.ts';
import { formatBytes } from '../format/sizes.ts';
import { useUiTexts } from '../ui-texts.ts';
import styles from './FileLinks.module.css';

/** A file that the server has, as a record refers to it. */
export type LinkedFile = { fileName: string; src: string; bytes: number; note?: string };

export type FileLinksProps = { files: readonly LinkedFile[]; label: string };

/** Files to open, each with its size and a note such as its day. Nothing where there are none. */
export function FileLinks({ files, label }: FileLinksProps) {
  const { locale } = useUiTexts();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {files.map(({ fileName, src, bytes, note }) => (
        <li key={src} className={styles.file}>
          <span className={styles.icon} aria-hidden="true">
            {isPicture(fileName) ? <FileImageOutlined /> : <FilePdfOutlined />}
          </span>
          <a className={styles.name} href={src} target="_blank" rel="noopener">
            {fileName}
          </a>
          <span className={styles.fact}>
            {[note, formatBytes(bytes, locale)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
