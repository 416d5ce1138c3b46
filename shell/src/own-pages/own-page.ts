import type { MenuItem, Permission } from '@berth/contract';
import type { RemoteRoute } from '@berth/runtime';

/** A page of the shell itself, for those with a permission: it is there when no remote is. */
export type OwnPage = RemoteRoute & { permission: Permission; menu: MenuItem };
