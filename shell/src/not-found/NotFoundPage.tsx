import { Link, usePageTitle, usePassingPage, useTranslation } from '@berth/runtime';
import styles from './NotFoundPage.module.css';

/** What stands at a path that nothing belongs to. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageTitle(t('notFound.title'));
  usePassingPage();
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <Link to="/" className={styles.link}>
        {t('notFound.home')}
      </Link>
    </section>
  );
}
