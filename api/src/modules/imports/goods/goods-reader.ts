import {
  createWorkbookReader,
  type ReaderBounds,
  readingProgram,
  type WorkbookReader,
} from '../sheet/workbook-reader.ts';
import type { GoodsOrder, ReadGoods } from './read-goods.ts';

export type GoodsReader = WorkbookReader<GoodsOrder, ReadGoods>;

export const goodsProgram = readingProgram(new URL('./read-goods-process.ts', import.meta.url));

/** Reads the goods of workbooks, each in a process of its own. */
export function createGoodsReader(
  warn: (message: string) => void,
  changes: Partial<ReaderBounds> = {},
): GoodsReader {
  return createWorkbookReader(goodsProgram, warn, changes);
}
