import {
  type Currency,
  type DeclarationLine,
  fillItem,
  type GoodsContent,
  isDeclarationLineEmpty,
  joinElements,
} from '@berth/contract';
import { newUuid, type SheetLine } from '@berth/ui';
import type { CatalogueCode } from '../calls/goods.queries.ts';
import { draftLineOf, lineContent, newGoodsLine } from '../fields/declaration-draft.ts';

type Lines = readonly SheetLine[];

/** The key of the line that is filled next: the first empty one; null for a new line. */
export const nextLine = (lines: Lines): string | null =>
  lines.find((line) => isDeclarationLineEmpty(lineContent(line)))?.key ?? null;

/** The lines with one filled from goods of the library, or with a new line where `key` is null. */
export function withGoods(
  lines: Lines,
  { key, goods, currency }: { key: string | null; goods: GoodsContent; currency: Currency },
): Lines {
  return changed(lines, key, (line) => ({ ...line, ...fillItem(line, goods, currency) }));
}

/** The lines with one that is declared under a code, with the values of its elements in their order. */
export function withCode(
  lines: Lines,
  { key, code, values }: { key: string | null; code: CatalogueCode; values: readonly string[] },
): Lines {
  const [brandType = '', exportBenefit = '', ...others] = values;
  return changed(lines, key, (line) => ({
    ...line,
    hsCode: code.code,
    supplementaryUnit: code.secondUnit,
    brandType,
    exportBenefit,
    otherElements: others.some((value) => value !== '') ? joinElements(others) : '',
    declarationUnit: line.declarationUnit === '' ? code.firstUnit : line.declarationUnit,
    nameZh: line.nameZh === '' ? code.nameZh : line.nameZh,
    nameEn: line.nameEn === '' ? code.nameEn : line.nameEn,
  }));
}

function changed(
  lines: Lines,
  key: string | null,
  change: (line: DeclarationLine) => DeclarationLine,
): Lines {
  if (key === null) {
    const line = newGoodsLine();
    return [...lines, draftLineOf(change(lineContent(line)), line.key)];
  }
  return lines.map((line) => (line.key === key ? draftLineOf(change(lineContent(line)), key) : line));
}

/** The lines with those of a file below them; lines in which nothing was entered make room. */
export function withImported(lines: Lines, imported: readonly DeclarationLine[]): Lines {
  const filled = lines.filter((line) => !isDeclarationLineEmpty(lineContent(line)));
  return [...filled, ...imported.map((line) => draftLineOf(line, newUuid()))];
}

/** How a line is called where one is chosen: its place and its name. */
export const lineName = (line: SheetLine, at: number): string =>
  [`${at + 1}.`, line.nameZh || line.nameEn || line.hsCode].filter(Boolean).join(' ');
