import { notify, problemOf, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { useAccountEndOthersMutation, useAccountSessionsQuery } from '../calls/account.queries.ts';
import { AccountSection } from '../section/AccountSection.tsx';
import { Loaded } from '../section/Loaded.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './security.module.css';

/** Where the account is signed in now. */
export function SessionsSection() {
  const { t } = useTranslation('account');
  const query = useAccountSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const others = query.data?.filter(({ isOwn }) => !isOwn).length ?? 0;
  return (
    <AccountSection
      title={t('sessions.title')}
      lead={t('sessions.lead')}
      action={others > 0 && <EndOthers count={others} />}
    >
      <Loaded query={query} lines={3}>
        {(sessions) => (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
    </AccountSection>
  );
}

/** Ends all others, once that is confirmed. */
function EndOthers({ count }: { count: number }) {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  const [endOthers, { isLoading }] = useAccountEndOthersMutation();
  const handleEnd = async () => {
    const answer = await endOthers();
    setAsked(false);
    const problem = problemOf(answer);
    if (problem) notify.error(problem.message);
    else notify.success(t('sessions.endedOthers', { count: answer.data?.ended ?? 0 }));
  };
  if (!isAsked) return <Button onClick={() => setAsked(true)}>{t('sessions.endOthers')}</Button>;
  return (
    <span className={styles.question}>
      {t('sessions.askOthers', { count })}
      <Button danger autoFocus loading={isLoading} onClick={handleEnd}>
        {t('sessions.endOthers')}
      </Button>
      <Button onClick={() => setAsked(false)}>{t('cancel')}</Button>
    </span>
  );
}
