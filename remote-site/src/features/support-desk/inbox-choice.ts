import { conversationStates, type ParsedCondition } from '@berth/contract';
import { plainTableSearch, type TableSearch } from '@berth/ui';

/** Which conversations the list shows. */
export const inboxChips = ['waiting', 'mine', 'open', 'closed'] as const;
export type InboxChip = (typeof inboxChips)[number];

export function readChip(params: URLSearchParams): InboxChip {
  return inboxChips.find((chip) => chip === params.get('show')) ?? 'waiting';
}

/** So many at most: what is older is found by its chip once those before it are answered. */
const mostRows = 50;

/** What is asked for. Of those that wait the one that waits longest is first, else the one with the newest word. */
export function searchOfChip(chip: InboxChip, userId: string): TableSearch {
  const states = conversationStates.filter((state) =>
    chip === 'waiting' ? state === 'waiting' : (chip === 'closed') === (state === 'closed'),
  );
  const mine: ParsedCondition[] =
    chip === 'mine' ? [{ field: 'ownerId', operator: '=', values: [userId] }] : [];
  return {
    ...plainTableSearch,
    pageSize: mostRows,
    sort:
      chip === 'waiting'
        ? { field: 'waitingSince', order: 'ascending' }
        : { field: 'lastAt', order: 'descending' },
    conditions: [{ field: 'state', operator: '=', values: states }, ...mine],
  };
}
