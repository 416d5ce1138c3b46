import type { MenuItem } from '@berth/contract';
import { Link, useSiteBase, useTranslation } from '@berth/runtime';
import { BrandMark } from '@berth/ui';
import { MenuList } from '../menu/MenuList.tsx';
import styles from './SideBar.module.css';

type SideBarProps = { menu: readonly MenuItem[]; isCollapsed: boolean };

/** The company's sign and the menu, on ink. */
export function SideBar({ menu, isCollapsed }: SideBarProps) {
  const { t } = useTranslation('shell');
  const { appName } = useSiteBase();
  return (
    <nav className={styles.bar} aria-label={t('menu.label')}>
      <Link to="/" className={styles.brand} aria-label={appName}>
        <BrandMark />
        {!isCollapsed && <span className={styles.name}>{appName}</span>}
      </Link>
      <div className={styles.menu}>
        <MenuList items={menu} isCollapsed={isCollapsed} />
      </div>
    </nav>
  );
}
