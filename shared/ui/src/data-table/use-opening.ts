import { toFilterObject } from '@berth/contract';
import { useEffect, useState } from 'react';
import { isSameSearch } from '../saved-views/view-content.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import type { TableSearch } from '../table-search/table-search.ts';
import type { TableAnswer } from './columns/data-column.ts';

/** A table waits this long for its settings and views, in milliseconds: slower ones are no reason to show no rows. */
const patienceMs = 1500;
const noSearch = { sort: null, filterObj: {} };

/**
 * A table that is opened with no search of its own is that of the default view, where there is one: until its rows are
 * there nothing else is shown, or they would change under the eyes.
 */
export function useOpening(
  { sort, conditions, view, dropped }: TableSearch,
  memory: Pick<TableMemory, 'isLoading' | 'views'> | undefined,
  answer: Pick<TableAnswer<unknown, unknown>, 'data' | 'isStale' | 'problem'>,
): { isFresh: boolean; isWaiting: boolean } {
  const isUnasked =
    view === null &&
    dropped.length === 0 &&
    isSameSearch(noSearch, { sort, filterObj: toFilterObject(conditions) });
  // An address with a search of its own, also one that cannot be read, goes before the default view.
  const [isFresh] = useState(isUnasked);
  const [isOpen, setIsOpen] = useState(!isFresh);
  const isLoading = memory?.isLoading ?? false;
  const hasDefault = memory?.views.some(({ isDefault }) => isDefault) ?? false;
  const isOfAnother = answer.isStale && !answer.problem;
  const isLate = useIsLate(isLoading);
  const isHeld = (isLoading && !isLate) || (!isOpen && ((isUnasked && hasDefault) || isOfAnother));
  if (!isOpen && !isHeld && (answer.data || answer.problem)) setIsOpen(true);
  // Why there are no rows is never waited with.
  return { isFresh, isWaiting: isHeld && !answer.problem };
}

function useIsLate(isLoading: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isOver;
}
