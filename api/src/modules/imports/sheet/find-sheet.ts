import { readSharedTexts } from './cell-texts.ts';
import { findHeading } from './find-heading.ts';
import type { Heading, KnownHeadings } from './heading.ts';
import { readNumberFormats } from './number-formats.ts';
import type { OpenWorkbook, SheetPlace } from './open-workbook.ts';
import type { CellLook } from './read-cell.ts';
import { isSheetUsed, type Reading, readSheet, type Sheet } from './read-sheet.ts';
import { UnfitWorkbook } from './unfit-workbook.ts';

export type FoundSheet<Column extends string> = { place: SheetPlace; sheet: Sheet; heading: Heading<Column> };

/** The first sheet with a heading that is known. Throws UnfitWorkbook. */
export async function findSheet<Column extends string>(
  { parts, strings, styles, isFrom1904, sheets }: OpenWorkbook,
  headings: KnownHeadings<Column>,
  reading: Reading,
): Promise<FoundSheet<Column>> {
  const look: CellLook = {
    texts: strings ? await readSharedTexts(parts.read(strings)) : [],
    formats: styles ? await readNumberFormats(parts.read(styles)) : [],
    isFrom1904,
  };
  for (const place of sheets) {
    const sheet = await readSheet(parts.read(place.path), look, reading);
    const heading = findHeading(sheet, headings);
    if (heading) return { place, sheet, heading };
  }
  throw new UnfitWorkbook('noHeading');
}

/** The names of the other sheets that hold something. */
export async function listOtherSheets(
  { parts, sheets }: OpenWorkbook,
  { path: read }: SheetPlace,
): Promise<string[]> {
  const names: string[] = [];
  for (const { name, path } of sheets) {
    if (path !== read && (await isSheetUsed(parts.read(path)))) names.push(name);
  }
  return names;
}
