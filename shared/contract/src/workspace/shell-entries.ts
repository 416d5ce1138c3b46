import type { Permission } from '../account/permissions.ts';
import { may } from '../account/policy.ts';
import type { LocalizedText } from '../language/locale.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { paths } from '../paths.ts';
import { registrationPurposeNames } from '../registration/registration-purpose.ts';
import type { CustomerKind } from '../session/user-info.ts';

/** What the menu shows of the shell's own pages. */
export type OwnEntries = {
  /** Stand before what the remotes declare, and after it. */
  first: readonly MenuItem[];
  last: readonly MenuItem[];
  /** A stored item may name an own page, too: without the page's permission it leads nowhere. */
  isOpen: (pathname: string) => boolean;
};

/** A page of the shell that the menu has: it is there when no remote is. */
export type ShellEntry = {
  path: string;
  title: LocalizedText;
  /** For those alone who have it; for everybody who is signed in where left out. */
  permission?: Permission;
  menu: MenuItem;
  /** The menu shows it to people of such customers alone; for others the page itself says that it is not for them. */
  shownTo?: CustomerKind;
  /** Stands before the menu of the remotes. */
  isFirst?: boolean;
};

const consoleTitle = { 'zh-CN': '控制台', en: 'Console' };
const releasesTitle = { 'zh-CN': '发布管理', en: 'Releases' };
const upgradeTitle = registrationPurposeNames.upgrade;
const changeTitle = registrationPurposeNames.change;

/** In the group of the account's own pages. */
const among = (item: MenuItem): MenuItem => ({
  name: 'information',
  path: '/information',
  meta: { title: { 'zh-CN': '信息维护', en: 'Account' }, icon: 'person' },
  children: [item],
});

const consoleEntry: ShellEntry = {
  path: paths.console(),
  title: consoleTitle,
  menu: { name: 'console', path: paths.console(), meta: { title: consoleTitle, icon: 'chart' } },
  isFirst: true,
};

const releasesEntry: ShellEntry = {
  path: paths.releases(),
  title: releasesTitle,
  permission: 'system:releases',
  menu: {
    name: 'system',
    path: '/system',
    meta: { title: { 'zh-CN': '系统管理', en: 'System' } },
    children: [{ name: 'releases', path: paths.releases(), meta: { title: releasesTitle, icon: 'layers' } }],
  },
};

const upgradeEntry: ShellEntry = {
  path: paths.upgrade(),
  title: upgradeTitle,
  permission: 'members:manage',
  shownTo: 'person',
  menu: among({ name: 'upgrade', path: paths.upgrade(), meta: { title: upgradeTitle, icon: 'layers' } }),
};

const companyChangeEntry: ShellEntry = {
  path: paths.companyChange(),
  title: changeTitle,
  permission: 'members:manage',
  menu: among({
    name: 'companyChange',
    path: paths.companyChange(),
    meta: { title: changeTitle, hidden: true, active: paths.account() },
  }),
};

/** In the order of the menu. */
export const shellEntries = {
  console: consoleEntry,
  releases: releasesEntry,
  upgrade: upgradeEntry,
  companyChange: companyChangeEntry,
} as const;

const all: readonly ShellEntry[] = Object.values(shellEntries);

export function shellEntryAt(pathname: string): ShellEntry | undefined {
  const path = pathname.replace(/\/$/, '');
  return all.find((entry) => entry.path === path);
}

/** What the menu shows of them to somebody with these permissions, of a customer of this kind. */
export function ownEntries(permissions: readonly string[], kind?: CustomerKind): OwnEntries {
  const entryOf = ({ menu, shownTo }: ShellEntry) =>
    shownTo === undefined || shownTo === kind ? menu : hiddenEntry(menu);
  const open = all.filter(({ path }) => isOpenTo(permissions, path));
  return {
    first: open.filter(({ isFirst }) => isFirst).map(entryOf),
    last: open.filter(({ isFirst }) => !isFirst).map(entryOf),
    isOpen: (pathname) => isOpenTo(permissions, pathname),
  };
}

function hiddenEntry(item: MenuItem): MenuItem {
  return item.children
    ? { ...item, children: item.children.map(hiddenEntry) }
    : { ...item, meta: { ...item.meta, hidden: true } };
}

/** Whether a page is none of the shell's, or one that these permissions open. */
export function isOpenTo(permissions: readonly string[], pathname: string): boolean {
  const permission = shellEntryAt(pathname)?.permission;
  return permission === undefined || may({ permissions }, permission);
}
