import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from '@berth/runtime';
import { formatBytes, formatDay } from '@berth/ui';
import { Button } from 'antd';
import styles from './ShippingDocuments.module.css';
import type { ShippingDocument } from './shipping-documents.queries.ts';

type DocumentRowProps = { document: ShippingDocument; isSaving: boolean; onSave: () => void };

/** One document: what it is, its file, since when, how large, and the button that saves it. */
export function DocumentRow({ document, isSaving, onSave }: DocumentRowProps) {
  const { t, locale } = useTranslation('booking');
  const { kind, version, fileName, addedAt, bytes } = document;
  const name = t(`shippingDocuments.kind.${kind}`);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.name}>
          {name}
          {version > 1 && (
            <span className={styles.version}>{t('shippingDocuments.version', { version })}</span>
          )}
        </div>
        <div className={styles.file}>{fileName}</div>
      </div>
      <span className={styles.fact}>{formatDay(addedAt)}</span>
      <span className={styles.fact}>{formatBytes(bytes, locale)}</span>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={isSaving}
        aria-label={`${t('shippingDocuments.download')} ${name}`}
        onClick={onSave}
      >
        {t('shippingDocuments.download')}
      </Button>
    </li>
  );
}
