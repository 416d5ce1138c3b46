import type { GoodsFile } from '@berth/contract';
import { type CallOptions, request, requestFile } from '@berth/runtime';
import type { ReadCargo } from './imported-lines.ts';

const calls = {
  fba: 'POST /import_excel_deal/importFbaGoodsFile',
  fcl: 'POST /import_excel_deal/importFclGoodsFile',
} as const;

type Waiting = {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  onRead: (rows: number, total: number | null) => void;
};

const quiet = { overlay: false, errors: 'caller' } as const satisfies CallOptions;

const pauseMs = 400;

/** Has the server read a file of goods, and tells how far it is. Rejects with ApiError, whose message can be shown. */
export async function readGoodsFile(
  goods: GoodsFile,
  file: File,
  { signal, onProgress, onRead }: Waiting,
): Promise<ReadCargo> {
  const progressKey = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const over = new AbortController();
  const isOver = AbortSignal.any([signal, over.signal]);
  let isWatched = false;
  const handleProgress = (share: number) => {
    onProgress(share);
    if (share < 1 || isWatched) return;
    isWatched = true;
    void watchReading(progressKey, isOver, onRead);
  };
  const input = { upload: file, query: { progressKey } };
  const options = { ...quiet, signal, onProgress: handleProgress };
  return await request(calls[goods], input, options).finally(() => over.abort());
}

async function watchReading(key: string, isOver: AbortSignal, onRead: Waiting['onRead']): Promise<void> {
  while (!isOver.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (isOver.aborted) return;
    const asked = request(
      'GET /import_excel_deal/progress',
      { query: { key } },
      { ...quiet, signal: isOver },
    );
    // A question that fails says nothing of the file: the next one may be answered.
    const progress = await asked.catch(() => null);
    if (progress && !isOver.aborted) onRead(progress.read, progress.total);
  }
}

/** The empty sheet, in the language in use. */
export async function fetchTemplate(goods: GoodsFile): Promise<Blob> {
  return await requestFile('GET /import_excel_deal/template', { query: { goods } }, quiet);
}
