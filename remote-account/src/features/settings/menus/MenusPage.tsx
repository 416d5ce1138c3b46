import { sameTab, useNavigate, useSearchParams } from '@berth/runtime';
import { EmptyState, PageHeader } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { Loaded } from '../../section/Loaded.tsx';
import { FrameHostsDialog } from './FrameHostsDialog.tsx';
import { ItemEditor, NewItem } from './ItemEditor.tsx';
import { MenuPreviewPane } from './MenuPreviewPane.tsx';
import { MenuTree } from './MenuTree.tsx';
import { type MenuPlace, placeQuery, readPlace } from './menu-place.ts';
import styles from './menus.module.css';
import { type StoredMenu, useAccountStoredMenuQuery } from './menus.queries.ts';
import { useMenuWords } from './use-menu-words.ts';

/** `/settings/menus`: what staff add to the menu, as a tree with the form of one item, and as a role would see it. */
export function MenusPage() {
  const { t } = useMenuWords();
  const [params] = useSearchParams();
  const place = readPlace(params);
  const go = useGo();
  const [areHostsOpen, setHostsOpen] = useState(false);
  const query = useAccountStoredMenuQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button onClick={() => setHostsOpen(true)}>{t('hosts')}</Button>
            <Button onClick={() => go(placeQuery({ role: 'manager' }))}>{t('preview')}</Button>
            <Button type="primary" onClick={() => go(placeQuery({ new: '1' }))}>
              {t('add')}
            </Button>
          </>
        }
      />
      <p className={styles.help}>{t('intro')}</p>
      <Loaded query={query} lines={10}>
        {(menu) => <Columns menu={menu} place={place} />}
      </Loaded>
      {areHostsOpen && <FrameHostsDialog onClose={() => setHostsOpen(false)} />}
    </div>
  );
}

/** Goes to another place of this page, in its tab. */
function useGo(): (query: string) => void {
  const navigate = useNavigate();
  return (query) => navigate(query, { state: sameTab });
}

function Columns({ menu, place }: { menu: StoredMenu; place: MenuPlace }) {
  const { t } = useMenuWords();
  const isEmpty = menu.items.length === 0;
  return (
    <div className={styles.columns}>
      <div className={styles.tree}>
        {isEmpty ? <EmptyState text={t('none')} /> : <MenuTree items={menu.items} chosen={place.id} />}
      </div>
      <div className={styles.side}>
        <Side menu={menu} place={place} />
      </div>
    </div>
  );
}

function Side({ menu, place: { id, isNew, under, role } }: { menu: StoredMenu; place: MenuPlace }) {
  const { t } = useMenuWords();
  if (role !== null) return <MenuPreviewPane role={role} roles={menu.roles} stored={menu.items} />;
  if (isNew) return <NewItem key={under} menu={menu} under={under} />;
  if (id === null) return <p className={styles.help}>{t('choose')}</p>;
  const item = menu.items.find((each) => each.id === id);
  return item ? (
    <ItemEditor key={id} menu={menu} stored={item} />
  ) : (
    <p className={styles.help}>{t('gone')}</p>
  );
}
