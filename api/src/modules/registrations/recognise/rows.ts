import { splitLabel } from './labels.ts';
import type { ReadLine } from './reading.ts';

// How lines stand to each other. Distances are in heights of a line: pictures have any size.

const heightOf = ({ box: [, top, , bottom] }: ReadLine) => bottom - top;

function isSameRow(one: ReadLine, other: ReadLine): boolean {
  const overlap = Math.min(one.box[3], other.box[3]) - Math.max(one.box[1], other.box[1]);
  return overlap >= Math.min(heightOf(one), heightOf(other)) / 2;
}

/** The nearest line right of one, at most so many heights away. */
export function rightOf(
  lines: readonly ReadLine[],
  line: ReadLine,
  mostHeights: number,
): ReadLine | undefined {
  const most = heightOf(line) * mostHeights;
  return lines
    .filter((other) => other !== line && isSameRow(other, line))
    .map((other) => ({ other, gap: other.box[0] - line.box[2] }))
    .filter(({ gap }) => gap > -heightOf(line) / 2 && gap < most)
    .sort((one, other) => one.gap - other.gap)[0]?.other;
}

/** A line and what stands close beside it: text with a gap is found as two lines. */
export function wholeRow(lines: readonly ReadLine[], first: ReadLine): ReadLine[] {
  const row = [first];
  let next = rightOf(lines, first, 1.5);
  while (next && !splitLabel(next.text) && !row.includes(next)) {
    row.push(next);
    next = rightOf(lines, next, 1.5);
  }
  return row;
}

/** The next line of a text: below one, as far left as its first, and no label or value of another. */
export function nextLine(lines: readonly ReadLine[], line: ReadLine, first: ReadLine): ReadLine | undefined {
  const height = heightOf(line);
  return lines
    .filter(({ box: [left, top] }) => {
      const isClose = top > line.box[1] + height / 2 && top - line.box[3] < height;
      return isClose && Math.abs(left - first.box[0]) < height * 2;
    })
    .filter((other) => !splitLabel(other.text) && !isOfAnotherLabel(lines, other))
    .sort((one, other) => one.box[1] - other.box[1])[0];
}

/** Whether a label without a value of its own stands left of a line, and nothing between them. */
export function isOfAnotherLabel(lines: readonly ReadLine[], line: ReadLine): boolean {
  const [nearest] = lines
    .filter((other) => other !== line && isSameRow(other, line) && other.box[2] <= line.box[0])
    .sort((one, other) => other.box[2] - one.box[2]);
  return nearest !== undefined && splitLabel(nearest.text)?.value === '';
}

/** The lines with labels made whole: `名` and `称` stand so far apart that each is found as a line. */
export function joinLabels(lines: readonly ReadLine[]): ReadLine[] {
  const taken = new Set<ReadLine>();
  const joined: ReadLine[] = [];
  for (const line of lines) {
    const next = line.text.length <= 2 && !splitLabel(line.text) ? rightOf(lines, line, 4) : undefined;
    if (!next || !splitLabel(line.text + next.text)) {
      joined.push(line);
      continue;
    }
    taken.add(next);
    joined.push({
      text: line.text + next.text,
      confidence: Math.min(line.confidence, next.confidence),
      box: [line.box[0], Math.min(line.box[1], next.box[1]), next.box[2], Math.max(line.box[3], next.box[3])],
    });
  }
  return joined.filter((line) => !taken.has(line));
}
