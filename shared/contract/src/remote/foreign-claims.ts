import type { LocalizedText } from '../language/locale.ts';
import { type MenuItem, menuPages } from '../menu/menu-item.ts';
import { paths } from '../paths.ts';
import { isPathWithin, type RemoteDeclaration } from './remote-entry.ts';

/** What a declaration claims that is not a remote's to have, and where that stands. */
export type ForeignClaim = { field: string; texts: LocalizedText };

/** Under which the shell tells of itself, as remotes do. */
export const shellName = 'shell';
/** Pages of the shell, and what the server answers itself. */
const ownOfPortal = [
  paths.login(),
  paths.console(),
  paths.releases(),
  '/frame',
  '/api',
  '/remotes',
  '/static',
  '/dev',
];

/**
 * What a remote would take from the shell or from another team: paths of the portal's own, and menu items of pages that
 * are none of its own. Paths that two remotes claim are another matter: a set may move them.
 */
export function foreignClaims({
  name,
  basePaths,
  menu,
}: Pick<RemoteDeclaration, 'name' | 'basePaths' | 'menu'>): ForeignClaim[] {
  const taken = basePaths.filter((path) => ownOfPortal.some((own) => isPathWithin(own, path)));
  const foreignItems = menuPages(menu).filter((item) => !isOwnItem({ basePaths }, item));
  const nameOfPortal = {
    field: `name ${shellName}`,
    texts: { 'zh-CN': `“${shellName}”是门户本身的名称`, en: `“${shellName}” is the portal’s own name` },
  };
  return [
    ...(name === shellName ? [nameOfPortal] : []),
    ...taken.map((path) => ({
      field: `basePaths ${path}`,
      texts: {
        'zh-CN': `路径 ${path} 属于门户本身`,
        en: `The path ${path} belongs to the portal itself`,
      },
    })),
    ...foreignItems.map(({ path }) => ({
      field: `menu ${path}`,
      texts: {
        'zh-CN': `菜单项 ${path} 不在这个子应用自己的路径内（${basePaths.join('、')}）`,
        en: `The menu item ${path} is outside of the remote’s own paths (${basePaths.join(', ')})`,
      },
    })),
  ];
}

/** The menu of a remote without what leads to pages of others, or marks their entries; groups belong to nobody. */
export function ownItems(
  remote: Pick<RemoteDeclaration, 'basePaths'>,
  items: readonly MenuItem[],
): MenuItem[] {
  return items.flatMap((item) => {
    if (item.children) return [{ ...item, children: ownItems(remote, item.children) }];
    return isOwnItem(remote, item) ? [item] : [];
  });
}

function isOwnItem({ basePaths }: Pick<RemoteDeclaration, 'basePaths'>, { path, meta }: MenuItem): boolean {
  return [path, meta.active ?? path].every((each) => basePaths.some((base) => isPathWithin(base, each)));
}
