import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons';
import { FileLink } from '../file-upload/FileLink.tsx';
import { isPicture } from '../file-upload/uploaded-file.ts';
import { formatBytes } from '../format/sizes.ts';
import { useUiTexts } from '../ui-texts.ts';
import styles from './FileLinks.module.css';

/** A file that the server has, as a record refers to it. */
export type LinkedFile = { fileName: string; src: string; bytes: number; note?: string };

export type FileLinksProps = {
  files: readonly LinkedFile[];
  label: string;
  /** Shows a file in the page (`useFileViewer`); without it the browser saves what is pressed. */
  onLook?: (file: LinkedFile) => void;
};

/** Files to open, each with its size and a note such as its day. Nothing where there are none. */
export function FileLinks({ files, label, onLook }: FileLinksProps) {
  const { locale } = useUiTexts();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {files.map((file) => (
        <li key={file.src} className={styles.file}>
          <span className={styles.icon} aria-hidden="true">
            {isPicture(file.fileName) ? <FileImageOutlined /> : <FilePdfOutlined />}
          </span>
          <FileLink className={styles.name} file={file} onLook={onLook && (() => onLook(file))} />
          <span className={styles.fact}>
            {[file.note, formatBytes(file.bytes, locale)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
