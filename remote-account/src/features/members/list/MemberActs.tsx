import type { Member } from '@berth/contract';
import { useTranslation, useUser } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import styles from '../members.module.css';
import {
  type Company,
  useAccountRemoveMemberMutation,
  useAccountResetPasswordMutation,
  useAccountSetStateMutation,
} from '../members.queries.ts';
import { MemberDialog } from './MemberDialog.tsx';
import { ShownPassword } from './ShownPassword.tsx';

type Act = 'edit' | 'disable' | 'reset' | 'remove';

/**
 * What can be done with somebody; of one's own account only name and phone are changed. The main account, which the company
 * is registered with, is changed by its owner alone.
 */
export function MemberActs({ member, company }: { member: Member; company: Company }) {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<Act | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [setState, { isLoading }] = useAccountSetStateMutation();
  const [reset] = useAccountResetPasswordMutation();
  const [remove] = useAccountRemoveMemberMutation();
  const isSelf = useUser()?.id === member.id;
  const { id, name, account, isActive, isMain } = member;
  if (isMain && !isSelf) return null;
  const close = () => setOpened(null);
  const button = (act: Act) => (
    <Button
      type="text"
      size="small"
      danger={act === 'remove'}
      aria-label={t(`members.${act}One`, { name })}
      onClick={() => setOpened(act)}
    >
      {t(`members.${act}`)}
    </Button>
  );
  const asked = { name: member.name, onClose: close };
  return (
    <div className={styles.acts}>
      {button('edit')}
      {!isSelf && (
        <>
          {isActive ? (
            button('disable')
          ) : (
            <Button
              type="text"
              size="small"
              loading={isLoading}
              aria-label={t('members.enableOne', { name })}
              onClick={() => void setState({ body: { id, isActive: true } })}
            >
              {t('members.enable')}
            </Button>
          )}
          {button('reset')}
          {button('remove')}
        </>
      )}
      {opened === 'edit' && <MemberDialog member={member} company={company} onClose={close} />}
      {opened === 'disable' && (
        <AskDialog {...asked} of="members.disable" act={() => setState({ body: { id, isActive: false } })} />
      )}
      {opened === 'reset' && (
        <AskDialog
          {...asked}
          of="members.reset"
          act={async () => {
            const answer = await reset({ body: { id } });
            if (answer.data) setPassword(answer.data.password);
            return answer;
          }}
        />
      )}
      {opened === 'remove' && (
        <AskDialog {...asked} of="members.remove" act={() => remove({ body: { id } })} />
      )}
      {password !== null && (
        <ShownPassword account={account} password={password} onClose={() => setPassword(null)} />
      )}
    </div>
  );
}
