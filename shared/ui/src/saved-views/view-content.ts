import type { FilterObject, SavedView } from '@berth/contract';
import { comparableColumns, type ShippedColumn } from '../column-settings/merge-columns.ts';

/** What a view keeps together, and what a table shows now. */
export type ViewContent = Pick<SavedView, 'columns' | 'sort' | 'filterObj'>;

/** Of a view that was given with more than that. */
export const contentOf = ({ columns, sort, filterObj }: ViewContent): ViewContent => ({
  columns,
  sort,
  filterObj,
});

/**
 * Whether a table would look the same. Columns are compared as the table would show them, so that one which was
 * shipped after a view was saved is no change to it; conditions hold in any order.
 */
export function isSameView(one: ViewContent, other: ViewContent, shipped: readonly ShippedColumn[]): boolean {
  return written(one, shipped) === written(other, shipped);
}

function written({ columns, sort, filterObj }: ViewContent, shipped: readonly ShippedColumn[]): string {
  return JSON.stringify([comparableColumns(shipped, columns), searchOf({ sort, filterObj })]);
}

type ViewSearch = Pick<ViewContent, 'sort' | 'filterObj'>;

/** Whether the same rows would be found, in the same order. */
export function isSameSearch(one: ViewSearch, other: ViewSearch): boolean {
  return JSON.stringify(searchOf(one)) === JSON.stringify(searchOf(other));
}

const searchOf = ({ sort, filterObj }: ViewSearch) => [
  sort && [sort.field, sort.order],
  conditionsOf(filterObj),
];

/** How much the table is filtered and sorted, besides any view. */
export function searchSize({ sort, filterObj }: ViewSearch): { conditions: number; isSorted: boolean } {
  return { conditions: Object.values(filterObj).flat().length, isSorted: sort !== null };
}

function conditionsOf(filterObj: FilterObject): string[] {
  return Object.entries(filterObj)
    .flatMap(([field, conditions]) => conditions.map((condition) => JSON.stringify([field, condition])))
    .sort();
}
