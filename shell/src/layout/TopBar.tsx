import type { MenuItem } from '@berth/contract';
import { useSite, useTranslation, useUser } from '@berth/runtime';
import { Icon } from '../icons/Icon.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { MessageBell } from '../messages/MessageBell.tsx';
import { Slot } from '../remotes/parts/Slot.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { TaskButton } from '../tasks/TaskButton.tsx';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';
import styles from './TopBar.module.css';
import { UserMenu } from './UserMenu.tsx';

type TopBarProps = { menu: readonly MenuItem[]; isCollapsed: boolean; onCollapse: () => void };

/** For whom one works here, and the settings of the page. */
export function TopBar({ menu, isCollapsed, onCollapse }: TopBarProps) {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={`${styles.button} ${styles.collapse}`}
        aria-label={isCollapsed ? t('menu.expand') : t('menu.collapse')}
        onClick={onCollapse}
      >
        <Icon name={isCollapsed ? 'expand' : 'collapse'} />
      </button>
      <span className={styles.customer}>{user?.customer.name}</span>
      <SearchButton menu={menu} />
      <SupportPlace />
      <TaskButton className={styles.button} />
      <MessageBell className={styles.button} />
      <AppearanceSwitch className={styles.button} />
      <LanguageSwitch className={styles.button} />
      <UserMenu className={styles.button} />
    </header>
  );
}

/** The slot of the help centre and the online service, which a remote brings. */
const supportSlot = 'header.support';

function SupportPlace() {
  const { remotes } = useSite();
  const isBrought = remotes.some(({ parts }) => parts?.some(({ slot }) => slot === supportSlot));
  return (
    isBrought && (
      // Its place is there before its code.
      <div className={styles.support}>
        <Slot slot={supportSlot} />
      </div>
    )
  );
}
