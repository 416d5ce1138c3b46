import {
  type MenuItem,
  mergeMenu,
  ownEntries,
  permissions,
  type StoredMenuItem,
  shownItemsOf,
} from '@berth/contract';
import { Link, sameTab, useNavigate, useSite } from '@berth/runtime';
import { FormField, FormSection, SearchSelect, StatusDot } from '@berth/ui';
import { Loaded } from '../../section/Loaded.tsx';
import { roleOptions } from './item-draft.ts';
import { placeQuery } from './menu-place.ts';
import styles from './menus.module.css';
import { type MenuPreview, type StoredMenu, useAccountMenuPreviewQuery } from './menus.queries.ts';
import { useMenuWords } from './use-menu-words.ts';

type PaneProps = { role: string; roles: StoredMenu['roles']; stored: readonly StoredMenuItem[] };

/** The whole menu as somebody with one role has it, with the buttons that the role permits. */
export function MenuPreviewPane({ role, roles, stored }: PaneProps) {
  const { t, locale } = useMenuWords();
  const navigate = useNavigate();
  const query = useAccountMenuPreviewQuery({ query: { role } }, { refetchOnMountOrArgChange: true });
  const title = roles.find(({ id }) => id === role)?.title[locale] ?? '';
  return (
    <FormSection title={t('previewOf', { role: title })} id="menu-preview">
      <FormField id="menu-preview-role" label={t('role')}>
        {(control) => (
          <SearchSelect
            {...control}
            options={roleOptions(roles, { customer: t('ofCustomer'), forwarder: t('ofForwarder') })}
            value={role}
            onChange={(id) => navigate(placeQuery({ role: id }), { state: sameTab })}
            isKept
          />
        )}
      </FormField>
      <Loaded query={{ ...query, data: query.currentData }} lines={8}>
        {(preview) => <PreviewedMenu preview={preview} stored={stored} />}
      </Loaded>
      <Link to={placeQuery()} state={sameTab}>
        {t('close')}
      </Link>
    </FormSection>
  );
}

type PreviewedProps = { preview: MenuPreview; stored: readonly StoredMenuItem[] };

function PreviewedMenu({ preview, stored }: PreviewedProps) {
  const { t, locale } = useMenuWords();
  const { remotes } = useSite();
  const { roles, permissions: held, items, owner, buttons } = preview;
  const own = ownEntries(held, owner === 'customer' ? 'company' : undefined);
  const merged = mergeMenu(remotes, items, { role: roles, permissions: held }, own);
  const menu = shownItemsOf(merged, window.location.origin);
  if (menu.length === 0) return <p className={styles.help}>{t('previewEmpty')}</p>;
  const added = new Set(stored.map(({ name }) => name));
  const entry = (item: MenuItem) => (
    <li key={item.path} className={styles.entry}>
      <span>{item.meta.title[locale]}</span>
      {added.has(item.name) && <span className={styles.quiet}>{t('added')}</span>}
      {buttons
        .filter(({ path }) => path === item.path)
        .map(({ permission, title, isGranted }) => (
          <span key={`${permission} ${title['zh-CN']}`} className={styles.button}>
            <StatusDot status={isGranted ? 'finished' : 'draft'}>
              {[title, permissions[permission].title]
                .map((each) => each[locale])
                .concat(t(isGranted ? 'granted' : 'notGranted'))
                .join(' · ')}
            </StatusDot>
          </span>
        ))}
    </li>
  );
  return (
    <ul className={styles.items}>
      {menu.map((item) =>
        item.children ? (
          <li key={item.name} className={styles.group}>
            <strong>{item.meta.title[locale]}</strong>
            <ul className={styles.items}>{item.children.map(entry)}</ul>
          </li>
        ) : (
          entry(item)
        ),
      )}
    </ul>
  );
}
