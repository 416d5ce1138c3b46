import { type Problem, titleProblem } from '@berth/contract';
import { Refusal } from '../http/refusal.ts';
import type { NamedRecord } from './named-records.repository.ts';

/** How many records one owner may have. */
export type NamedRecordLimits = { ofGroup: number; inAll: number };

/** Refuses a record that is not the owner's, or of another group, as one that does not exist. */
export function requireOwn(
  records: readonly Pick<NamedRecord, 'id' | 'group'>[],
  asked: { group: string; id: string },
): void {
  if (!records.some(({ id, group }) => id === asked.id && group === asked.group))
    throw new Refusal('NOT_FOUND');
}

/** What is wrong with the name of a record that is to be saved beside those that its owner has. */
export function namingProblems(
  records: readonly Pick<NamedRecord, 'id' | 'group' | 'title'>[],
  asked: { group: string; id?: string | undefined; title: string },
  most: NamedRecordLimits,
): Problem[] {
  const problem = titleProblem(asked.title);
  if (problem) return [problem];
  const own = records.filter(({ group }) => group === asked.group);
  if (own.some(({ id, title }) => title === asked.title && id !== asked.id)) {
    return [{ path: 'title', rule: 'takenName' }];
  }
  if (asked.id !== undefined) return [];
  const full = (max: number): Problem[] => [{ path: 'title', rule: 'tooManySaved', params: { max } }];
  if (own.length >= most.ofGroup) return full(most.ofGroup);
  return records.length >= most.inAll ? full(most.inAll) : [];
}
