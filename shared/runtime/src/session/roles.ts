import { may, type Permission, type UserInfo } from '@berth/contract';
import type { ReactNode } from 'react';
import { activeStore } from '../store/create-store.ts';
import { useBerthSelector } from '../store/store-hooks.ts';

/** The signed-in user, or null. */
export function useUser(): UserInfo | null {
  return useBerthSelector((state) => state.session.userInfo);
}

/** Whether the user has the role; with nobody signed in, false (spec section 6). For use in components. */
export function useHasRole(role: string): boolean {
  return useUser()?.role.includes(role) ?? false;
}

/** Whether the user has the permission; with nobody signed in, false. For use in components. */
export function useHasPermission(permission: Permission): boolean {
  return may(useUser(), permission);
}

const user = () => activeStore().getState().session.userInfo;

/** As {@link useHasRole}, outside of React. */
export function hasRole(role: string): boolean {
  return user()?.role.includes(role) ?? false;
}

/** As {@link useHasPermission}, outside of React. */
export function hasPermission(permission: Permission): boolean {
  return may(user(), permission);
}

/** Its children, for those who have the role alone. */
export function IfRole({ role, children }: { role: string; children: ReactNode }): ReactNode {
  return useHasRole(role) ? children : null;
}

/** Its children, for those who have the permission alone. */
export function IfPermission({
  permission,
  children,
}: {
  permission: Permission;
  children: ReactNode;
}): ReactNode {
  return useHasPermission(permission) ? children : null;
}
