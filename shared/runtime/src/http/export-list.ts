import {
  type ErrorCode,
  type ExportList,
  type LocalizedText,
  type ParsedCondition,
  type SortOrder,
  toFilterObject,
} from '@berth/contract';
import { readAppLanguage } from '../language/app-language.ts';
import { notify } from '../notice/notify.ts';
import { ApiError } from './api-error.ts';
import { errorTexts } from './error-texts.ts';
import { type CallInput, request, requestFile } from './request.ts';

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
    const wanted = { list, columns: await columnsOfFile(list, columns) };
    try {
      const blob = await fetchFile({ ...found, ...wanted }, { signal, onProgress });
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
      return { fileName: `${title} ${day}.xlsx`, blob };
    } catch (failure) {
      if (!isTooMuch(failure)) throw failure;
      // The server makes the file by itself, and says so when it is there.
      const quiet = { signal, overlay: false, errors: 'caller' } as const;
      await request('POST /file/exportList', { body: { ...wanted, query: found } }, quiet);
      notify.info(taskStarted);
      return undefined;
    }
  };
}

/** The lists come with the first export: no page needs them before. */
async function columnsOfFile(list: ExportList, shown: readonly string[]): Promise<string> {
  const { exportColumnsOf } = await import('@berth/contract/export-lists').catch((cause: unknown) => {
    const texts = errorTexts('noResponse');
    throw Object.assign(new ApiError({ kind: 'noResponse', message: texts[readAppLanguage()], texts }), {
      cause,
    });
  });
  return exportColumnsOf(list, shown).join(',');
}

/** Whether there are too many rows to wait for. */
function isTooMuch(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === ('EXPORT_TOO_LARGE' satisfies ErrorCode);
}

/** The file, with how much of it is made and then has come. */
async function fetchFile(
  wanted: CallInput<'GET /fileExport'>['query'],
  { signal, onProgress }: Pick<ListExportRequest, 'signal' | 'onProgress'>,
): Promise<Blob> {
  const progressKey = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const arrived = new AbortController();
  const onDownload = (share: number) => {
    arrived.abort();
    onProgress(shareOfMaking + share * (1 - shareOfMaking));
  };
  const quiet = { signal, onProgress: onDownload, overlay: false, errors: 'caller' } as const;
  const file = requestFile('GET /fileExport', { query: { ...wanted, progressKey } }, quiet);
  const isOver = AbortSignal.any([signal, arrived.signal]);
  void watchMaking(progressKey, isOver, (share) => onProgress(share * shareOfMaking));
  return await file.finally(() => arrived.abort());
}

/** The rest of the way is the file's own: by far the shorter part. */
const shareOfMaking = 0.9;

/** How often the server is asked; a small file is there before the first time. */
const pauseMs = 500;

/** Reports how much of a file the server has made, until `isOver`: a row is half done when read, and done when written. */
async function watchMaking(
  key: string,
  isOver: AbortSignal,
  onShare: (share: number) => void,
): Promise<void> {
  const quiet = { signal: isOver, overlay: false, errors: 'caller' } as const;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (isOver.aborted) return;
    // A question that fails says nothing of the file: the seconds go on, and the next one may be answered.
    const progress = await request('GET /fileExport/progress', { query: { key } }, quiet).catch(() => null);
    if (isOver.aborted) return;
    if (progress?.total) onShare((progress.read + progress.written) / (2 * progress.total));
  }
}
