import { listFieldsOf, staffList } from '@berth/contract';
import { tableAnswer, useSearchParams, useTableMemory } from '@berth/runtime';
import { DefinedListPage, orDash, toListInput, useTableSearch } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { InvitationList } from '../../members/invitations/InvitationList.tsx';
import { InviteDialog } from '../../members/invitations/InviteDialog.tsx';
import { MemberActs } from '../../members/list/MemberActs.tsx';
import { MemberDialog } from '../../members/list/MemberDialog.tsx';
import { useRoleName } from '../../members/list/use-role-name.ts';
import { useAccountCompanyQuery } from '../../members/members.queries.ts';
import styles from './staff.module.css';
import { type StaffRow, useAccountStaffQuery } from './staff.queries.ts';
import { useStaffWords } from './use-staff-words.ts';

const fields = listFieldsOf(staffList);

/** `/settings/staff`: the forwarder's people, their departments and roles, and who was invited. */
export function StaffPage() {
  const { t } = useStaffWords();
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const query = useAccountStaffQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true });
  const { data: company } = useAccountCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  const roleName = useRoleName(company?.roles ?? []);
  const [opened, setOpened] = useState<'add' | 'invite' | null>(null);
  const close = () => setOpened(null);
  const memberOf = ({ id }: StaffRow) => company?.members.find((member) => member.id === id);
  const actions = company && (
    <>
      {company.inviteBy.length > 0 && <Button onClick={() => setOpened('invite')}>{t('invite')}</Button>}
      <Button type="primary" onClick={() => setOpened('add')}>
        {t('add')}
      </Button>
    </>
  );
  return (
    <div className={styles.page}>
      <DefinedListPage<typeof staffList, StaffRow>
        list={staffList}
        cells={{
          role: ({ roleId }) => (company ? roleName(roleId) : ''),
          department: ({ department }) => orDash(department),
          acts: (row) => {
            const member = memberOf(row);
            return member && company ? <MemberActs member={member} company={company} /> : null;
          },
        }}
        status={{ column: 'state', dots: { active: 'confirmed', disabled: 'draft' } }}
        answer={tableAnswer(query)}
        search={search}
        onChange={change}
        memory={useTableMemory(staffList.name)}
        actions={actions}
        emptyTexts={{ text: t('alone'), noMatch: t('noMatch') }}
      />
      {company && <InvitationList company={company} />}
      {opened === 'add' && company && <MemberDialog member={null} company={company} onClose={close} />}
      {opened === 'invite' && company && <InviteDialog company={company} invitation={null} onClose={close} />}
    </div>
  );
}
