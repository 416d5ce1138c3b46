import { dailyFirst, type MenuItem, markedPath, menuPages } from '@berth/contract';
import { localized, useLocale, useLocation, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { Icon, IconPath } from '../icons/Icon.tsx';
import { menuIconPath } from '../icons/icons.ts';
import { MenuLink } from '../menu/MenuLink.tsx';
import { shownItems } from '../menu/shown-items.ts';
import styles from './BottomBar.module.css';

const mostInBar = 4;

/** The menu of a phone: its first pages in reach of the thumb, the rest behind one more button. */
export function BottomBar({ menu }: { menu: readonly MenuItem[] }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const pages = menuPages(dailyFirst(shownItems(menu)));
  const marked = markedPath(menu, pathname);
  const inBar = pages.length > mostInBar + 1 ? pages.slice(0, mostInBar) : pages;
  const rest = pages.slice(inBar.length);
  return (
    <nav className={styles.bar} aria-label={t('menu.label')}>
      {inBar.map((item) => (
        <Entry key={item.path} item={item} isMarked={item.path === marked} />
      ))}
      {rest.length > 0 && (
        <button type="button" className={styles.entry} onClick={() => setOpen(true)}>
          <Icon name="more" />
          {t('menu.more')}
        </button>
      )}
      {isOpen && (
        <Dialog
          title={t('menu.more')}
          onCancel={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{common('close')}</Button>}
        >
          {rest.map((item) => (
            <Entry
              key={item.path}
              item={item}
              isMarked={item.path === marked}
              onOpen={() => setOpen(false)}
            />
          ))}
        </Dialog>
      )}
    </nav>
  );
}

type EntryProps = { item: MenuItem; isMarked: boolean; onOpen?: () => void };

function Entry({ item, isMarked, onOpen }: EntryProps) {
  const locale = useLocale();
  return (
    <MenuLink
      item={item}
      className={isMarked ? `${styles.entry} ${styles.marked}` : styles.entry}
      isMarked={isMarked}
      onOpen={onOpen}
    >
      <IconPath path={menuIconPath(item.meta.icon)} size={20} />
      <span className={styles.word}>{localized(item.meta.title, locale)}</span>
    </MenuLink>
  );
}
