import type { ImportHint, ImportRule } from '@berth/contract';
import type { ImportLog, ReadNote } from '../sheet/import-log.ts';

export type GoodsLog = ImportLog<ImportRule, ImportHint>;
export type GoodsNote = ReadNote<ImportRule, ImportHint>;
