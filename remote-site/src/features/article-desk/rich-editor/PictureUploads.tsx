import { defaultMaxBytes } from '@berth/contract';
import { formatBytes } from '@berth/ui';
import { Button } from 'antd';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './RichTextEditor.module.css';
import type { PictureUpload } from './use-picture-uploads.ts';

type PictureUploadsProps = { uploads: readonly PictureUpload[]; onDrop: (id: number) => void };

/** Pictures on their way, and those that did not arrive. */
export function PictureUploads({ uploads, onDrop }: PictureUploadsProps) {
  const { t, locale } = useArticleWords();
  if (uploads.length === 0) return null;
  const said = ({ name, share, problem }: PictureUpload) => {
    if (problem === null) return t('uploading', { name, share: Math.round(share * 100) });
    if (problem === 'kind') return t('pictureKind', { name });
    if (problem === 'size') return t('pictureSize', { name, max: formatBytes(defaultMaxBytes, locale) });
    return t('pictureFailed', { name, message: problem.message });
  };
  return (
    <ul className={styles.uploads} aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id} data-failed={upload.problem !== null || undefined}>
          <span role={upload.problem ? 'alert' : 'status'}>{said(upload)}</span>
          {upload.problem === null && <progress value={upload.share} aria-label={upload.name} />}
          <Button size="small" onClick={() => onDrop(upload.id)}>
            {upload.problem === null ? t('cancel') : t('close')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
