import { importMessage, type Locale } from '@berth/contract';
import type { ReadNote } from './sheet/import-log.ts';

/** What was noted of a workbook, in the caller's language. */
export const presentNotes = (notes: readonly ReadNote[], locale: Locale) =>
  notes.map(({ code, params, ...place }) => ({
    ...place,
    message: importMessage({ code, params }, locale),
  }));
