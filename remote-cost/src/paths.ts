import { paths } from '@berth/contract';

/** Where this remote's pages are. */
export const costPaths = {
  list: paths.bills,
  detail: () => '/cost/detail',
  bill: paths.bill,
  desk: paths.billingDesk,
  deskDetail: () => '/cost/desk/bill',
  /** `at`: the id of what on the page is to be done. */
  deskBill: ({ id, at }: { id: string; at?: string }) => withQuery('/cost/desk/bill', { id, at }),
  entry: () => '/cost/desk/entry',
  newBill: (of: { customerId?: string; booking?: string } = {}) => withQuery('/cost/desk/entry', of),
  correctBill: ({ id }: { id: string }) => withQuery('/cost/desk/entry', { id }),
} as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return given.length > 0 ? `${path}?${given.join('&')}` : path;
}
