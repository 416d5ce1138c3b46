import { type MatrixPart, matrixParts } from './matrix-parts.ts';

/** A part that guards something of a change, and what. */
export type TouchedPart = { part: MatrixPart; paths: string[] };

/** The parts that guard any of these paths, in the order of the table: what could be lost or seen by others first. */
export function touchedParts(paths: readonly string[]): TouchedPart[] {
  return matrixParts
    .map((part) => ({
      part,
      paths: paths.filter((path) => part.guards.some((guard) => guard.test(path))),
    }))
    .filter((touched) => touched.paths.length > 0);
}

/**
 * Those that fit into so many minutes, in this order; the first one always does. What is left out is for a run by
 * hand.
 */
export function fitParts<Touched extends Pick<TouchedPart, 'part'>>(
  touched: readonly Touched[],
  budget: number,
) {
  const chosen: Touched[] = [];
  const leftOut: Touched[] = [];
  let left = budget;
  for (const one of touched) {
    const fits = chosen.length === 0 || one.part.minutes <= left;
    (fits ? chosen : leftOut).push(one);
    if (fits) left -= one.part.minutes;
  }
  return { chosen, leftOut };
}

/** The first ring on two quiet cores. */
const usualMinutes = 26;
/** What a run may take in all; whoever runs it gives it 90 minutes. */
const mostMinutes = 75;
/** For parts of the matrix beside the first ring, on two quiet cores. */
const partMinutes = 18;

/** Minutes for parts of the matrix, as the table counts them, after a first ring that took so many; 0 where it is late. */
export function minutesForParts(ringMinutes: number): number {
  const slowness = Math.max(1, ringMinutes / usualMinutes);
  return Math.max(0, Math.min(partMinutes, (mostMinutes - ringMinutes) / slowness));
}

/** The parts of these names, or all without any; a sentence for people where a name is none. */
export function namedParts(names: readonly string[]): readonly MatrixPart[] | string {
  const unknown = names.filter((name) => !matrixParts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const list = matrixParts.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`);
    return [`No part of the matrix is called ${unknown.join(', ')}. The parts:`, ...list].join('\n');
  }
  return names.length === 0 ? matrixParts : matrixParts.filter(({ name }) => names.includes(name));
}
