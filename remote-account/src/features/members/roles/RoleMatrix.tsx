import {
  grantablePermissions,
  isOwnRole,
  type MemberRole,
  type Permission,
  permissions,
  type RoleOwner,
  rolePermissions,
} from '@berth/contract';
import { localized, useLocale, useTranslation, useUnsavedChanges } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import type { Company } from '../members.queries.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleHead } from './RoleHead.tsx';
import { heldBy, liveChanges, type RoleChanges, toggle } from './role-changes.ts';
import styles from './roles.module.css';
import { SaveRoles } from './SaveRoles.tsx';

/** What each role may do: a row for each verb, a column for each role. Own roles are ticked, and saved together. */
export function RoleMatrix({ company }: { company: Company }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [changes, setChanges] = useState<RoleChanges>({});
  const [isAdding, setAdding] = useState(false);
  const { owner, roles, members } = company;
  const isChanged = liveChanges(changes, company).length > 0;
  useUnsavedChanges(isChanged, () => setChanges({}), false);
  return (
    <div className={styles.matrix}>
      <p className={styles.quiet}>{t('roles.explained')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by key where it is wider than the page */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('roles.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('roles.verb')}</th>
              {roles.map((role) => (
                <RoleHead
                  key={role.id}
                  role={role}
                  people={members.filter(({ roleId }) => roleId === role.id).length}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rolePermissions(owner).map((permission) => (
              <tr key={permission}>
                <th scope="row">{localized(permissions[permission].title, locale)}</th>
                {roles.map((role) => (
                  <RoleCell
                    key={role.id}
                    role={role}
                    owner={owner}
                    permission={permission}
                    changes={changes}
                    onToggle={() => setChanges(toggle(changes, { role, permission, owner }))}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div>
        <Button onClick={() => setAdding(true)}>{t('roles.add')}</Button>
      </div>
      {isChanged && <SaveRoles company={company} changes={changes} onDone={() => setChanges({})} />}
      {isAdding && <RoleDialog of={null} onClose={() => setAdding(false)} />}
    </div>
  );
}

type RoleCellProps = {
  role: MemberRole;
  owner: RoleOwner;
  permission: Permission;
  changes: RoleChanges;
  onToggle: () => void;
};

function RoleCell({ role, owner, permission, changes, onToggle }: RoleCellProps) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const isHeld = heldBy(role, changes, owner).includes(permission);
  const isChanged = isHeld !== role.permissions.includes(permission);
  const facts = {
    role: localized(role.title, locale),
    what: localized(permissions[permission].title, locale),
  };
  const isTicked = isOwnRole(role.id) && grantablePermissions(owner).includes(permission);
  const why = isOwnRole(role.id) && !isTicked ? t('roles.managersAlone') : '';
  const words = [t(isHeld ? 'roles.may' : 'roles.mayNot', facts), isChanged ? t('roles.unsaved') : why]
    .filter(Boolean)
    .join(' · ');
  return (
    <td className={isChanged ? styles.changed : undefined} title={words}>
      {isTicked ? (
        <input type="checkbox" checked={isHeld} onChange={onToggle} aria-label={words} />
      ) : (
        <span role="img" aria-label={words} className={isHeld ? styles.held : styles.none}>
          {isHeld ? '✓' : '–'}
        </span>
      )}
    </td>
  );
}
