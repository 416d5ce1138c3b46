import {
  decodeCondition,
  defaultPageSize,
  encodeCondition,
  type ListFields,
  type ListInput,
  operators,
  type ParsedCondition,
  pageSizes,
  parseListQuery,
  type SortOrder,
  tableMemoryLimits,
} from '@berth/contract';

/** What a table shows: everything that stands in its URL. Conditions of one field all hold (spec section 9). */
export type TableSearch = {
  page: number;
  pageSize: number;
  sort: { field: string; order: SortOrder } | null;
  conditions: readonly ParsedCondition[];
  /** The id of the saved view in use, {@link noView}, or null where the address says nothing about views. */
  view: string | null;
  /** Parts of the address that mean nothing here, as they stand there; the table says that they do not hold. */
  dropped: readonly string[];
};

/** Stands for a view where a person chose to have none, though one is the default. */
export const noView = 'none';

/** What a table shows when its URL says nothing. */
export const plainTableSearch: TableSearch = {
  page: 1,
  pageSize: defaultPageSize,
  sort: null,
  conditions: [],
  view: null,
  dropped: [],
};

const tableNames: readonly string[] = ['page', 'pageSize', 'prop', 'order', 'view'];

/**
 * Reads the URL against the list's allow-list; what it cannot mean is left out part by part and named in `dropped`, so
 * that an old or mistyped link still opens and nobody takes the list for a filtered one. `goodsName=灯具` and
 * `status=a,b` are read as the default operator's conditions. `pageParams` are the page's own, not the table's, and so
 * is what is not meant as a condition: an address comes with marks of those who passed it on, such as `utm_source`.
 */
export function readTableSearch(
  params: URLSearchParams,
  fields: ListFields,
  pageParams: readonly string[] = [],
): TableSearch {
  const dropped: string[] = [];
  // Each part alone: the server refuses a query with one wrong part, a link shall lose that part only.
  const read = (query: Record<string, string>) => {
    const parsed = parseListQuery(query, fields);
    if (!('code' in parsed)) return parsed;
    const parts = Object.entries(query).filter(([, text]) => text !== '');
    // An empty part asks for nothing.
    if (parts.length > 0) dropped.push(parts.map(([name, text]) => `${name}=${text}`).join('&'));
    return plainTableSearch;
  };
  const textOf = (name: string) => params.get(name) ?? '';
  const sortText: Record<string, string> = textOf('prop')
    ? { prop: textOf('prop'), order: textOf('order') }
    : {};
  const search = {
    page: read({ page: textOf('page') }).page,
    pageSize: read({ pageSize: textOf('pageSize') }).pageSize,
    sort: read(sortText).sort,
    view: textOf('view') || null,
  };
  const conditions: ParsedCondition[] = [];
  for (const name of new Set(params.keys())) {
    if (tableNames.includes(name) || pageParams.includes(name)) continue;
    params.getAll(name).forEach((text, at) => {
      if (isForeign(name, text, fields)) return;
      if (at < conditionsPerField) conditions.push(...read({ [name]: text }).conditions);
      else dropped.push(`${name}=${text}`);
    });
  }
  return { ...search, conditions, dropped };
}

/** More on one field are refused by the list call. */
const { conditionsPerField } = tableMemoryLimits;

/** The URL of what is shown; what is as usual is left out, so that a plain table has a plain address. */
export function writeTableSearch({ page, pageSize, sort, conditions, view }: TableSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (view) params.set('view', view);
  for (const condition of conditions) params.append(condition.field, encodeCondition(condition));
  if (sort) {
    params.set('prop', sort.field);
    params.set('order', sort.order);
  }
  if (page > 1) params.set('page', String(page));
  if (pageSize !== defaultPageSize) params.set('pageSize', String(pageSize));
  return params;
}

/** The list call of what is shown. */
export function toListInput<Fields extends ListFields = ListFields>(search: TableSearch): ListInput<Fields> {
  const filter: Record<string, string[]> = {};
  for (const condition of search.conditions) {
    filter[condition.field] = [...(filter[condition.field] ?? []), encodeCondition(condition)];
  }
  const sort = search.sort && { prop: search.sort.field, order: search.sort.order };
  const input: ListInput = { page: search.page, pageSize: search.pageSize, ...sort, filter };
  // The fields come from a URL read against the same allow-list; the server checks them once more.
  return input as ListInput<Fields>;
}

/** What of an address is not the table's, its page's own parameters among it: it stays when the table changes. */
export function keptParams(
  params: URLSearchParams,
  fields: ListFields,
  pageParams: readonly string[],
): [string, string][] {
  return [...params].filter(([name, text]) => pageParams.includes(name) || isForeign(name, text, fields));
}

/** Neither named like anything of the table nor written as a condition, which may be of a field that is gone. */
function isForeign(name: string, text: string, fields: ListFields): boolean {
  return !tableNames.includes(name) && !Object.hasOwn(fields, name) && !isCondition(text);
}

function isCondition(text: string): boolean {
  const { operator } = decodeCondition(text);
  // Without a bar of its own it has the default operator, which nobody wrote.
  return /^(?:[^\\|]|\\.)*\|/su.test(text) && operators.some((known) => known === operator);
}

/** The search after a change; whatever changes what is found begins at its first page. What was dropped is gone. */
export function changeTableSearch(search: TableSearch, change: Partial<TableSearch>): TableSearch {
  const next = { ...search, page: 1, dropped: [], ...change };
  return pageSizes.some((size) => size === next.pageSize) ? next : { ...next, pageSize: defaultPageSize };
}
