import { isOfForwarder, type Permission, paths, permissions } from '@berth/contract';
import { Link, localized, useLocale, usePassingPage, useTranslation } from '@berth/runtime';
import styles from './NotFoundPage.module.css';

/** In place of a page that needs a permission which its reader does not have: which one, and who can change that. */
export function NoRightPage({ permission }: { permission: Permission }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  usePassingPage();
  const { title } = permissions[permission];
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('noRight.title')}</h1>
      <p className={styles.text}>
        {t(isOfForwarder(permission) ? 'noRight.staffs' : 'noRight.text', {
          permission: localized(title, locale),
        })}
      </p>
      <Link to={paths.console()} className={styles.link}>
        {t('noRight.toConsole')}
      </Link>
    </section>
  );
}
