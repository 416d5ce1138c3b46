import type { CustomerKind, MenuItem, Permission } from '@berth/contract';
import type { RemoteRoute } from '@berth/runtime';

/** A page of the shell itself: it is there when no remote is. */
export type OwnPage = RemoteRoute & {
  /** For those alone who have it; for everybody who is signed in where left out. */
  permission?: Permission;
  menu: MenuItem;
  /** The menu shows it to people of such customers alone; for others the page itself says that it is not for them. */
  shownTo?: CustomerKind;
  /** Stands before the menu of the remotes. */
  isFirst?: boolean;
};
