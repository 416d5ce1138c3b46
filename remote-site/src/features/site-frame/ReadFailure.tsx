import { useTranslation } from '@berth/runtime';
import site from './site.module.css';

/** What a page was to show could not be read. */
export function ReadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('site');
  return (
    <div className={site.section} role="alert">
      <p>{t('read.failed')}</p>
      <button type="button" className={site.quiet} onClick={onRetry}>
        {t('read.again')}
      </button>
    </div>
  );
}
