import { notify, problemOf, useTranslation } from '@berth/runtime';
import { RelativeTime } from '@berth/ui';
import { Button } from 'antd';
import { type OpenSession, useAccountEndSessionMutation } from '../calls/account.queries.ts';
import styles from './security.module.css';

/** One session: on which device, from where, since when; and the way to end it. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('account');
  const [end, { isLoading }] = useAccountEndSessionMutation();
  const { id, browser, system, address, signedInAt, usedAt, isOwn } = session;
  const device = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknownDevice');
  const handleEnd = async () => {
    const answer = await end({ body: { id } });
    const problem = problemOf(answer);
    if (problem) notify.error(problem.message);
    else notify.success(t('sessions.ended', { device }));
  };
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <div className={styles.device}>
          {device}
          {isOwn && <span className={styles.own}>{t('sessions.own')}</span>}
        </div>
        <div className={styles.facts}>
          {address !== '' && <span>{address}</span>}
          <span>{t('sessions.signedIn', { at: signedInAt.slice(0, 16) })}</span>
          <span>
            {t('sessions.used')} <RelativeTime at={usedAt} />
          </span>
        </div>
      </div>
      {!isOwn && (
        <Button
          loading={isLoading}
          aria-label={t('sessions.endOne', { device, at: signedInAt.slice(0, 16) })}
          onClick={handleEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
