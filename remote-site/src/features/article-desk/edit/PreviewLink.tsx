import { formatMoment, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useArticleWords } from '../words/use-article-words.ts';
import styles from './edit.module.css';

export type Preview = { key: string; until: string };

/** A link with which anybody reads the draft: it is opened or given on. */
export function PreviewLink({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { t } = useArticleWords();
  const [isCopied, setCopied] = useState(false);
  const address = `${window.location.origin}/index/preview?${new URLSearchParams({ key: preview.key })}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Without the right to write there the link itself is on the page.
      () => setCopied(false),
    );
  };
  return (
    <PageNotice
      tone="info"
      title={t('previewReady', { until: formatMoment(preview.until) })}
      actions={
        <>
          <Button type="primary" href={address} target="_blank" rel="noopener noreferrer">
            {t('openPreview')}
          </Button>
          <Button onClick={copy}>{isCopied ? t('copied') : t('copyLink')}</Button>
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <code className={styles.address}>{address}</code>
    </PageNotice>
  );
}
