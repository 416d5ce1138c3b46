import { isMainAccount, type Problem, titleProblem } from '@berth/contract';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';

/** A main account may share its favourites with the customer's sub-accounts. */
export function mayShareFilters({ roles }: Pick<Actor, 'roles'>): boolean {
  return isMainAccount(roles);
}

/** A favourite or a view, as far as keeping another one asks about it. */
export type Kept = { id: string; title: string; table_name: string };

/** What is not one's own is answered like what never was. */
export function requireOwn(kept: readonly Kept[], asked: { table: string; id: string }): void {
  if (!kept.some(({ id, table_name }) => id === asked.id && table_name === asked.table))
    throw new Refusal('NOT_FOUND');
}

/** What is wrong with the name of something to be kept beside all that a person keeps already. */
export function keepingProblems(
  kept: readonly Kept[],
  asked: { table: string; id?: string | undefined; title: string },
  most: { ofTable: number; inAll: number },
): Problem[] {
  const problem = titleProblem(asked.title);
  if (problem) return [problem];
  const own = kept.filter(({ table_name }) => table_name === asked.table);
  if (own.some(({ id, title }) => title === asked.title && id !== asked.id)) {
    return [{ path: 'title', rule: 'takenName' }];
  }
  if (asked.id !== undefined) return [];
  const full = (max: number): Problem[] => [{ path: 'title', rule: 'tooManySaved', params: { max } }];
  if (own.length >= most.ofTable) return full(most.ofTable);
  return kept.length >= most.inAll ? full(most.inAll) : [];
}
