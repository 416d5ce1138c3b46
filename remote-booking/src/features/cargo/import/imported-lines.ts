import { cargoLineLimits } from '@berth/contract';
import type { CallResult } from '@berth/runtime';
import type { SheetEdit } from '@berth/ui';
import { type CargoLineDraft, isLineDraftEmpty, newCargoLine } from '../sheet/cargo-draft.ts';

/** What the server has read of a file. */
export type ReadCargo = CallResult<'POST /import_excel_deal/importFbaGoodsFile'>;

type ReadLine = ReadCargo['lines'][number];
type Cells = ReadLine['cells'];

/** Into a form without goods, behind its goods, or in their place. */
type TakeHow = 'fill' | 'append' | 'replace';
type TakeWhat = 'all' | 'right' | 'merged' | 'first';

/** One way to take what was read: which lines, and how. */
export type Take = { how: TakeHow; what: TakeWhat; cells: readonly Cells[] };

/** What the last import did. */
export type ImportedCargo = {
  fileName: string;
  /** The whole sheet right after, and before. */
  lines: readonly CargoLineDraft[];
  before: readonly CargoLineDraft[];
  /** Of the lines that came from the file. */
  keys: ReadonlySet<string>;
};

/** The lines of a form in which something is entered. */
export function filledLines(lines: readonly CargoLineDraft[]): readonly CargoLineDraft[] {
  return lines.filter((line) => !isLineDraftEmpty(line));
}

/**
 * Every way to take what was read: the lines without errors, or all of them to be corrected in the form. Where they do
 * not fit, alike ones as one (a list by cartons names the same goods again and again), and as many as fit.
 */
export function takesOf({ lines }: ReadCargo, present: number): Take[] {
  const right = lines.filter(({ isRight }) => isRight);
  const isAllRight = right.length === lines.length;
  const hows: readonly TakeHow[] = present === 0 ? ['fill'] : ['append', 'replace'];
  const sets: [TakeWhat, readonly ReadLine[]][] = isAllRight
    ? [['all', lines]]
    : [...(right.length > 0 ? [['right', right] as [TakeWhat, readonly ReadLine[]]] : []), ['all', lines]];
  const takes = sets.flatMap(([what, taken]) =>
    hows.flatMap((how) => {
      const room = cargoLineLimits.lines - (how === 'append' ? present : 0);
      return fitting(
        what,
        taken.map(({ cells }) => cells),
        room,
        right.length === taken.length,
      ).map((fit) => ({
        how,
        ...fit,
      }));
    }),
  );
  return takes.filter(({ cells }) => cells.length > 0);
}

/** A way that loses nothing: neither lines that do not fit, nor those that stand in the form already. */
export const isLossless = ({ how, what }: Take) => what !== 'first' && how !== 'replace';

function fitting(
  what: TakeWhat,
  cells: readonly Cells[],
  room: number,
  isRight: boolean,
): Pick<Take, 'what' | 'cells'>[] {
  if (cells.length <= room) return [{ what, cells }];
  // What is no number cannot be added up.
  const merged = isRight ? mergeAlike(cells) : cells;
  const isFitting = merged.length <= room;
  return [
    ...(isFitting ? [{ what: 'merged' as const, cells: merged }] : []),
    { what: 'first', cells: cells.slice(0, room) },
  ];
}

const amounts = ['package', 'weight', 'volume'] as const;

/** Lines that differ in amounts alone become one, with the sums. */
export function mergeAlike(cells: readonly Cells[]): readonly Cells[] {
  const merged = new Map<string, Cells>();
  for (const line of cells) {
    const { package: _cartons, weight: _weight, volume: _volume, ...alike } = line;
    const key = JSON.stringify(alike);
    const known = merged.get(key);
    merged.set(key, known ? added(known, line) : line);
  }
  return [...merged.values()];
}

function added(one: Cells, other: Cells): Cells {
  const sum = { ...one };
  for (const field of amounts) {
    const thousandths = Math.round(Number(one[field]) * 1000) + Math.round(Number(other[field]) * 1000);
    sum[field] = String(thousandths / 1000);
  }
  return sum;
}

/**
 * The lines of the form after a take, with the edit that made them. Lines keep the keys of those in whose place they
 * come, so that the sheet takes it as a step that can be undone.
 */
export function takeLines(
  lines: readonly CargoLineDraft[],
  { how, cells }: Pick<Take, 'how' | 'cells'>,
): { lines: readonly CargoLineDraft[]; taken: readonly CargoLineDraft[]; edit: SheetEdit } {
  const kept = how === 'append' ? filledLines(lines) : [];
  const free = how === 'append' ? lines.filter((line) => !kept.includes(line)) : lines;
  const taken = cells.map((line, at) => {
    const fresh = newCargoLine();
    return { ...fresh, ...line, key: free[at]?.key ?? fresh.key };
  });
  const edit: SheetEdit = { type: 'write', line: taken[0]?.key ?? '', rows: [...cells] };
  return { lines: [...kept, ...taken], taken, edit };
}
