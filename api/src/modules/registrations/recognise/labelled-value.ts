import { plainText, splitLabel } from './labels.ts';
import type { ReadLine } from './reading.ts';
import { joinLabels, nextLine, rightOf, wholeRow } from './rows.ts';

/** Below this, a line may hold other characters than were printed: on clear pictures it is 0.95 and more. */
export const sureFrom = 0.8;

/** A value stands at most so many heights of the label right of it. */
const mostHeights = 8;

/**
 * The value beside one of the labels, over at most so many lines: in the label's line, or right of it, and what stands
 * below that in the same column. Null where there is none, where two such labels have different values, or where a part
 * was not read for sure.
 */
export function labelledValue(
  read: readonly ReadLine[],
  labels: readonly string[],
  mostLines: number,
): string | null {
  const lines = joinLabels(read);
  const values = lines
    .filter(({ text }) => labels.includes(splitLabel(text)?.label ?? ''))
    .map((line) => partsBeside(lines, line, mostLines))
    .filter((parts) => parts.length > 0);
  if (values.flat().some(({ confidence }) => confidence < sureFrom)) return null;
  const [value, another] = new Set(values.map((parts) => plainText(parts.map(({ text }) => text).join(''))));
  return another === undefined ? (value ?? null) : null;
}

function partsBeside(lines: readonly ReadLine[], labelled: ReadLine, mostLines: number): ReadLine[] {
  const own = ownValue(labelled);
  const first = own ?? rightOf(lines, labelled, mostHeights);
  if (!first || splitLabel(first.text)) return [];
  const parts = [first, ...wholeRow(lines, own ? labelled : first).slice(1)];
  let last = first;
  for (let count = 1; count < mostLines; count += 1) {
    const next = nextLine(lines, last, first);
    if (!next) break;
    parts.push(...wholeRow(lines, next));
    last = next;
  }
  return parts;
}

/** What follows the label in its own line, about where it stands. */
function ownValue(line: ReadLine): ReadLine | undefined {
  const value = splitLabel(line.text)?.value ?? '';
  if (value === '') return undefined;
  const [left, top, right, bottom] = line.box;
  const share = value.length / plainText(line.text).length;
  return {
    text: value,
    confidence: line.confidence,
    box: [right - (right - left) * share, top, right, bottom],
  };
}
