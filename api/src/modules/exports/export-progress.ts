import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';

export type ExportProgress = NonNullable<EndpointResult<Endpoints['GET /fileExport/progress']>>;

/** Of a file that is not begun. */
export const noProgress: ExportProgress = { total: null, read: 0, written: 0 };
