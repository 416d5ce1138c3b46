import { PageHeader } from '@berth/ui';
import { useAccountCompanyQuery } from '../../members/members.queries.ts';
import { RoleMatrix } from '../../members/roles/RoleMatrix.tsx';
import { Loaded } from '../../section/Loaded.tsx';
import styles from './staff.module.css';
import { useStaffWords } from './use-staff-words.ts';

/** `/settings/roles`: what each role of the staff may do. */
export function RolesPage() {
  const { t } = useStaffWords();
  const query = useAccountCompanyQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      <PageHeader title={t('roles')} />
      <Loaded query={query} lines={12}>
        {(company) => <RoleMatrix company={company} />}
      </Loaded>
    </div>
  );
}
