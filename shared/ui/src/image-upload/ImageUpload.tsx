import { PlusOutlined } from '@ant-design/icons';
import { imageKinds } from '@berth/contract';
import { FilePicker } from '../file-upload/FilePicker.tsx';
import type { FileUploadProps } from '../file-upload/FileUpload.tsx';
import { UploadMessages } from '../file-upload/UploadMessages.tsx';
import { useUploadField } from '../file-upload/use-upload-field.ts';
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
  const { value, isDisabled, kinds = imageKinds, maxCount = 1 } = props;
  const upload = useUploadField({ ...props, kinds, maxCount, isForImages: true });
  const { texts, uploads, isOver, picker } = upload;
  return (
    <fieldset className={styles.field} {...upload.field}>
      <ul className={styles.tiles} aria-label={texts.files}>
        {value.map((file) => (
          <PictureTile
            key={file.src}
            file={file}
            local={uploads.localFile(file.src)}
            accept={picker.accept}
            isDisabled={isDisabled}
            onReplace={(chosen) => uploads.add([chosen], file)}
            onRemove={() => upload.handleRemove(file)}
          />
        ))}
        {uploads.pending.map((item) => (
          <PendingTile
            key={item.id}
            upload={item}
            onCancel={() => upload.handleCancel(item.id)}
            onRetry={() => uploads.retry(item.id)}
          />
        ))}
        {upload.canAdd && (
          <li className={styles.adding}>
            <FilePicker {...picker}>
              {(open) => (
                <button className={isOver ? styles.addOver : styles.add} {...upload.add} onClick={open}>
                  <PlusOutlined className={styles.plus} aria-hidden="true" />
                  <span className={styles.addTitle}>{isOver ? texts.drop : texts.chooseImage}</span>
                  <span className={styles.ways}>{texts.ways}</span>
                </button>
              )}
            </FilePicker>
          </li>
        )}
      </ul>
      {isDisabled && value.length === 0 && <div className={styles.rule}>{texts.none}</div>}
      {!isDisabled && <div className={styles.rule} {...upload.rule} />}
      <UploadMessages {...uploads} />
    </fieldset>
  );
}
