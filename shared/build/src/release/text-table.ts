type Cell = string | number;
type Column = { head: string; isNumber?: boolean };

/** A table for a terminal: columns by width, numbers to the right, no lines; what there is to note of a row, below it. */
export function textTable(
  columns: readonly (string | Column)[],
  rows: readonly (readonly Cell[])[],
  notesOf: (row: number) => readonly string[] = () => [],
): string {
  const heads = columns.map((column) => (typeof column === 'string' ? { head: column } : column));
  const lines = [heads.map(({ head }) => head), ...rows.map((row) => row.map(String))];
  const widths = heads.map((_, place) => Math.max(...lines.map((line) => widthOf(line[place] ?? ''))));
  return lines
    .flatMap((line, at) => [
      heads
        .map(({ isNumber }, place) => pad(line[place] ?? '', widths[place] ?? 0, isNumber === true))
        .join('  ')
        .trimEnd(),
      // The heads are the first line.
      ...(at === 0 ? [] : notesOf(at - 1)),
    ])
    .join('\n');
}

function pad(text: string, width: number, isRight: boolean): string {
  const gap = ' '.repeat(width - widthOf(text));
  return isRight ? gap + text : text + gap;
}

/** Columns of a terminal: a Chinese character takes two. */
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (width, character) =>
      width +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(character)
        ? 2
        : 1),
    0,
  );
}
