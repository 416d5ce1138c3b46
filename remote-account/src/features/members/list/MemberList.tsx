import type { Member } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import styles from '../members.module.css';
import type { Company } from '../members.queries.ts';
import { MemberActs } from './MemberActs.tsx';
import { useRoleName } from './use-role-name.ts';

/** Everybody of the company: who they are, their role, when they were here last, and what can be done. */
export function MemberList({ company }: { company: Company }) {
  const { t } = useTranslation('account');
  return (
    <>
      <ul className={styles.list} aria-label={t('members.title')}>
        {company.members.map((member) => (
          <MemberRow key={member.id} member={member} company={company} />
        ))}
      </ul>
      {company.members.length === 1 && <p className={styles.quiet}>{t('members.alone')}</p>}
    </>
  );
}

function MemberRow({ member, company }: { member: Member; company: Company }) {
  const { t } = useTranslation('account');
  const roleName = useRoleName(company.roles);
  const { account, name, phone, isMain, isActive, loginCount, lastLoginAt } = member;
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          {name}
          {isMain && <span className={styles.mark}>{t('members.main')}</span>}
        </h2>
        <span className={styles.account}>{account}</span>
      </div>
      <span>
        {roleName(member.roleId)}
        {!isActive && <span className={`${styles.mark} ${styles.off}`}>{t('members.disabled')}</span>}
      </span>
      <span className={styles.quiet}>{phone || t('members.noPhone')}</span>
      <span className={styles.quiet}>
        {lastLoginAt
          ? t('members.lastLogin', { at: lastLoginAt, count: loginCount })
          : t('members.neverHere')}
      </span>
      <MemberActs member={member} company={company} />
    </li>
  );
}
