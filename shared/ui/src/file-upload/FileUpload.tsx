import { InboxOutlined } from '@ant-design/icons';
import { defaultMaxBytes, type FileKind, fileKinds, fillTemplate } from '@berth/contract';
import { useId, useRef } from 'react';
import type { ControlProps } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { FilePicker } from './FilePicker.tsx';
import styles from './FileUpload.module.css';
import { fileSizeText, kindsText } from './file-size-text.ts';
import { PendingRow } from './PendingRow.tsx';
import { UploadedRow } from './UploadedRow.tsx';
import { UploadMessages } from './UploadMessages.tsx';
import type { UploadState } from './upload-queue.ts';
import { uploadTexts } from './upload-texts.ts';
import { acceptOf, type UploadedFile, type UploadFile } from './uploaded-file.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads } from './use-uploads.ts';

export type FileUploadProps = Partial<ControlProps> & {
  value: readonly UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
  upload: UploadFile;
  /** Hears how far the uploads are: a form waits for those under way, and is not sent with one that failed. */
  onUploading?: (state: UploadState) => void;
  /** Known by content; gif, jpeg, png and pdf by default. */
  kinds?: readonly FileKind[];
  /** 10 MB by default (spec section 9). */
  maxBytes?: number;
  /** 10 by default. */
  maxCount?: number;
  /** Shows the files, and lets none come or go. */
  isDisabled?: boolean;
  'aria-label'?: string;
};

/**
 * Files of a form: chosen, dropped or pasted, checked by their content, sent at once with progress. The value is
 * what the server keeps; what is on its way or failed stays in the widget. Spec sections 5, 8 and 9, Upload.
 */
export function FileUpload(props: FileUploadProps) {
  const { value, onChange, upload, kinds = fileKinds, maxBytes = defaultMaxBytes, isDisabled } = props;
  const maxCount = props.maxCount ?? 10;
  const texts = useTexts(uploadTexts);
  const uploads = useUploads({
    value,
    onChange,
    upload,
    kinds,
    maxBytes,
    maxCount,
    isForImages: false,
    onUploading: props.onUploading,
  });
  const { isOver, handlers } = useFileDrop(uploads.add, isDisabled);
  const root = useRef<HTMLFieldSetElement>(null);
  const rule = useId();
  const accept = acceptOf(kinds);
  const canAdd = !isDisabled && uploads.room > 0;
  // Where the focus was is gone; what adds a file is there.
  const focusAdd = () => requestAnimationFrame(() => root.current?.querySelector('button')?.focus());
  const handleRemove = (file: UploadedFile) => {
    uploads.remove(file);
    focusAdd();
  };
  const handleCancel = (id: number) => {
    uploads.cancel(id);
    focusAdd();
  };
  return (
    <fieldset
      ref={root}
      className={styles.field}
      // Without a button the field itself is what a summary of errors jumps to.
      {...(canAdd ? {} : { id: props.id, tabIndex: -1 })}
      aria-label={props['aria-label']}
      // Of a FormField that is a group.
      aria-labelledby={props.id && !props['aria-label'] ? `${props.id}-label` : undefined}
      {...handlers}
    >
      {canAdd && (
        <FilePicker accept={accept} isMultiple={maxCount > 1} onFiles={uploads.add}>
          {(open) => (
            <button
              type="button"
              id={props.id}
              className={isOver ? styles.zoneOver : styles.zone}
              data-invalid={props['aria-invalid']}
              aria-describedby={[rule, props['aria-describedby']].filter(Boolean).join(' ')}
              onClick={open}
            >
              <InboxOutlined className={styles.zoneIcon} />
              <span className={styles.zoneTitle}>{isOver ? texts.drop : texts.chooseFile}</span>
              <span className={styles.quiet}>{texts.ways}</span>
            </button>
          )}
        </FilePicker>
      )}
      {!isDisabled && (
        <div id={rule} className={styles.rule}>
          {fillTemplate(maxCount > 1 ? texts.ruleCount : texts.rule, {
            kinds: kindsText(kinds, texts.locale),
            limit: fileSizeText(maxBytes),
            count: maxCount,
          })}
        </div>
      )}
      <UploadMessages {...uploads} />
      {isDisabled && value.length === 0 && <div className={styles.quiet}>{texts.none}</div>}
      {value.length + uploads.pending.length > 0 && (
        <ul className={styles.list} aria-label={texts.files}>
          {value.map((file) => (
            <UploadedRow
              key={file.src}
              file={file}
              accept={accept}
              isDisabled={isDisabled}
              onReplace={(chosen) => uploads.add([chosen], file)}
              onRemove={() => handleRemove(file)}
            />
          ))}
          {uploads.pending.map((item) => (
            <PendingRow
              key={item.id}
              upload={item}
              onCancel={() => handleCancel(item.id)}
              onRetry={() => uploads.retry(item.id)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
