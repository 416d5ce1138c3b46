/** What other programs call the same, far from ours by its letters. */
const otherNames: Readonly<Record<string, string>> = {
  DB_URL: 'DATABASE_URL',
  DB_URI: 'DATABASE_URL',
  PG_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  POSTGRESQL_URL: 'DATABASE_URL',
};

/** Shorter names resemble too much that has nothing to do with us, such as HOME and HOST. */
const shortestCompared = 8;
const mostSlips = 2;

/**
 * The names of `given` that are none of `known` and look like one of them: a letter or two amiss, another case, hyphens,
 * our own prefix, or what other programs call the same.
 */
export function findResembling(
  given: readonly string[],
  known: readonly string[],
): { given: string; known: string }[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const plain = name
        .toUpperCase()
        .replaceAll('-', '_')
        .replace(/^BERTH_/, '');
      const other = otherNames[plain];
      const meant = known.find(
        (each) => each === other || (each.length >= shortestCompared && slips(plain, each) <= mostSlips),
      );
      return meant === undefined ? [] : [{ given: name, known: meant }];
    });
}

/** How many letters are wrong, missing, added or swapped with their neighbour. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostSlips) return mostSlips + 1;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      rows[i]?.push(isSwapped ? Math.min(best, at(i - 2, j - 2) + 1) : best);
    }
  }
  return at(one.length, other.length);
}
