import { isMainAccount } from '@berth/contract';
import type { Actor } from '../../http/handlers.ts';

/** A main account may share its favourites with the customer's sub-accounts. */
export function mayShareFilters({ roles }: Pick<Actor, 'roles'>): boolean {
  return isMainAccount(roles);
}
