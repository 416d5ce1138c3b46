import type { Heading, KnownHeadings } from './heading.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';

/** A row below that names the same columns again, as in a second language, belongs to the heading; it may name the unit. */
export function withSecondRow<Column extends string>(
  heading: Heading<Column>,
  { rows }: Sheet,
  known: KnownHeadings<Column>,
): Heading<Column> {
  const below = rows.find(({ row }) => row === heading.row + 1);
  if (!below || !isHeadingAgain(below, heading, known)) return heading;
  const columns = heading.columns.map((found) => {
    const unit = known.match(below.cells.get(found.place)?.text ?? '')?.foreignUnit ?? null;
    return { ...found, foreignUnit: found.foreignUnit ?? unit };
  });
  return { ...heading, row: below.row, columns };
}

/** Whether a row names, in two cells at least and in no other way, the columns in which it stands. */
export function isHeadingAgain<Column extends string>(
  { cells }: SheetRow,
  { columns }: Pick<Heading<Column>, 'columns'>,
  { match }: Pick<KnownHeadings<Column>, 'match'>,
): boolean {
  const filled = columns.filter(({ place }) => cells.has(place));
  return (
    filled.length >= 2 &&
    filled.every(({ column, place }) => {
      const cell = cells.get(place);
      return cell?.kind === 'text' && match(cell.text)?.column === column;
    })
  );
}
