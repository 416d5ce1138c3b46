import { notify, problemOf, problemText, useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type InvoiceProfile, useCostDeleteProfileMutation } from '../calls/cost.queries.ts';
import styles from './invoices.module.css';

type TitleActionsProps = { profile: InvoiceProfile; onChange: () => void };

/** Changes the chosen title, or deletes it once that is confirmed. */
export function TitleActions({ profile, onChange }: TitleActionsProps) {
  const { t, locale } = useTranslation('cost');
  const [isAsked, setAsked] = useState(false);
  const [call, { isLoading, error }] = useCostDeleteProfileMutation();
  const problem = problemOf({ error });
  const { id, title } = profile;
  const remove = async () => {
    const answer = await call({ body: { id } });
    if (!answer.error) notify.success(t('invoice.deleted', { title }));
  };
  return (
    <>
      {isAsked && <PageNotice tone="warning" title={t('invoice.askDelete', { title })} />}
      {problem && problem.status !== 401 && <PageNotice tone="danger" title={problemText(problem, locale)} />}
      <div className={styles.buttons}>
        {isAsked ? (
          <>
            <Button autoFocus onClick={() => setAsked(false)}>
              {t('cancel')}
            </Button>
            <Button danger loading={isLoading} onClick={() => void remove()}>
              {t('invoice.delete')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onChange}>{t('invoice.changeTitle')}</Button>
            <Button onClick={() => setAsked(true)}>{t('invoice.deleteTitle')}</Button>
          </>
        )}
      </div>
    </>
  );
}
