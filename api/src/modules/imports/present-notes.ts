import { type ImportHint, type ImportRule, importMessage, type Locale } from '@berth/contract';
import type { ReadNote } from './sheet/import-log.ts';

/** What was noted of a workbook, in the caller's language. */
export const presentNotes = (notes: readonly ReadNote<ImportRule, ImportHint>[], locale: Locale) =>
  notes.map(({ code, params, ...place }) => ({
    ...place,
    message: importMessage({ code, params }, locale),
  }));
