import { useIsDrawing, useTranslation } from '@berth/runtime';
import site from '../site-frame/site.module.css';

/** Stands where content could not be read, with a way to ask for it again. */
export function ReadProblem({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('site');
  const isDrawing = useIsDrawing();
  return (
    <section className={site.section}>
      <p role="alert">{t('readProblem.text')}</p>
      <button type="button" className={site.quiet} disabled={isDrawing} onClick={() => void onRetry()}>
        {t('readProblem.retry')}
      </button>
    </section>
  );
}
