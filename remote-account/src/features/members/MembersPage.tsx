import { Link, problemOf, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState, FormSection, FormSkeleton, PageHeader } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { accountPaths } from '../../paths.ts';
import { InvitationList } from './invitations/InvitationList.tsx';
import { InviteDialog } from './invitations/InviteDialog.tsx';
import { MemberDialog } from './list/MemberDialog.tsx';
import { MemberList } from './list/MemberList.tsx';
import styles from './members.module.css';
import { useAccountCompanyQuery } from './members.queries.ts';
import { RoleMatrix } from './roles/RoleMatrix.tsx';

/** `/subuser`: the company's people, and what each role may do. */
export function MembersPage() {
  const { t } = useTranslation('account');
  const query = useAccountCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<'add' | 'invite' | null>(null);
  const problem = problemOf(query);
  const company = query.data;
  if (company?.owner === 'forwarder') return <StaffElsewhere />;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('members.title')}
        actions={
          company && (
            <>
              {company.inviteBy.length > 0 && (
                <Button onClick={() => setOpened('invite')}>{t('invitations.invite')}</Button>
              )}
              <Button type="primary" onClick={() => setOpened('add')}>
                {t('members.add')}
              </Button>
            </>
          )
        }
      />
      {company && (
        <>
          <MemberList company={company} />
          <InvitationList company={company} />
          <FormSection title={t('roles.title')} id="member-roles">
            <RoleMatrix company={company} />
          </FormSection>
        </>
      )}
      {!company && problem && problem.status !== 401 && (
        <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />
      )}
      {!company && !problem && <FormSkeleton label={t('members.loading')} />}
      {opened === 'add' && company && (
        <MemberDialog member={null} company={company} onClose={() => setOpened(null)} />
      )}
      {opened === 'invite' && company && (
        <InviteDialog company={company} invitation={null} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

/** The forwarder's own people have pages among its settings. */
function StaffElsewhere() {
  const { t } = useTranslation('account');
  const link = <Link to={accountPaths.staff()}>{t('members.toStaff')}</Link>;
  return <EmptyState text={t('members.ofStaff')} action={link} />;
}
