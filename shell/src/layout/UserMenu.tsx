import { paths } from '@berth/contract';
import { useNavigate, useTranslation, useUser } from '@berth/runtime';
import { Dropdown } from 'antd';
import { useClearCache } from '../clear-cache/use-clear-cache.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useSignOut } from '../sign-out/use-sign-out.tsx';
import styles from './UserMenu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const navigate = useNavigate();
  const { leave, question } = useSignOut();
  const clearing = useClearCache();
  const items = [
    { key: 'who', type: 'group' as const, label: `${user?.name} · ${user?.account}` },
    {
      key: 'account',
      label: t('user.account'),
      icon: (
        <span className={styles.icon}>
          <Icon name="person" size={16} />
        </span>
      ),
      onClick: () => navigate(paths.account()),
    },
    {
      key: 'clearCache',
      label: t('user.clearCache'),
      icon: (
        <span className={styles.icon}>
          <Icon name="refresh" size={16} />
        </span>
      ),
      onClick: clearing.open,
    },
    {
      key: 'signOut',
      label: t('user.signOut'),
      // The menu sets its icon apart by a class, which only an element of its own takes.
      icon: (
        <span className={styles.icon}>
          <Icon name="signOut" size={16} />
        </span>
      ),
      onClick: leave,
    },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <button type="button" className={className} aria-label={`${t('user.label')}: ${user?.name}`}>
          {user?.avatar ? <img className={styles.avatar} src={user.avatar} alt="" /> : <Icon name="person" />}
          <span className={styles.name}>{user?.name}</span>
          <Icon name="down" size={14} />
        </button>
      </Dropdown>
      {question}
      {clearing.dialog}
    </>
  );
}
