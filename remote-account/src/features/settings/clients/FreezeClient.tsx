import { freezeProblems } from '@berth/contract';
import { notify, useTypedPage } from '@berth/runtime';
import { FormSection, FullScreenDialog, SendFoot, TextField, TypedNotice, useTypedForm } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ActingProps } from './ClientTermsForm.tsx';
import styles from './clients.module.css';
import { useAccountFreezeClientMutation } from './clients.queries.ts';
import { useClientWords } from './use-client-words.ts';

/** Freezes a customer or lets it go on, for a reason that its people read; asks once more before. */
export function FreezeClient({ client, version, onSeen }: ActingProps) {
  const { t } = useClientWords();
  const { id, name, state } = client;
  const isFrozen = state === 'active';
  const [call] = useAccountFreezeClientMutation();
  const [isAsking, setAsking] = useState(false);
  const of = useTypedForm<{ reason: string }, { reason: string }, { version: number }>(
    useTypedPage(),
    `freezeClient.${id}`,
    { reason: '' },
    ({ reason }) => ({
      content: { reason },
      problems: freezeProblems({ reason }),
      call: () => call({ body: { id, version, isFrozen, reason } }),
      onSent: (saved) => {
        notify.success(t(isFrozen ? 'frozen' : 'unfrozen', { name }));
        setAsking(false);
        onSeen(saved.version);
      },
    }),
    version,
  );
  const { form, value } = of;
  const act = t(isFrozen ? 'freeze' : 'unfreeze');
  const isOutdated = version < client.version;
  return (
    <FormSection title={act} id="client-freeze">
      <div className={styles.form}>
        <TypedNotice typed={of.typed} />
        <p className={styles.quiet}>{t(isFrozen ? 'freezeLead' : 'unfreezeLead')}</p>
        <TextField of={of} name="reason" label={t('reason')} help={t('reasonHelp')} rows={2} isRequired />
        {!isOutdated && (
          <div>
            <Button
              danger={isFrozen}
              onClick={() => (freezeProblems(value).length > 0 ? form.send() : setAsking(true))}
            >
              {act}
            </Button>
          </div>
        )}
      </div>
      <FullScreenDialog
        isOpen={isAsking && !isOutdated}
        title={t(isFrozen ? 'askFreeze' : 'askUnfreeze', { name })}
        widthPx={520}
        onClose={() => setAsking(false)}
        isHeldOpen={form.isBusy}
      >
        <div className={styles.form}>
          <p>{t('follows')}</p>
          <SendFoot form={form} label={t(isFrozen ? 'confirmFreeze' : 'confirmUnfreeze')} isDanger={isFrozen}>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          </SendFoot>
        </div>
      </FullScreenDialog>
    </FormSection>
  );
}
