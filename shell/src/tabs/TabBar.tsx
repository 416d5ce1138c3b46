import { discardUnsaved, fullPathOf, type Tab, useBerthSelector, useTranslation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { Button, Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './TabBar.module.css';
import { TabLabel } from './TabLabel.tsx';
import { useTabActions } from './use-tab-actions.ts';
import { useTabOverflow } from './use-tab-overflow.ts';

type Closing = { tabs: readonly Tab[]; close: () => void };

/** The open pages: switch, close (also by Delete), refresh, close others. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const { tabs, activeId } = useBerthSelector((state) => state.tabs);
  const actions = useTabActions();
  const [asked, setAsked] = useState<Closing | null>(null);
  const active = tabs.find(({ id }) => id === activeId);
  const list = useRef<HTMLUListElement>(null);
  const activeTitle = active?.title;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its title makes the tab wider
  useEffect(() => {
    if (!activeId) return;
    // On a narrow bar the page that shows has its name in sight.
    list.current
      ?.querySelector('[aria-current]')
      ?.parentElement?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  }, [activeId, activeTitle]);
  useTabOverflow(list);
  const closeTabs = (closing: Closing) => {
    if (closing.tabs.some(({ unsaved }) => unsaved.length > 0)) setAsked(closing);
    else closing.close();
  };
  const close = (tab: Tab) => closeTabs({ tabs: [tab], close: () => actions.close(tab) });
  const menuOf = (tab: Tab): MenuProps => ({
    items: [
      {
        key: 'refresh',
        label: t('tabs.refresh'),
        onClick: () => closeTabs({ tabs: [tab], close: () => actions.refresh(tab) }),
      },
      { key: 'close', label: t('tabs.close'), onClick: () => close(tab) },
      {
        key: 'closeOthers',
        label: t('tabs.closeOthers'),
        disabled: tabs.length < 2,
        onClick: () => {
          const others = tabs.filter((other) => other !== tab);
          closeTabs({ tabs: others, close: () => actions.closeOthers(tab) });
        },
      },
    ],
  });
  const handleKey = (event: KeyboardEvent, tab: Tab) => {
    if (event.key === 'Delete') close(tab);
  };
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')} data-keeps-focus>
      <ul className={styles.tabs} ref={list}>
        {tabs.map((tab) => (
          <Dropdown key={tab.id} menu={menuOf(tab)} trigger={['contextMenu']}>
            <li className={tab.id === activeId ? `${styles.tab} ${styles.active}` : styles.tab}>
              <a
                className={styles.link}
                href={fullPathOf(tab)}
                aria-current={tab.id === activeId ? 'page' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  actions.open(tab);
                }}
                onKeyDown={(event) => handleKey(event, tab)}
              >
                {tab.unsaved.length > 0 && (
                  <span className={styles.unsaved} role="img" aria-label={t('tabs.unsaved')} />
                )}
                <TabLabel tab={tab} />
              </a>
              <button type="button" className={styles.close} onClick={() => close(tab)}>
                <Icon name="close" size={12} />
                <span className={hiddenClass}>
                  {t('tabs.close')} <TabLabel tab={tab} />
                </span>
              </button>
            </li>
          </Dropdown>
        ))}
      </ul>
      {active && (
        <Dropdown menu={menuOf(active)} trigger={['click']}>
          <button type="button" className={styles.more} aria-label={t('tabs.more')}>
            <Icon name="more" />
          </button>
        </Dropdown>
      )}
      {asked && <UnsavedDialog closing={asked} onDone={() => setAsked(null)} />}
    </nav>
  );
}

function UnsavedDialog({ closing, onDone }: { closing: Closing; onDone: () => void }) {
  const { t } = useTranslation('shell');
  const handleClose = () => {
    onDone();
    for (const { id } of closing.tabs) discardUnsaved(id);
    closing.close();
  };
  const actions = (
    <>
      <Button onClick={onDone}>{t('tabs.stay')}</Button>
      <Button danger onClick={handleClose}>
        {t('tabs.discard')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('tabs.unsavedTitle')} onCancel={onDone} actions={actions}>
      {t('tabs.unsavedText')}
    </Dialog>
  );
}
