import type { MenuItem } from '@berth/contract';
import { Link, localized, useLocale, useLocation, useSite } from '@berth/runtime';
import { IconPath } from '../icons/Icon.tsx';
import { menuIconPath } from '../icons/icons.ts';
import { prefetchPage } from '../remotes/remotes.ts';
import styles from './MenuList.module.css';
import { markedPath, shownItems } from './merge-menu.ts';

type MenuListProps = { items: readonly MenuItem[]; isCollapsed: boolean };

/** The menu of the side bar: groups with their pages; only the icons where the bar is collapsed. */
export function MenuList({ items, isCollapsed }: MenuListProps) {
  const { pathname } = useLocation();
  const locale = useLocale();
  const marked = markedPath(items, pathname);
  return (
    <ul className={isCollapsed ? `${styles.list} ${styles.collapsed}` : styles.list}>
      {shownItems(items).map((item) =>
        item.children ? (
          <li key={item.name} className={styles.group}>
            <span className={styles.caption} id={`menu-${item.name}`}>
              {localized(item.meta.title, locale)}
            </span>
            <ul className={styles.list} aria-labelledby={`menu-${item.name}`}>
              {item.children.map((child) => (
                <MenuEntry
                  key={child.path}
                  item={child}
                  isMarked={child.path === marked}
                  isCollapsed={isCollapsed}
                />
              ))}
            </ul>
          </li>
        ) : (
          <MenuEntry key={item.path} item={item} isMarked={item.path === marked} isCollapsed={isCollapsed} />
        ),
      )}
    </ul>
  );
}

type MenuEntryProps = { item: MenuItem; isMarked: boolean; isCollapsed: boolean };

function MenuEntry({ item, isMarked, isCollapsed }: MenuEntryProps) {
  const locale = useLocale();
  const { remotes } = useSite();
  const title = localized(item.meta.title, locale);
  const prefetch = () => prefetchPage(remotes, item.path);
  return (
    <li>
      <Link
        to={item.path}
        className={isMarked ? `${styles.entry} ${styles.marked}` : styles.entry}
        aria-current={isMarked ? 'page' : undefined}
        aria-label={isCollapsed ? title : undefined}
        title={isCollapsed ? title : undefined}
        onMouseEnter={prefetch}
        onFocus={prefetch}
      >
        <IconPath path={menuIconPath(item.meta.icon)} />
        {!isCollapsed && <span className={styles.word}>{title}</span>}
      </Link>
    </li>
  );
}
