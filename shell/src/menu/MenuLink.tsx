import type { MenuItem } from '@berth/contract';
import { Link, localized, useLocale, useOpenPagePath, useSite, useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import { prefetchPage } from '../remotes/remotes.ts';
import { outsideAddress } from './shown-items.ts';

type MenuLinkProps = {
  item: MenuItem;
  className?: string;
  isMarked: boolean;
  /** Where only the icon shows: the title is spoken, and told to the pointer. */
  isIconOnly?: boolean;
  onOpen?: () => void;
  children: ReactNode;
};

/** A link to a menu item's page: in a tab, its code fetched ahead, or in a window of its own if it is not ours. */
export function MenuLink({ item, className, isMarked, isIconOnly, onOpen, children }: MenuLinkProps) {
  const locale = useLocale();
  const { t } = useTranslation('shell');
  const { remotes } = useSite();
  const title = localized(item.meta.title, locale);
  const address = outsideAddress(item);
  const openPath = useOpenPagePath(item.path);
  const name = address ? t('menu.newWindow', { title }) : title;
  const shared = {
    className,
    'aria-label': isIconOnly || address ? name : undefined,
    title: isIconOnly || address ? name : undefined,
    onClick: onOpen,
  };
  if (address) {
    return (
      <a {...shared} href={address} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const prefetch = () => prefetchPage(remotes, item.path);
  return (
    <Link
      {...shared}
      to={openPath}
      aria-current={isMarked ? 'page' : undefined}
      onMouseEnter={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  );
}
