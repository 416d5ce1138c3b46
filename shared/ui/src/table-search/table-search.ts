import {
  defaultPageSize,
  encodeCondition,
  type ListFields,
  type ListInput,
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
};

/** What a table shows when its URL says nothing. */
export const plainTableSearch: TableSearch = {
  page: 1,
  pageSize: defaultPageSize,
  sort: null,
  conditions: [],
};

const pagingNames = ['page', 'pageSize', 'prop', 'order'] as const;

/**
 * Reads the URL against the list's allow-list; what it cannot mean is left out part by part, so that an old or
 * mistyped link still opens. `goodsName=灯具` and `status=a,b` are read as the default operator's conditions.
 */
export function readTableSearch(params: URLSearchParams, fields: ListFields): TableSearch {
  // Each part alone: the server refuses a query with one wrong part, a link shall lose that part only.
  const read = (query: Record<string, string>) => {
    const parsed = parseListQuery(query, fields);
    return 'code' in parsed ? plainTableSearch : parsed;
  };
  const conditions: ParsedCondition[] = [];
  for (const name of new Set(params.keys())) {
    if (!(Object.hasOwn(fields, name) && fields[name]?.filterable)) continue;
    for (const text of params.getAll(name).slice(0, conditionsPerField)) {
      conditions.push(...read({ [name]: text }).conditions);
    }
  }
  const order = params.get('order') === 'descending' ? 'descending' : 'ascending';
  return {
    page: read({ page: params.get('page') ?? '' }).page,
    pageSize: read({ pageSize: params.get('pageSize') ?? '' }).pageSize,
    sort: read({ prop: params.get('prop') ?? '', order }).sort,
    conditions,
  };
}

/** More on one field are refused by the list call. */
const { conditionsPerField } = tableMemoryLimits;

/** The URL of what is shown; what is as usual is left out, so that a plain table has a plain address. */
export function writeTableSearch({ page, pageSize, sort, conditions }: TableSearch): URLSearchParams {
  const params = new URLSearchParams();
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

/** The parameters of an address that belong to the page and not to its table: they stay when the table changes. */
export function foreignParams(params: URLSearchParams, fields: ListFields): [string, string][] {
  const isOurs = (name: string) => pagingNames.some((own) => own === name) || Object.hasOwn(fields, name);
  return [...params].filter(([name]) => !isOurs(name));
}

/** The search after a change; whatever changes what is found begins at its first page. */
export function changeTableSearch(search: TableSearch, change: Partial<TableSearch>): TableSearch {
  const next = { ...search, page: 1, ...change };
  return pageSizes.some((size) => size === next.pageSize) ? next : { ...next, pageSize: defaultPageSize };
}
