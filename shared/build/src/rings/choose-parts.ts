import { type MatrixPart, matrixParts } from './matrix-parts.ts';

/** A part that guards something of a change, and what. */
export type TouchedPart = { part: MatrixPart; paths: string[] };

/** The parts that guard any of these paths, in the order of the table. */
export function touchedParts(paths: readonly string[]): TouchedPart[] {
  return matrixParts
    .map((part) => ({
      part,
      paths: paths.filter((path) => part.guards.some((guard) => guard.test(path))),
    }))
    .filter((touched) => touched.paths.length > 0);
}

/** The parts of these names, or all by `all` or without any; a sentence for people where a name is none. */
export function namedParts(names: readonly string[]): readonly MatrixPart[] | string {
  if (names.length === 0 || names.includes('all')) return matrixParts;
  const unknown = names.filter((name) => !matrixParts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const list = matrixParts.map(
      ({ name, about, minutes }) => `  ${name.padEnd(10)} ${about} (${minutes} minutes)`,
    );
    return [`No part of the matrix is called ${unknown.join(', ')}. The parts:`, ...list].join('\n');
  }
  return matrixParts.filter(({ name }) => names.includes(name));
}
