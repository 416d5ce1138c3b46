import { localized, useHasPermission, useTranslation } from '@berth/runtime';
import { EmptyState } from '@berth/ui';
import { use, useState } from 'react';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { IconPath } from '../../icons/Icon.tsx';
import { menuIconPath } from '../../icons/icons.ts';
import { MenuLink } from '../../menu/MenuLink.tsx';
import { MenuContext } from '../../menu/use-menu.ts';
import { useConsoleLayout } from '../arrange/use-console-layout.ts';
import { ChooseFunctions } from './ChooseFunctions.tsx';
import styles from './FunctionsCard.module.css';
import { chosenPages, functionPages } from './function-pages.ts';

/** The pages that somebody goes to most, as icons and words. */
export function FunctionsCard() {
  const { t, locale } = useTranslation('console');
  const { layout } = useConsoleLayout();
  const pages = functionPages(use(MenuContext), useHasPermission('bookings:edit'));
  const [isChoosing, setChoosing] = useState(false);
  const shown = chosenPages(pages, layout.functions);
  return (
    <div className={styles.card}>
      {shown.length === 0 && <EmptyState text={t('functions.none')} isPart />}
      <ul className={styles.list}>
        {shown.map((page) => (
          <li key={page.path}>
            <MenuLink item={page} className={styles.function} isMarked={false}>
              <IconPath path={menuIconPath(page.meta.icon ?? 'add')} size={20} />
              {localized(page.meta.title, locale)}
            </MenuLink>
          </li>
        ))}
      </ul>
      <ActionButton size="small" onClick={() => setChoosing(true)}>
        {t('functions.choose')}
      </ActionButton>
      {isChoosing && (
        <ChooseFunctions
          pages={pages}
          chosen={shown.map(({ path }) => path)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
