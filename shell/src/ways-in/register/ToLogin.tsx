import { paths } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import styles from './RegisterPage.module.css';

export function ToLogin({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('register');
  return (
    <Link to={paths.login()} className={styles.link} onClick={onLeave}>
      {t('toLogin')}
    </Link>
  );
}
