import { isGroup, type StoredMenuItem } from '@berth/contract';
import { Link, sameTab, useNavigate } from '@berth/runtime';
import { FormSection } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import { ItemForm } from './ItemForm.tsx';
import { placeQuery } from './menu-place.ts';
import styles from './menus.module.css';
import { type StoredMenu, useAccountRemoveMenuItemMutation } from './menus.queries.ts';
import { useMenuWords } from './use-menu-words.ts';
import { siblingsOf, useMoveItem } from './use-move-item.ts';

/** A new item, below another one where one is given. */
export function NewItem({ menu, under }: { menu: StoredMenu; under: string | null }) {
  const { t, locale } = useMenuWords();
  const parent = menu.items.find(({ id }) => id === under) ?? null;
  const name = locale === 'en' ? parent?.titleEn : parent?.titleZh;
  return (
    <FormSection title={name ? t('addTo', { name }) : t('add')} id="menu-item">
      <ItemForm menu={menu} opened={null} stored={null} under={parent} {...untouched} />
    </FormSection>
  );
}

const untouched = { onReopen: () => undefined, onSaved: () => undefined };

type ItemEditorProps = { menu: StoredMenu; stored: StoredMenuItem };

/** One item in its form, with the ways to move it, to add something below it, and to remove it. */
export function ItemEditor({ menu, stored }: ItemEditorProps) {
  const { locale } = useMenuWords();
  const [opened, setOpened] = useState(stored);
  const [round, setRound] = useState(0);
  const reopen = () => {
    setOpened(stored);
    setRound(round + 1);
  };
  return (
    <FormSection title={locale === 'en' ? stored.titleEn : stored.titleZh} id="menu-item">
      <Acts menu={menu} stored={stored} />
      <ItemForm
        key={round}
        menu={menu}
        opened={opened}
        stored={stored}
        under={null}
        onReopen={reopen}
        onSaved={setOpened}
      />
    </FormSection>
  );
}

function Acts({ menu: { items }, stored }: ItemEditorProps) {
  const { t, locale } = useMenuWords();
  const navigate = useNavigate();
  const move = useMoveItem(items);
  const [remove] = useAccountRemoveMenuItemMutation();
  const [isAsked, setAsked] = useState(false);
  const { id, version } = stored;
  const siblings = siblingsOf(items, stored);
  const removeNow = async () => {
    const answer = await remove({ body: { id, version } });
    if (!answer.error) navigate(placeQuery(), { state: sameTab });
    return answer;
  };
  return (
    <div className={styles.acts}>
      <Button disabled={siblings[0] === stored} onClick={() => void move(stored, 'up')}>
        {t('up')}
      </Button>
      <Button disabled={siblings.at(-1) === stored} onClick={() => void move(stored, 'down')}>
        {t('down')}
      </Button>
      {stored.type === 'menu' && (
        <Link to={placeQuery({ new: '1', under: id })} state={sameTab}>
          {t(isGroup(stored) ? 'addBelow' : 'addButton')}
        </Link>
      )}
      <Button danger onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
      {isAsked && (
        <AskDialog
          of="menuItems.remove"
          name={locale === 'en' ? stored.titleEn : stored.titleZh}
          act={removeNow}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
