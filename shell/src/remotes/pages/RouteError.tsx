import { errorText, usePageTitle, useTranslation } from '@berth/runtime';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { announce } from '../../feedback/announce.ts';
import type { FailureReason } from '../../loading/failure-cause.ts';
import { useLineBack } from '../../loading/use-line-back.ts';
import styles from './RouteError.module.css';

type RouteErrorProps = { reason: FailureReason; onRetry: () => void };

const texts = { slow: 'route.slow', broken: 'route.broken', line: 'route.line' } as const;

/** 路由错误 (spec section 8) in the area of the page that failed; everything else works on. */
export function RouteError({ reason, onRetry }: RouteErrorProps) {
  const { t, locale } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const title = errorText('routeErrorTitle', locale);
  usePageTitle(title);
  const handleRetry = () => {
    announce(t('route.again'));
    onRetry();
  };
  useLineBack(reason === 'line', handleRetry);
  return (
    <section className={styles.area} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{t(texts[reason])}</p>
      <ActionButton onClick={handleRetry}>{common('retry')}</ActionButton>
    </section>
  );
}
