import {
  type MenuItemContent,
  menuItemProblems,
  type StoredMenuItem,
  safeAddress,
  settleMenuItem,
  storedItemTypeNames,
  storedItemTypes,
  under as underPath,
} from '@berth/contract';
import { notify, sameTab, useNavigate, useTypedPage } from '@berth/runtime';
import { ChoiceField, SavedElsewhere, SendFoot, TextField, TypedNotice, useTypedForm } from '@berth/ui';
import { useState } from 'react';
import { contentOf, draftOf, type ItemDraft, newDraft } from './item-draft.ts';
import { LeadsTo, Place, WhoSees } from './item-fields.tsx';
import { placeQuery } from './menu-place.ts';
import styles from './menus.module.css';
import {
  type StoredMenu,
  useAccountFrameHostsQuery,
  useAccountMenuPagesQuery,
  useAccountSaveMenuItemMutation,
} from './menus.queries.ts';
import { useMenuWords } from './use-menu-words.ts';

type ItemFormProps = {
  menu: StoredMenu;
  /** As it was when the form opened; null: a new one. */
  opened: StoredMenuItem | null;
  /** As it is now. */
  stored: StoredMenuItem | null;
  /** Of a new one. */
  under: StoredMenuItem | null;
  /** Takes what a colleague has saved. */
  onReopen: () => void;
  /** Of one that was there before. */
  onSaved: (item: StoredMenuItem) => void;
};

type SentItem = { item: MenuItemContent; id?: string; version?: number };

/** An item in its form, saved as it was seen. */
export function ItemForm({ menu, opened, stored, under, onReopen, onSaved }: ItemFormProps) {
  const { t, locale } = useMenuWords();
  const navigate = useNavigate();
  const [call] = useAccountSaveMenuItemMutation();
  // Where they have not come yet, the server judges alone.
  const { data: frame } = useAccountFrameHostsQuery();
  const { data: pages } = useAccountMenuPagesQuery();
  const [kept, setKept] = useState(0);
  const id = opened?.id ?? null;
  const isKept = (path: string) => path === opened?.path && opened.trouble === null;
  // One that was only moved up or down holds what it held.
  const seen = stored && opened && isSame(stored, opened) ? stored : opened;
  const version = Math.max(seen?.version ?? 0, kept);
  const isOutdated = stored !== null && stored.version > version;
  const of = useTypedForm<ItemDraft, SentItem, { id: string; version: number }>(
    useTypedPage(),
    `menuItem.${id ?? `new.${under?.id ?? ''}`}`,
    opened ? draftOf(opened) : newDraft(under),
    (draft) => {
      const item = settleMenuItem(contentOf(draft, menu.items, id));
      const problems = menuItemProblems(id, item, {
        items: menu.items,
        isPage: (path) => !pages || isKept(path) || pages.some((page) => page.path === path),
        frameHosts: frame?.hosts ?? hostsOf(item.url),
        roles: [...menu.roles.map((role) => role.id), ...(opened?.roles ?? [])],
      });
      return {
        content: { item, ...(opened && { id: opened.id, version }) },
        problems: problems.map(underPath('item')),
        call: (content) => call({ body: content }),
        onSent: (saved) => {
          notify.success(t('saved', { name: locale === 'en' ? item.titleEn : item.titleZh }));
          if (opened) onSaved({ ...opened, ...item, version: saved.version });
          else navigate(placeQuery({ id: saved.id }), { state: sameTab });
        },
      };
    },
    version,
  );
  const { typed, value } = of;
  const type = value.type ?? 'menu';
  return (
    <div className={styles.form}>
      <TypedNotice typed={typed} />
      <ChoiceField
        of={of}
        name="type"
        path="item.type"
        label={t('type')}
        isRequired
        choices={storedItemTypes.map((each) => ({ value: each, label: storedItemTypeNames[each][locale] }))}
      />
      <Place of={of} type={type} items={menu.items} id={id} />
      <TextField of={of} name="titleZh" path="item.titleZh" label={t('titleZh')} isRequired />
      <TextField of={of} name="titleEn" path="item.titleEn" label={t('titleEn')} isRequired />
      <TextField of={of} name="name" path="item.name" label={t('alias')} help={t('aliasHelp')} isRequired />
      <LeadsTo of={of} type={type} kept={opened?.path ?? ''} />
      <WhoSees of={of} type={type} roles={menu.roles} />
      {isOutdated ? (
        <SavedElsewhere
          message={t('changed', { name: locale === 'en' ? stored.titleEn : stored.titleZh })}
          onTakeTheirs={() => {
            typed.forget();
            onReopen();
          }}
          onKeepMine={() => setKept(stored.version)}
        />
      ) : (
        <SendFoot form={of.form} label={t('save')} />
      )}
    </div>
  );
}

function hostsOf(url: string): string[] {
  const address = safeAddress(url);
  return address ? [address.host] : [];
}

function isSame(one: StoredMenuItem, other: StoredMenuItem): boolean {
  return JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
}
