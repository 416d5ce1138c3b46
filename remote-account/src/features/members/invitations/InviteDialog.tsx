import { type InvitationChannel, type InvitationContent, invitationProblems } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { ChoiceField, FullScreenDialog, SendFoot, TextField, useSendForm } from '@berth/ui';
import { useState } from 'react';
import { useRoleChoices } from '../list/use-role-name.ts';
import styles from '../members.module.css';
import { type Company, useAccountInviteMutation } from '../members.queries.ts';

type InviteDialogProps = {
  company: Company;
  /** The invitation that is sent once more; null for somebody new. */
  invitation: InvitationContent | null;
  onClose: () => void;
};

type Draft = { name: string; channel: InvitationChannel; recipient: string; roleId: string | null };

/** Name, address and role of somebody who chooses login and password by a link. */
export function InviteDialog({ company, invitation, onClose }: InviteDialogProps) {
  const { t } = useTranslation('account');
  const [value, setValue] = useState<Draft>(() => draftOf(company, invitation));
  const [invite] = useAccountInviteMutation();
  const content = contentOf(value);
  const form = useSendForm({
    content,
    problems: invitationProblems(content),
    call: ({ idempotencyKey: _key, ...body }) => invite({ body }),
    onSent: () => {
      notify.success(t('invitations.sent', { recipient: content.recipient }));
      onClose();
    },
  });
  const change = (part: Partial<Draft>) => setValue((before) => ({ ...before, ...part }));
  const of = { form, value, change };
  const channels = company.inviteBy.map((channel) => ({
    value: channel,
    label: t(`invitations.by_${channel}`),
  }));
  return (
    <FullScreenDialog
      isOpen
      title={invitation ? t('invitations.againOne', { name: invitation.name }) : t('invitations.invite')}
      widthPx={560}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.quiet}>{t('invitations.explained')}</p>
        <TextField of={of} name="name" label={t('members.name')} isRequired />
        {channels.length > 1 && (
          <ChoiceField
            of={of}
            name="channel"
            label={t('invitations.channel')}
            isRequired
            choices={channels}
          />
        )}
        <TextField
          of={of}
          name="recipient"
          label={t(`invitations.recipient_${value.channel}`)}
          help={invitation ? t('invitations.replaces') : undefined}
          isRequired
        />
        <ChoiceField
          of={of}
          name="roleId"
          label={t('members.role')}
          isRequired
          choices={useRoleChoices(company.roles)}
        />
        <SendFoot form={form} label={t('invitations.send')} />
      </div>
    </FullScreenDialog>
  );
}

function draftOf(company: Company, invitation: InvitationContent | null): Draft {
  const [first = 'mail'] = company.inviteBy;
  if (!invitation) return { name: '', channel: first, recipient: '', roleId: null };
  const { name, channel, recipient, roleId } = invitation;
  return { name, channel, recipient, roleId };
}

function contentOf({ name, channel, recipient, roleId }: Draft): InvitationContent {
  return { name: name.trim(), channel, recipient: recipient.trim(), roleId: roleId ?? '' };
}
