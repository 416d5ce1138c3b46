import { isGroup, placeMenuItems, type StoredMenuItem, storedItemTypeNames } from '@berth/contract';
import { Link, sameTab } from '@berth/runtime';
import { StatusDot } from '@berth/ui';
import type { KeyboardEvent } from 'react';
import { placeQuery } from './menu-place.ts';
import styles from './menus.module.css';
import { useMenuWords } from './use-menu-words.ts';
import { useMoveItem } from './use-move-item.ts';

type MenuTreeProps = { items: readonly StoredMenuItem[]; chosen: string | null };

/** The stored items as a tree: arrows go from one to the next, and with Alt they move the item. */
export function MenuTree({ items, chosen }: MenuTreeProps) {
  const { t } = useMenuWords();
  const move = useMoveItem(items);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const link = event.target instanceof Element ? event.target.closest('a[data-item]') : null;
    if (step === undefined || !link) return;
    event.preventDefault();
    if (event.altKey) {
      const item = items.find(({ id }) => id === link.getAttribute('data-item'));
      if (item) void move(item, step === 1 ? 'down' : 'up');
      return;
    }
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-item]')];
    links[links.indexOf(link as HTMLElement) + step]?.focus(); // one of the links, which are HTML
  };
  return (
    <nav aria-label={t('tree')} onKeyDown={handleKey}>
      <ul className={styles.items}>
        {placeMenuItems(items).map(({ item, depth }) => (
          <li key={item.id} style={{ paddingInlineStart: depth * 20 }}>
            <TreeItem item={item} isChosen={item.id === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TreeItem({ item, isChosen }: { item: StoredMenuItem; isChosen: boolean }) {
  const { t, locale } = useMenuWords();
  const kind = isGroup(item) ? t('isGroup') : storedItemTypeNames[item.type][locale];
  return (
    <Link
      to={placeQuery({ id: item.id })}
      state={sameTab}
      className={styles.item}
      data-item={item.id}
      aria-current={isChosen ? 'page' : undefined}
    >
      <span>{locale === 'en' ? item.titleEn : item.titleZh}</span>
      <span className={styles.quiet}>{item.isHidden ? `${kind} · ${t('isHidden')}` : kind}</span>
      {item.trouble && (
        <StatusDot status="failed">
          {t(item.trouble === 'pageGone' ? 'pageGone' : 'hostNotAllowed')}
        </StatusDot>
      )}
    </Link>
  );
}
