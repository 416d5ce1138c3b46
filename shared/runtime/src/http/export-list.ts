import {
  type ErrorCode,
  type ExportList,
  exportColumnsOf,
  type LocalizedText,
  type ParsedCondition,
  type SortOrder,
  toFilterObject,
} from '@berth/contract';
import { notify } from '../notice/notify.ts';
import { ApiError } from './api-error.ts';
import { request, requestFile } from './request.ts';

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

const taskStarted: LocalizedText = {
  'zh-CN': '数据较多，已转到任务中心导出，完成后会通知您。',
  en: 'There is much to export: it is made in the task centre, and you are told when it is ready.',
};

/**
 * The export of a list that `exportLists` of the contract knows, as the kit's table takes it: all that the search
 * finds, in the columns that are shown. `title` names the file, with the day in China. Where it
 * is too much to wait for it becomes a task, and nothing is given here. Throws ApiError.
 */
export function exportList(list: ExportList, title: string) {
  return async ({ search, columns, signal, onProgress }: ListExportRequest) => {
    const { sort, conditions } = search;
    const found = {
      ...toFilterObject(conditions),
      ...(sort && { prop: sort.field, order: sort.order }),
    };
    const wanted = { list, columns: exportColumnsOf(list, columns).join(',') };
    const quiet = { signal, onProgress, overlay: false, errors: 'caller' } as const;
    let blob: Blob;
    try {
      blob = await requestFile('GET /fileExport', { query: { ...found, ...wanted } }, quiet);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== ('EXPORT_TOO_LARGE' satisfies ErrorCode))
        throw failure;
      // Too many rows to wait for: the server makes the file by itself, and says so when it is there.
      await request('POST /file/exportList', { body: { ...wanted, query: found } }, quiet);
      notify.info(taskStarted);
      return undefined;
    }
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
    return { fileName: `${title} ${day}.xlsx`, blob };
  };
}
