import {
  clearanceItemLimits,
  type LineColumn,
  type Locale,
  lineColumns,
  lineColumnTitles,
} from '@berth/contract';
import type { Handlers } from '../../../../http/handlers.ts';
import { refusalOfWorkbook } from '../../../imports/imports.service.ts';
import { presentNotes } from '../../../imports/present-notes.ts';
import { makeLineTemplate } from './line-template.ts';
import type { LinesReader } from './lines-reader.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Goods of declarations out of workbooks (spec section 7, `importDecFile`), and the sheet to fill in. */
export function lineImportHandlers({ readLines }: { readLines: LinesReader }) {
  return {
    'POST /business/importDecFile': async ({ upload, locale, signal }) => {
      const order = { content: upload.content, titles: titlesIn(locale) };
      const read = await readLines(order, { signal, onProgress: () => undefined });
      if ('problem' in read) throw refusalOfWorkbook(read.problem, clearanceItemLimits.lines);
      const { sheet, errorCount } = read;
      const lines = read.lines.map(({ line }) => line);
      const notes = presentNotes(read.notes, locale);
      return { sheet, rows: lines.length, lines: errorCount === 0 ? lines : [], errorCount, notes };
    },
    'GET /import_excel_deal/decTemplate': async ({ locale }) => ({
      mediaType,
      ...(await makeLineTemplate(locale)),
    }),
  } satisfies Partial<Handlers>;
}

function titlesIn(locale: Locale): Readonly<Record<LineColumn, string>> {
  const titles = lineColumns.map((column) => [column, lineColumnTitles[column][locale]]);
  return Object.fromEntries(titles) as Record<LineColumn, string>; // one of each
}
