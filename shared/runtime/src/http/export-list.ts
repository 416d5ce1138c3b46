import {
  type ExportList,
  exportColumnsOf,
  type ParsedCondition,
  type SortOrder,
  toFilterObject,
} from '@berth/contract';
import { requestFile } from './request.ts';

/** What the kit's table asks for. */
type ListExportRequest = {
  search: {
    sort: { field: string; order: SortOrder } | null;
    conditions: readonly ParsedCondition[];
  };
  /** Keys of the shown columns in their order. */
  columns: readonly string[];
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/**
 * The export of a list that `exportLists` of the contract knows, as the kit's table takes it: all that the search
 * finds, in the columns that are shown. `title` names the file, with the day in China. Throws ApiError.
 */
export function exportList(list: ExportList, title: string) {
  return async ({ search, columns, signal, onProgress }: ListExportRequest) => {
    const { sort, conditions } = search;
    const query = {
      ...toFilterObject(conditions),
      ...(sort && { prop: sort.field, order: sort.order }),
      list,
      columns: exportColumnsOf(list, columns).join(','),
    };
    const quiet = { signal, onProgress, overlay: false, errors: 'caller' } as const;
    const blob = await requestFile('GET /fileExport', { query }, quiet);
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
    return { fileName: `${title} ${day}.xlsx`, blob };
  };
}
