import { useTranslation } from '@berth/runtime';
import { FormSection } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import { useRoleName } from '../list/use-role-name.ts';
import styles from '../members.module.css';
import { type Company, useAccountWithdrawInvitationMutation } from '../members.queries.ts';
import { InviteDialog } from './InviteDialog.tsx';

type Invitation = Company['invitations'][number];

/** Who was invited and has not joined yet. */
export function InvitationList({ company }: { company: Company }) {
  const { t } = useTranslation('account');
  if (company.invitations.length === 0) return null;
  return (
    <FormSection title={t('invitations.title')} id="member-invitations">
      <ul className={styles.list} aria-label={t('invitations.title')}>
        {company.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} company={company} />
        ))}
      </ul>
    </FormSection>
  );
}

function InvitationRow({ invitation, company }: { invitation: Invitation; company: Company }) {
  const { t } = useTranslation('account');
  const roleName = useRoleName(company.roles);
  const { name, recipient, roleId, expiresAt, invitedAt, isExpired } = invitation;
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.who}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.account}>{recipient}</span>
      </div>
      <span>{roleName(roleId)}</span>
      <span className={isExpired ? styles.off : styles.quiet}>
        {t(isExpired ? 'invitations.expired' : 'invitations.open')}
      </span>
      <span className={styles.quiet}>
        {isExpired
          ? t('invitations.expiredAt', { at: expiresAt })
          : t('invitations.until', { from: invitedAt, at: expiresAt })}
      </span>
      <InvitationActs invitation={invitation} company={company} />
    </li>
  );
}

function InvitationActs({ invitation, company }: { invitation: Invitation; company: Company }) {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<'again' | 'withdraw' | null>(null);
  const [withdraw] = useAccountWithdrawInvitationMutation();
  const { id, name, channel } = invitation;
  const close = () => setOpened(null);
  return (
    <div className={styles.acts}>
      {company.inviteBy.includes(channel) && (
        <Button
          type="text"
          size="small"
          aria-label={t('invitations.againOne', { name })}
          onClick={() => setOpened('again')}
        >
          {t('invitations.again')}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        danger
        aria-label={t('invitations.withdrawOne', { name })}
        onClick={() => setOpened('withdraw')}
      >
        {t('invitations.withdraw')}
      </Button>
      {opened === 'again' && <InviteDialog company={company} invitation={invitation} onClose={close} />}
      {opened === 'withdraw' && (
        <AskDialog
          of="invitations.withdraw"
          name={name}
          act={() => withdraw({ body: { id } })}
          onClose={close}
        />
      )}
    </div>
  );
}
