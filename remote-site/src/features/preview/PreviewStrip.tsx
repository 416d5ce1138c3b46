import { useTranslation } from '@berth/runtime';
import { inOrder } from '../words/in-order.ts';
import styles from './PreviewStrip.module.css';

/** Above a draft: that it is one, and what of it the site does not show. */
export function PreviewStrip({ leftOut }: { leftOut: readonly string[] }) {
  const { t } = useTranslation('site');
  return (
    <section className={styles.strip} aria-label={t('preview.title')}>
      <p>
        <strong>{t('preview.title')}</strong> {t('preview.what')}
      </p>
      {leftOut.length > 0 && (
        <>
          <p>{t('preview.leftOut')}</p>
          <ul>{inOrder(leftOut.map((text) => <li>{text}</li>))}</ul>
        </>
      )}
    </section>
  );
}
