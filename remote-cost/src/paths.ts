import { paths } from '@berth/contract';

/** Where this remote's pages are. */
export const costPaths = { list: paths.bills, detail: () => '/cost/detail', bill: paths.bill } as const;
