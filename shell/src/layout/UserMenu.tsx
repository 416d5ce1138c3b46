import { signOut, useBerthStore, useTranslation, useUnsavedWork, useUser } from '@berth/runtime';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { Icon } from '../icons/Icon.tsx';
import { forgetTabs } from '../tabs/tab-memory.ts';
import styles from './UserMenu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const user = useUser();
  const store = useBerthStore();
  const unsaved = useUnsavedWork();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    setAsking(false);
    await signOut();
    forgetTabs(store);
  };
  const handleSignOut = () => {
    if (unsaved !== 'none') setAsking(true);
    else void leave();
  };
  const items = [
    { key: 'who', type: 'group' as const, label: `${user?.name} · ${user?.account}` },
    {
      key: 'signOut',
      label: t('user.signOut'),
      // The menu sets its icon apart by a class, which only an element of its own takes.
      icon: (
        <span className={styles.icon}>
          <Icon name="signOut" size={16} />
        </span>
      ),
      onClick: handleSignOut,
    },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <button type="button" className={className} aria-label={`${t('user.label')}: ${user?.name}`}>
          <Icon name="person" />
          <span className={styles.name}>{user?.name}</span>
          <Icon name="down" size={14} />
        </button>
      </Dropdown>
      {isAsking && (
        <Dialog
          title={t('tabs.unsavedTitle')}
          onCancel={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{common('cancel')}</Button>
              <Button danger onClick={leave}>
                {t('user.signOut')}
              </Button>
            </>
          }
        >
          {/* Retained work is sealed with a key of its person: it opens again in the next session of theirs. */}
          {t(unsaved === 'retained' ? 'user.retained' : 'user.fleeting')}
        </Dialog>
      )}
    </>
  );
}
