import type { ShellEntry } from '@berth/contract';
import type { RemoteRoute } from '@berth/runtime';

/** A page of the shell itself: it is there when no remote is. */
export type OwnPage = RemoteRoute & Pick<ShellEntry, 'permission'>;
