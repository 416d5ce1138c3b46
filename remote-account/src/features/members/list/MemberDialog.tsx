import type { Member } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { FullScreenDialog } from '@berth/ui';
import { useState } from 'react';
import type { Company } from '../members.queries.ts';
import { MemberForm } from './MemberForm.tsx';
import { ShownPassword } from './ShownPassword.tsx';

type MemberDialogProps = {
  /** Null for a new one. */
  member: Member | null;
  company: Company;
  onClose: () => void;
};

/** Adds or changes somebody; a generated password is shown afterwards, once. */
export function MemberDialog({ member, company, onClose }: MemberDialogProps) {
  const { t } = useTranslation('account');
  const [made, setMade] = useState<{ account: string; password: string } | null>(null);
  if (made) return <ShownPassword {...made} onClose={onClose} />;
  return (
    <FullScreenDialog
      isOpen
      title={
        member
          ? t('members.editOne', { name: member.name })
          : t(company.owner === 'forwarder' ? 'members.addStaff' : 'members.add')
      }
      widthPx={560}
      onClose={onClose}
    >
      <MemberForm
        member={member}
        company={company}
        onDone={({ account, name }, password) => {
          if (password !== null) return setMade({ account, password });
          notify.success(t('members.saved', { name }));
          onClose();
        }}
      />
    </FullScreenDialog>
  );
}
