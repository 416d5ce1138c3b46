import type { Permission } from '../account/permissions.ts';
import type { LocalizedText } from '../language/locale.ts';

/** A menu item (spec section 3). A group has children and no page of its own. */
export type MenuItem = {
  name: string;
  path: string;
  component?: string;
  redirect?: string;
  children?: MenuItem[];
  meta: {
    title: LocalizedText;
    icon?: string;
    /** Shown when the user has at least one of these; to everybody signed in when absent. */
    role?: string[];
    /** Shown to those who have it. */
    permission?: Permission;
    /** A page that exists without a menu entry. */
    hidden?: boolean;
    /** The path of the entry to mark while this hidden page is open. */
    active?: string;
    /** Leads to another site: in a window of its own, or in a frame of the workspace. */
    type?: 'link' | 'iframe';
    url?: string;
    fullpage?: boolean;
    breadcrumb?: boolean;
  };
};

/** The items a user with these roles sees: a node stays if it, or any descendant, passes. */
export function menuForRoles(items: readonly MenuItem[], roles: readonly string[]): MenuItem[] {
  return items.flatMap((item) => {
    const children = item.children ? menuForRoles(item.children, roles) : undefined;
    const wanted = item.meta.role;
    const isAllowed = !wanted || wanted.some((role) => roles.includes(role));
    const isGroup = item.children !== undefined;
    if (isGroup ? !children?.length : !isAllowed) return [];
    return [children ? { ...item, children } : item];
  });
}

/** Every item that leads to a page, hidden ones included, in the order of the menu. */
export function menuPages(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children ? menuPages(item.children) : [item]));
}
