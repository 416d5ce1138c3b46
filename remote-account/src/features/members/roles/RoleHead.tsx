import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { isOwnRole, type MemberRole } from '@berth/contract';
import { localized, useLocale, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import { useAccountDeleteRoleMutation } from '../members.queries.ts';
import { RoleDialog } from './RoleDialog.tsx';
import styles from './roles.module.css';

/** A role above its column: its name, how many people have it, and, of an own one, its buttons. */
export function RoleHead({ role, people }: { role: MemberRole; people: number }) {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<'rename' | 'delete' | null>(null);
  const [remove] = useAccountDeleteRoleMutation();
  const name = localized(role.title, useLocale());
  const close = () => setOpened(null);
  return (
    <th scope="col">
      <span className={styles.role}>{name}</span>
      <span className={styles.people}>{t('roles.people', { count: people })}</span>
      {isOwnRole(role.id) && (
        <span className={styles.acts}>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden="true" />}
            aria-label={t('roles.renameOne', { name })}
            title={t('roles.renameOne', { name })}
            onClick={() => setOpened('rename')}
          />
          {people === 0 && (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('roles.deleteOne', { name })}
              title={t('roles.deleteOne', { name })}
              onClick={() => setOpened('delete')}
            />
          )}
        </span>
      )}
      {opened === 'rename' && <RoleDialog of={role} onClose={close} />}
      {opened === 'delete' && (
        <AskDialog
          of="roles.delete"
          name={name}
          act={() => remove({ body: { id: role.id } })}
          onClose={close}
        />
      )}
    </th>
  );
}
