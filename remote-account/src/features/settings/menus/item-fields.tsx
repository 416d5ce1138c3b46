import type { StoredItemType, StoredMenuItem } from '@berth/contract';
import {
  type ControlProps,
  FormField,
  MultiSelect,
  SearchSelect,
  type SentFields,
  SwitchField,
  TextField,
} from '@berth/ui';
import type { ReactNode } from 'react';
import {
  type ItemDraft,
  iconOptions,
  pageOptions,
  parentOf,
  parentOptions,
  permissionOptions,
  roleOptions,
} from './item-draft.ts';
import { type StoredMenu, useAccountMenuPagesQuery } from './menus.queries.ts';
import { useMenuWords } from './use-menu-words.ts';

type OfItem = SentFields<ItemDraft>;

type FieldProps = {
  of: OfItem;
  name: keyof ItemDraft;
  label: string;
  help?: string | undefined;
  isRequired?: boolean;
  children: (control: ControlProps) => ReactNode;
};

function ItemField({ of: { form }, name, children, ...field }: FieldProps) {
  const path = `item.${name}`;
  return (
    <FormField id={form.idOf(path)} error={form.errorOf(path)} {...field}>
      {children}
    </FormField>
  );
}

type PlaceProps = {
  of: OfItem;
  type: StoredItemType;
  items: readonly StoredMenuItem[];
  id: string | null;
};

/** What an item stands within. */
export function Place({ of, type, items, id }: PlaceProps) {
  const { t } = useMenuWords();
  const { value, change } = of;
  return (
    <ItemField of={of} name="parentId" label={t('parent')} isRequired={type === 'button'}>
      {(control) => (
        <SearchSelect
          {...control}
          options={parentOptions(items, id, type)}
          value={parentOf(value, items, id)?.value ?? ''}
          onChange={(parentId) => change({ parentId })}
          placeholder={type === 'button' ? undefined : t('top')}
        />
      )}
    </ItemField>
  );
}

type LeadsToProps = { of: OfItem; type: StoredItemType; kept: string };

/** Where an item leads: to a page of the portal or to another site. */
export function LeadsTo({ of, type, kept }: LeadsToProps) {
  const { t } = useMenuWords();
  const { value, change } = of;
  const pages = useAccountMenuPagesQuery(undefined, { skip: type !== 'menu' });
  if (type === 'button') return null;
  if (type !== 'menu')
    return (
      <TextField
        of={of}
        name="url"
        path="item.url"
        label={t('url')}
        help={t(type === 'link' ? 'urlOfLink' : 'urlOfFrame')}
        isRequired
      />
    );
  return (
    <ItemField of={of} name="path" label={t('path')} help={t('pathHelp')}>
      {(control) => (
        <SearchSelect
          {...control}
          options={pages.data && pageOptions(pages.data, kept)}
          {...(pages.isError && { onRetry: () => void pages.refetch() })}
          value={value.path}
          onChange={(path) => change({ path })}
          placeholder={t('isGroup')}
        />
      )}
    </ItemField>
  );
}

type WhoSeesProps = { of: OfItem; type: StoredItemType; roles: StoredMenu['roles'] };

/** How an item looks and who sees it; a group is for whoever sees anything in it. */
export function WhoSees({ of, type, roles }: WhoSeesProps) {
  const { t } = useMenuWords();
  const { value, change } = of;
  const isButton = type === 'button';
  const isOfGroup = type === 'menu' && value.path === '';
  return (
    <>
      {!isButton && (
        <ItemField of={of} name="icon" label={t('icon')}>
          {(control) => (
            <SearchSelect
              {...control}
              options={iconOptions}
              value={value.icon}
              onChange={(icon) => change({ icon })}
              placeholder={t('noIcon')}
            />
          )}
        </ItemField>
      )}
      {!isButton && !isOfGroup && (
        <ItemField of={of} name="roles" label={t('roles')} help={t('rolesHelp')}>
          {(control) => (
            <MultiSelect
              {...control}
              options={roleOptions(roles, { customer: t('ofCustomer'), forwarder: t('ofForwarder') })}
              value={value.roles}
              onChange={(chosen) => change({ roles: [...chosen] })}
            />
          )}
        </ItemField>
      )}
      {!isOfGroup && (
        <ItemField
          of={of}
          name="permission"
          label={t(isButton ? 'permissionOfButton' : 'permission')}
          help={t(isButton ? 'permissionHelpOfButton' : 'permissionHelp')}
          isRequired={isButton}
        >
          {(control) => (
            <SearchSelect
              {...control}
              options={permissionOptions}
              value={value.permission}
              onChange={(permission) => change({ permission })}
              placeholder={isButton ? undefined : t('noPermission')}
            />
          )}
        </ItemField>
      )}
      {!isButton && <SwitchField of={of} name="isHidden" path="item.isHidden" label={t('hidden')} />}
    </>
  );
}
