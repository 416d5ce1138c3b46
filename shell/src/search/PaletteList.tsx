import { useTranslation } from '@berth/runtime';
import { useEffect } from 'react';
import { IconPath } from '../icons/Icon.tsx';
import styles from './PaletteList.module.css';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

type PaletteListProps = {
  /** What the ids of list and options begin with. */
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  onPoint: (itemId: string) => void;
  onOpen: (item: PaletteItem, isApart: boolean) => void;
};

/** What the field controls: the focus stays there, and names the active option. */
export function PaletteList({ id, groups, active, onPoint, onOpen }: PaletteListProps) {
  const { t } = useTranslation('shell');
  const activeId = active?.id;
  useEffect(() => {
    if (activeId) document.getElementById(`${id}-${activeId}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, activeId]);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('search.results')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: of a list box, not of a form
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
          <p className={styles.title} id={`${id}-${group.id}`}>
            {group.title}
          </p>
          {group.items.map((item) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the field, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              aria-selected={item === active}
              className={item === active ? `${styles.option} ${styles.active}` : styles.option}
              onMouseMove={() => onPoint(item.id)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ ctrlKey, metaKey }) => onOpen(item, ctrlKey || metaKey)}
            >
              <IconPath path={item.icon} size={16} />
              <span className={item.isCode ? `${styles.name} ${styles.code}` : styles.name}>
                {item.title}
              </span>
              <span className={styles.facts}>{item.facts.join(' · ')}</span>
            </div>
          ))}
          {group.hasMore && <p className={styles.more}>{t('search.more')}</p>}
        </div>
      ))}
    </div>
  );
}
