import {
  type BookingStatus,
  bookingStatuses,
  defaultPageSize,
  encodeCondition,
  type ListInput,
  type lclBookingListFields,
  pageSizes,
  type SortOrder,
} from '@berth/contract';

/** The text filters that the list offers, in order. */
export const textFilters = [
  'goodsName',
  'destinationName',
  'businessNumber',
  'customerBusinessNumber',
  'warehouseCode',
] as const;
export type TextFilter = (typeof textFilters)[number];

/** The columns that can be sorted by. */
export const sortFields = [
  'businessNumber',
  'status',
  'etd',
  'destinationName',
  'warehouseCode',
  'goodsName',
  'cartons',
  'weight',
  'volume',
  'updatedAt',
] as const;
export type SortField = (typeof sortFields)[number];

/** What the list shows: everything that stands in its URL. */
export type ListSearch = {
  page: number;
  pageSize: number;
  sort: { field: SortField; order: SortOrder } | null;
  statuses: readonly BookingStatus[];
  texts: Readonly<Partial<Record<TextFilter, string>>>;
  /** `YYYY-MM-DD`, both included. */
  etd: { from: string | null; to: string | null };
};

export const plainSearch: ListSearch = {
  page: 1,
  pageSize: defaultPageSize,
  sort: null,
  statuses: [],
  texts: {},
  etd: { from: null, to: null },
};

/** Reads the URL; what it cannot mean is left out, so that an old link still opens. */
export function readSearch(params: URLSearchParams): ListSearch {
  const page = Number(params.get('page'));
  const pageSize = Number(params.get('pageSize'));
  const field = sortFields.find((name) => name === params.get('prop'));
  const order: SortOrder = params.get('order') === 'descending' ? 'descending' : 'ascending';
  const wanted = params.get('status')?.split(',') ?? [];
  const texts: Partial<Record<TextFilter, string>> = {};
  for (const name of textFilters) {
    const text = params.get(name)?.trim();
    if (text) texts[name] = text;
  }
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaultPageSize,
    sort: field ? { field, order } : null,
    statuses: bookingStatuses.filter((status) => wanted.includes(status)),
    texts,
    etd: { from: readDay(params.get('etdFrom')), to: readDay(params.get('etdTo')) },
  };
}

function readDay(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** The URL of what is shown; what is as usual is left out. */
export function writeSearch(search: ListSearch): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | null | undefined) => {
    if (value) params.set(name, value);
  };
  put('status', search.statuses.join(','));
  for (const name of textFilters) put(name, search.texts[name]);
  put('etdFrom', search.etd.from);
  put('etdTo', search.etd.to);
  put('prop', search.sort?.field);
  put('order', search.sort?.order);
  if (search.page > 1) params.set('page', String(search.page));
  if (search.pageSize !== defaultPageSize) params.set('pageSize', String(search.pageSize));
  return params;
}

/** The list call of what is shown. */
export function toListInput(search: ListSearch): ListInput<typeof lclBookingListFields> {
  const filter: Partial<Record<keyof typeof lclBookingListFields, string | readonly string[]>> = {};
  for (const name of textFilters) {
    const text = search.texts[name];
    if (text) filter[name] = encodeCondition({ values: [text], operator: 'include' });
  }
  if (search.statuses.length > 0) {
    filter.status = encodeCondition({ values: search.statuses, operator: 'include' });
  }
  const etd = etdConditions(search.etd);
  if (etd.length > 0) filter.etd = etd;
  const sort = search.sort && { prop: search.sort.field, order: search.sort.order };
  return { page: search.page, pageSize: search.pageSize, ...sort, filter };
}

export function isFiltered({ statuses, texts, etd }: ListSearch): boolean {
  return statuses.length > 0 || Object.keys(texts).length > 0 || etd.from !== null || etd.to !== null;
}

/** A day range is two conditions on the same field. */
function etdConditions({ from, to }: ListSearch['etd']): string[] {
  return [
    ...(from ? [encodeCondition({ values: [from], operator: '>=' })] : []),
    ...(to ? [encodeCondition({ values: [to], operator: '<=' })] : []),
  ];
}
