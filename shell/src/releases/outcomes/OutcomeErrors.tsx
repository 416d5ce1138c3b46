import type { VersionError } from '@berth/contract/endpoints';
import { useTranslation } from '@berth/runtime';
import { RelativeTime } from '@berth/ui';
import { VersionText } from '../show/VersionText.tsx';
import styles from './OutcomeErrors.module.css';

type OutcomeErrorsProps = { remote: string; errors: readonly VersionError[] };

/** What the versions of a remote failed with, the newest first: whatever pages said, shown as text alone. */
export function OutcomeErrors({ remote, errors }: OutcomeErrorsProps) {
  const { t } = useTranslation('releases');
  if (errors.length === 0) return null;
  return (
    <div className={styles.box}>
      <table className={styles.errors}>
        <caption>{t('outcomes.errors', { remote })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('outcomes.version')}</th>
            <th scope="col">{t('outcomes.where')}</th>
            <th scope="col">{t('outcomes.error')}</th>
            <th scope="col">{t('outcomes.customers')}</th>
            <th scope="col">{t('outcomes.last')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ version, cause, text, customers, lastAt }) => (
            <tr key={`${version} ${cause} ${text}`}>
              <td>
                <VersionText version={version} />
              </td>
              <td>{cause === null ? '—' : t(`outcomes.cause.${cause}`, { defaultValue: cause })}</td>
              <td className={styles.text} title={text}>
                <bdi>{text || '—'}</bdi>
              </td>
              <td>{customers === 0 ? t('outcomes.visitors') : t('outcomes.count', { count: customers })}</td>
              <td>
                <RelativeTime at={new Date(lastAt)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
