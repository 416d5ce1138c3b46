import { type MenuItem, markedPath } from '@berth/contract';
import { localized, useLocale, useLocation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { IconPath } from '../icons/Icon.tsx';
import { menuIconPath } from '../icons/icons.ts';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuList.module.css';
import { shownItems } from './shown-items.ts';

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
            <span className={isCollapsed ? hiddenClass : styles.caption} id={`menu-${item.name}`}>
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
  return (
    <li>
      <MenuLink
        item={item}
        className={isMarked ? `${styles.entry} ${styles.marked}` : styles.entry}
        isMarked={isMarked}
        isIconOnly={isCollapsed}
      >
        <IconPath path={menuIconPath(item.meta.icon)} />
        {!isCollapsed && <span className={styles.word}>{localized(item.meta.title, locale)}</span>}
      </MenuLink>
    </li>
  );
}
