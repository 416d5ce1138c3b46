import { NewFailure } from './new-failure.ts';

/**
 * Puts lines into a source file before the one line that `anchor` matches, such as the end of a table. Lines that are
 * there already are not put in twice. Where the anchor is missing the file is not what the generator knows.
 */
export function insertBefore(source: string, anchor: RegExp, lines: string): string {
  return insertAt(source, anchor, lines, (found) => found.index);
}

/** The same after that line. */
export function insertAfter(source: string, anchor: RegExp, lines: string): string {
  return insertAt(source, anchor, lines, (found) => found.index + found[0].length);
}

/** Adds an import, above all others: the formatter puts it in its place. */
export function addImport(source: string, line: string): string {
  return source.includes(line) ? source : `${line}\n${source}`;
}

/** Puts a text in the place of another one. A file without it is not what the generator knows. */
export function replaceOnce(source: string, known: string, text: string): string {
  const at = source.indexOf(known);
  if (at < 0) throw new NewFailure(`“${known}” was not found.`);
  return source.slice(0, at) + text + source.slice(at + known.length);
}

function insertAt(
  source: string,
  anchor: RegExp,
  lines: string,
  placeOf: (found: RegExpExecArray) => number,
): string {
  if (source.includes(lines.trim())) return source;
  const found = anchor.exec(source);
  if (!found)
    throw new NewFailure(`The place for “${lines.trim().split('\n')[0]}” was not found (${anchor}).`);
  const at = placeOf(found);
  return source.slice(0, at) + lines + source.slice(at);
}
