import type { MenuItem } from '@berth/contract';
import type { MenuItemRow } from './menu.repository.ts';

/** Rows as the tree that they are. A row whose parent is not among them is not shown either. */
export function presentMenu(rows: readonly MenuItemRow[]): MenuItem[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parent_id);
  const present = (row: MenuItemRow): MenuItem => {
    const children = childrenOf.get(row.id)?.map(present);
    return {
      name: row.name,
      path: row.path,
      ...(row.component === null ? {} : { component: row.component }),
      ...(row.redirect === null ? {} : { redirect: row.redirect }),
      ...(children ? { children } : {}),
      meta: row.meta,
    };
  };
  return (childrenOf.get(null) ?? []).map(present);
}
