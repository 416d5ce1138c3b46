import type { Surface } from '@berth/contract/release';
import type { Context } from '../../context.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Actor, Releaser } from '../../http/handlers.ts';

export type ReleaseDependencies = Pick<Context, 'database' | 'clock'> & {
  files: FileStore;
  /** What remotes meet here; null where no shell is built. */
  surface: () => Promise<Surface | null>;
  /** How much the files of one remote may take. */
  quotaBytes: number;
  /** How long a version is retained after its last use. */
  keepDays: number;
};

/** Who moves something: a team by its key, a person of the staff, or the server itself. */
export type Mover = {
  /** As the history names them. */
  name: string;
  keyId: string | null;
  memberId: string | null;
  /** The one remote that they may touch; `*` for each of them and for the sets. */
  remote: string;
};

export const serverItself: Mover = { name: 'server', keyId: null, memberId: null, remote: '*' };

export function moverOfKey({ keyId, holder, remote }: Releaser): Mover {
  return { name: holder, keyId, memberId: null, remote };
}

/** A person who may touch everything; whether they may is the endpoint's permission. */
export function moverOfStaff({ userId, account }: Actor): Mover {
  return { name: account, keyId: null, memberId: userId, remote: '*' };
}
