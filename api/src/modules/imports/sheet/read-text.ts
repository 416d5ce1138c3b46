import { normalizeDecimal } from '@berth/contract';
import type { ImportLog, NotePlace } from './import-log.ts';
import type { SheetCell } from './read-cell.ts';

/** A code that went through a program that took it for a number: 264123456789 saved as 2.64E+11. */
const scientific = /^\d(\.\d+)?E\+\d{2}$/i;
/** As many as a spreadsheet keeps of a number. */
const mostDigits = 15;

/**
 * The text of a cell, a code or a name, as the sheet shows it. What the sheet shows otherwise than it was entered is noted:
 * a number that lost digits is an error, a date or an abbreviated number a hint. '' where it cannot be read.
 */
export function readText(cell: SheetCell, place: NotePlace, log: ImportLog): string {
  switch (cell.kind) {
    case 'error':
      log.error(place, 'errorValue', { text: cell.text });
      return '';
    case 'pending':
      log.error(place, 'formulaWithoutValue');
      return '';
    case 'date':
      log.hint(place, 'dateAsText', { text: cell.text });
      return cell.text;
    case 'number':
      return readCode(cell, place, log);
    case 'text':
      if (scientific.test(cell.text.normalize('NFKC').trim())) log.error(place, 'digitsLost');
      return cell.text;
  }
}

/** A number where a code or name stands. */
function readCode({ text, shown }: SheetCell, place: NotePlace, log: ImportLog): string {
  if (text.replace(/\D/g, '').length > mostDigits) log.error(place, 'digitsLost');
  else if (shown?.kind === 'scientific') {
    // No more digits than are shown: it was entered or pasted so, and the others are gone.
    if (shown.value === Number(text)) log.error(place, 'digitsLost');
    else log.hint(place, 'shownOtherwise', { shown: shown.text, text });
  } else if (shown && shown.value !== Number(text))
    log.error(place, 'codeRounded', { shown: shown.text, text });
  else if (shown?.kind === 'digits') return shown.text;
  else if (shown) log.hint(place, 'shownOtherwise', { shown: shown.text, text });
  return text;
}

/**
 * The number in a cell as plain digits; what is none stays as it was typed, with an error noted, '' where it cannot be
 * read. `parse` takes other writings of a number.
 */
export function readFigure(
  cell: SheetCell,
  { place, log }: { place: NotePlace; log: ImportLog },
  parse: (typed: string) => string | null = normalizeDecimal,
): string {
  switch (cell.kind) {
    case 'pending':
      log.error(place, 'formulaWithoutValue');
      return '';
    case 'error':
      log.error(place, 'errorValue', { text: cell.text });
      return '';
    case 'date':
      log.error(place, 'dateForNumber', { text: cell.text });
      return cell.text;
    case 'number':
      return cell.text;
    case 'text': {
      const number = parse(cell.text);
      if (number !== null) return number;
      const typed = cell.text.trim().slice(0, 40);
      log.error(place, 'notNumber', { text: typed });
      return typed;
    }
  }
}

/** Notes a number that was read as another one than the sheet shows. */
export function noteShown({ shown }: SheetCell, read: string, place: NotePlace, log: ImportLog): void {
  if (!shown || shown.value === Number(read)) return;
  const said = { cell: place.cell ?? '', shown: shown.text, text: read };
  log.count('shownRounded', place.column, said, place);
}
