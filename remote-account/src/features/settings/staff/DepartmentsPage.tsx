import { type Department, placeDepartments } from '@berth/contract';
import { EmptyState, PageHeader } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import { Loaded } from '../../section/Loaded.tsx';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import styles from './staff.module.css';
import { useAccountDepartmentsQuery, useAccountRemoveDepartmentMutation } from './staff.queries.ts';
import { useStaffWords } from './use-staff-words.ts';

/** What is open above the page: a new department within another one, the change of one, or the question to remove it. */
type Opened = { what: 'add'; parentId: string | null } | { what: 'edit' | 'remove'; department: Department };

/** `/settings/departments`: the departments of the forwarder as a tree. */
export function DepartmentsPage() {
  const { t } = useStaffWords();
  const query = useAccountDepartmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const add = (
    <Button type="primary" onClick={() => setOpened({ what: 'add', parentId: null })}>
      {t('addDepartment')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={t('departments')} actions={query.data && query.data.length > 0 && add} />
      <Loaded query={query} lines={6}>
        {(departments) => (
          <>
            {departments.length === 0 && <EmptyState text={t('noDepartments')} action={add} />}
            {departments.length > 0 && <Tree departments={departments} onOpen={setOpened} />}
            {opened && <Dialogs opened={opened} departments={departments} onClose={() => setOpened(null)} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

type TreeProps = { departments: readonly Department[]; onOpen: (opened: Opened) => void };

function Tree({ departments, onOpen }: TreeProps) {
  const { t } = useStaffWords();
  return (
    <ul className={styles.tree} aria-label={t('departments')}>
      {placeDepartments(departments).map(({ department, depth }) => {
        const { id, name, people } = department;
        return (
          <li
            key={id}
            className={styles.branch}
            style={{ paddingInlineStart: 16 + depth * 24 }}
            aria-label={name}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.quiet}>{t('people', { count: String(people) })}</span>
            <span className={styles.acts}>
              <Button type="text" size="small" onClick={() => onOpen({ what: 'add', parentId: id })}>
                {t('addPart')}
              </Button>
              <Button type="text" size="small" onClick={() => onOpen({ what: 'edit', department })}>
                {t('edit')}
              </Button>
              <Button type="text" size="small" danger onClick={() => onOpen({ what: 'remove', department })}>
                {t('remove')}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type DialogsProps = { opened: Opened; departments: readonly Department[]; onClose: () => void };

function Dialogs({ opened, departments, onClose }: DialogsProps) {
  const [remove] = useAccountRemoveDepartmentMutation();
  if (opened.what === 'add') {
    const { parentId } = opened;
    return (
      <DepartmentDialog department={null} parentId={parentId} departments={departments} onClose={onClose} />
    );
  }
  const { department } = opened;
  const { id, version, name, parentId } = department;
  if (opened.what === 'edit') {
    return (
      <DepartmentDialog
        department={department}
        parentId={parentId}
        departments={departments}
        onClose={onClose}
      />
    );
  }
  return (
    <AskDialog
      of="departments.remove"
      name={name}
      act={() => remove({ body: { id, version } })}
      onClose={onClose}
    />
  );
}
