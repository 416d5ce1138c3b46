import { InboxOutlined } from '@ant-design/icons';
import { type FileKind, fileKinds } from '@berth/contract';
import type { ControlProps } from '../form-field/FormField.tsx';
import { FilePicker } from './FilePicker.tsx';
import styles from './FileUpload.module.css';
import { PendingRow } from './PendingRow.tsx';
import { UploadedRow } from './UploadedRow.tsx';
import { UploadMessages } from './UploadMessages.tsx';
import type { FilesChange, UploadMemory } from './upload-memory.ts';
import type { UploadState } from './upload-queue.ts';
import type { UploadedFile, UploadFile } from './uploaded-file.ts';
import { useUploadField } from './use-upload-field.ts';

export type FileUploadProps = Partial<ControlProps> & {
  value: readonly UploadedFile[];
  /** Takes a change rather than files: what arrives is added to those of that moment. */
  onChange: (change: FilesChange) => void;
  upload: UploadFile;
  /** What is on its way, where the field may be hidden and shown again; its own by default. */
  memory?: UploadMemory;
  /** Hears how far the uploads are: a form waits for those under way, and is not sent with one that failed. */
  onUploading?: (state: UploadState) => void;
  /** Known by content; gif, jpeg, png and pdf by default. */
  kinds?: readonly FileKind[];
  /** 10 MB by default (spec section 9). */
  maxBytes?: number;
  /** 10 by default. */
  maxCount?: number;
  /** Shows a file in the page (`useFileViewer`); without it the browser saves what is pressed. */
  onLook?: (file: UploadedFile) => void;
  /** Shows the files, and lets none come or go. */
  isDisabled?: boolean;
  'aria-label'?: string;
};

/**
 * Files of a form: chosen, dropped or pasted, checked by their content, sent at once with progress. The value is
 * what the server keeps; what is on its way or failed stays in the widget. Spec sections 5, 8 and 9, Upload.
 */
export function FileUpload(props: FileUploadProps) {
  const { value, isDisabled, kinds = fileKinds, maxCount = 10 } = props;
  const upload = useUploadField({ ...props, kinds, maxCount, isForImages: false });
  const { texts, uploads, isOver, picker } = upload;
  return (
    <fieldset className={styles.field} {...upload.field}>
      {upload.canAdd && (
        <FilePicker {...picker}>
          {(open) => (
            <button className={isOver ? styles.zoneOver : styles.zone} {...upload.add} onClick={open}>
              <InboxOutlined className={styles.zoneIcon} aria-hidden="true" />
              <span className={styles.zoneTitle}>{isOver ? texts.drop : texts.chooseFile}</span>
              <span className={styles.quiet}>{texts.ways}</span>
            </button>
          )}
        </FilePicker>
      )}
      {!isDisabled && <div className={styles.rule} {...upload.rule} />}
      <UploadMessages {...uploads} />
      {isDisabled && value.length === 0 && <div className={styles.quiet}>{texts.none}</div>}
      {value.length + uploads.pending.length > 0 && (
        <ul className={styles.list} aria-label={texts.files}>
          {value.map((file) => (
            <UploadedRow
              key={file.src}
              file={file}
              accept={picker.accept}
              isDisabled={isDisabled}
              onLook={props.onLook}
              onReplace={(chosen) => uploads.add([chosen], file)}
              onRemove={() => upload.handleRemove(file)}
            />
          ))}
          {uploads.pending.map((item) => (
            <PendingRow
              key={item.id}
              upload={item}
              onCancel={() => upload.handleCancel(item.id)}
              onRetry={() => uploads.retry(item.id)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
