/** How a heading names a column: how doubtful that is, and the unit it says that the column does not take. */
export type HeadingReading = { doubt: number; foreignUnit: string | null };

/**
 * Of the headings of each column, by `columnOf`, the one that is meant: in a unit that the column takes, with the least
 * doubt, the first.
 */
export function surestHeadings<Heading extends HeadingReading, Column>(
  headings: Iterable<Heading>,
  columnOf: (heading: Heading) => Column,
): Map<Column, Heading> {
  const surest = new Map<Column, Heading>();
  for (const heading of headings) {
    const known = surest.get(columnOf(heading));
    if (!known || doubtOf(heading) < doubtOf(known)) surest.set(columnOf(heading), heading);
  }
  return surest;
}

const doubtOf = ({ doubt, foreignUnit }: HeadingReading) => (foreignUnit === null ? 0 : 1000) + doubt;
