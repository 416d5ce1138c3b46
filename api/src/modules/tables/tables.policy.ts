import { type Problem, titleProblem } from '@berth/contract';
import type { Actor } from '../../http/handlers.ts';

/** A main account may share its favourites with the customer's sub-accounts. */
export function mayShareFilters({ roles }: Pick<Actor, 'roles'>): boolean {
  return roles.includes('main');
}

/** What is wrong with the name of something to be kept beside what a person keeps already. */
export function keepingProblems(
  own: readonly { id: string; title: string }[],
  asked: { id?: string | undefined; title: string },
  max: number,
): Problem[] {
  const problem = titleProblem(asked.title);
  if (problem) return [problem];
  if (own.some(({ id, title }) => title === asked.title && id !== asked.id)) {
    return [{ path: 'title', rule: 'takenName' }];
  }
  const isNew = asked.id === undefined;
  return isNew && own.length >= max ? [{ path: 'title', rule: 'tooManySaved', params: { max } }] : [];
}
