import { errorText, usePageTitle, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import styles from './RouteError.module.css';

type RouteErrorProps = { reason: 'slow' | 'broken'; onRetry: () => void };

/** 路由错误 (spec section 8) in the area of the page that failed; everything else works on. */
export function RouteError({ reason, onRetry }: RouteErrorProps) {
  const { t, locale } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const title = errorText('routeErrorTitle', locale);
  usePageTitle(title);
  return (
    <section className={styles.area} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{reason === 'slow' ? t('route.slow') : t('route.broken')}</p>
      <Button onClick={onRetry}>{common('retry')}</Button>
    </section>
  );
}
