import { PlusOutlined } from '@ant-design/icons';
import { defaultMaxBytes, fillTemplate, imageKinds } from '@berth/contract';
import { useId, useRef } from 'react';
import { FilePicker } from '../file-upload/FilePicker.tsx';
import type { FileUploadProps } from '../file-upload/FileUpload.tsx';
import { fileSizeText, kindsText } from '../file-upload/file-size-text.ts';
import { UploadMessages } from '../file-upload/UploadMessages.tsx';
import { uploadTexts } from '../file-upload/upload-texts.ts';
import { acceptOf, type UploadedFile } from '../file-upload/uploaded-file.ts';
import { useFileDrop } from '../file-upload/use-file-drop.ts';
import { useUploads } from '../file-upload/use-uploads.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImageUpload.module.css';
import { PendingTile } from './PendingTile.tsx';
import { PictureTile } from './PictureTile.tsx';

export type ImageUploadProps = Omit<FileUploadProps, 'kinds'> & {
  /** gif, jpeg and png by default (spec section 5). */
  kinds?: readonly (typeof imageKinds)[number][];
};

/**
 * Pictures of a form, such as a business licence: as FileUpload, but shown as what they are. One by default (spec
 * section 9).
 */
export function ImageUpload(props: ImageUploadProps) {
  const { value, onChange, upload, kinds = imageKinds, maxBytes = defaultMaxBytes, isDisabled } = props;
  const maxCount = props.maxCount ?? 1;
  const texts = useTexts(uploadTexts);
  const uploads = useUploads({
    value,
    onChange,
    upload,
    kinds,
    maxBytes,
    maxCount,
    isForImages: true,
    onUploading: props.onUploading,
  });
  const { isOver, handlers } = useFileDrop(uploads.add, isDisabled);
  const root = useRef<HTMLFieldSetElement>(null);
  const rule = useId();
  const accept = acceptOf(kinds);
  const canAdd = !isDisabled && uploads.room > 0;
  // Where the focus was is gone; what adds a file is there.
  const focusAdd = () =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[data-add]')?.focus());
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
      <ul className={styles.tiles} aria-label={texts.files}>
        {value.map((file) => (
          <PictureTile
            key={file.src}
            file={file}
            local={uploads.localFile(file.src)}
            accept={accept}
            isDisabled={isDisabled}
            onReplace={(chosen) => uploads.add([chosen], file)}
            onRemove={() => handleRemove(file)}
          />
        ))}
        {uploads.pending.map((item) => (
          <PendingTile
            key={item.id}
            upload={item}
            onCancel={() => handleCancel(item.id)}
            onRetry={() => uploads.retry(item.id)}
          />
        ))}
        {canAdd && (
          <li className={styles.adding}>
            <FilePicker accept={accept} isMultiple={maxCount > 1} onFiles={uploads.add}>
              {(open) => (
                <button
                  type="button"
                  id={props.id}
                  data-add=""
                  className={isOver ? styles.addOver : styles.add}
                  data-invalid={props['aria-invalid']}
                  aria-describedby={[rule, props['aria-describedby']].filter(Boolean).join(' ')}
                  onClick={open}
                >
                  <PlusOutlined className={styles.plus} />
                  <span className={styles.addTitle}>{isOver ? texts.drop : texts.chooseImage}</span>
                  <span className={styles.ways}>{texts.ways}</span>
                </button>
              )}
            </FilePicker>
          </li>
        )}
      </ul>
      {isDisabled && value.length === 0 && <div className={styles.rule}>{texts.none}</div>}
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
    </fieldset>
  );
}
