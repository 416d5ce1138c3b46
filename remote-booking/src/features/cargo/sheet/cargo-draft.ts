import {
  type CargoLine,
  type CargoTotals,
  cargoLineLimits,
  cargoLineProblems,
  cargoTotals,
  emptyCargoLine,
  farVolumeThousandths,
  formatThousandths,
  isCargoLineEmpty,
  lineVolumeThousandths,
  normalizeCode,
  normalizeDecimal,
  trimText,
  volumeBySizeThousandths,
  volumeGapThousandths,
} from '@berth/contract';
import { type FilledList, newUuid, type SheetSuggestion } from '@berth/ui';

/** The fields of a line in which a number is typed. */
const numberFields = ['package', 'weight', 'volume', 'long', 'wide', 'high'] as const;

/** The fields in the order in which the sheet shows them. */
export const cargoFields = [
  'goods_name',
  'package',
  'weight',
  'long',
  'wide',
  'high',
  'volume',
  'pack',
  'shipment_id',
  'reference_id',
  'instructions',
] as const;
export type CargoField = (typeof cargoFields)[number];

/** A cargo line as it stands on screen: every number is the text that was typed. */
export type CargoLineDraft = { key: string } & Record<CargoField, string>;

export function newCargoLine(key = newUuid()): CargoLineDraft {
  return { ...fromCargoLine(emptyCargoLine()), key };
}

export function fromCargoLine(line: CargoLine): CargoLineDraft {
  const draft: CargoLineDraft = { ...line, key: newUuid(), ...emptyNumbers };
  for (const field of numberFields) {
    const value = line[field];
    draft[field] = value === null ? '' : String(value);
  }
  return draft;
}

const emptyNumbers = { package: '', weight: '', volume: '', long: '', wide: '', high: '' };

/**
 * The line that the screen shows; a text that is no number becomes NaN, which no rule lets pass. A draft line is
 * never changed in place, so each is read once: with hundreds of lines every key asks for all of them.
 */
export const toCargoLine = rememberPerLine(readLine);

/** The line with nothing but the numbers that the rules allow: what can be counted and computed with. */
const toCountedLine = rememberPerLine((draft: CargoLineDraft): CargoLine => {
  const line = toCargoLine(draft);
  const wrong = new Set(cargoLineProblems(line, { isComplete: false }).map(({ path }) => path));
  if (wrong.size === 0) return line;
  const counted = { ...line };
  for (const field of numberFields) if (wrong.has(field)) counted[field] = null;
  return counted;
});

/** Answers of `read` by line object. */
export function rememberPerLine<Line extends object, Answer>(
  read: (line: Line) => Answer,
): (line: Line) => Answer {
  const known = new WeakMap<Line, { answer: Answer }>();
  return (line) => {
    const found = known.get(line);
    if (found) return found.answer;
    const answer = read(line);
    known.set(line, { answer });
    return answer;
  };
}

function readLine(line: CargoLineDraft): CargoLine {
  return {
    goods_name: trimText(line.goods_name),
    shipment_id: normalizeCode(line.shipment_id),
    reference_id: normalizeCode(line.reference_id),
    package: readNumber(line.package),
    weight: readNumber(line.weight),
    volume: readNumber(line.volume),
    long: readNumber(line.long),
    wide: readNumber(line.wide),
    high: readNumber(line.high),
    pack: line.pack,
    instructions: trimText(line.instructions),
  };
}

/** What was typed into a number field, or null for nothing. */
function readNumber(typed: string): number | null {
  if (trimText(typed) === '') return null;
  return Number(normalizeDecimal(typed) ?? Number.NaN);
}

export function isLineDraftEmpty(line: CargoLineDraft): boolean {
  return isCargoLineEmpty(toCargoLine(line));
}

/** The sheet, as it is filled from a template. */
export const filledCargo: FilledList = {
  isEmpty: isLineDraftEmpty,
  names: ['goods_name'],
  most: cargoLineLimits.lines,
};

const volumeThousandths = rememberPerLine((line: CargoLineDraft) =>
  lineVolumeThousandths(toCountedLine(line)),
);

/** The volume that the dimensions give, as text with three decimals, or null while one is missing or wrong. */
export function computedVolume(line: CargoLineDraft): string | null {
  const thousandths = volumeThousandths(line);
  return thousandths === undefined ? null : formatThousandths(thousandths);
}

/** Whether the entered volume differs from what the dimensions give. */
export const hasVolumeGap = rememberPerLine((line: CargoLineDraft) => {
  const gap = volumeGapThousandths(toCountedLine(line));
  return gap !== undefined && gap !== 0;
});

/** What the dimensions give, as text, where the entered volume is far from it. */
export const farVolume = rememberPerLine((line: CargoLineDraft): string | null => {
  const thousandths = farVolumeThousandths(toCountedLine(line));
  return thousandths === null ? null : formatThousandths(thousandths);
});

/** What the dimensions give for the volume, beside what is entered. */
export const suggestVolume = rememberPerLine((line: CargoLineDraft): SheetSuggestion | null => {
  const value = computedVolume(line);
  if (value === null) return null;
  if (line.volume === '') return { value, relation: 'missing' };
  if (hasVolumeGap(line)) return { value, relation: 'differs' };
  return readNumber(line.volume) === Number(value) ? { value, relation: 'same' } : null;
});

/** Takes the computed volume over where one is known and another (or none) was entered. */
export function withComputedVolume(line: CargoLineDraft): CargoLineDraft {
  const volume = computedVolume(line);
  return volume === null || Number(volume) === readNumber(line.volume) ? line : { ...line, volume };
}

/** The same where nothing was entered: what somebody wrote stays. */
export function withMissingVolume(line: CargoLineDraft): CargoLineDraft {
  return line.volume === '' ? withComputedVolume(line) : line;
}

const bySizeThousandths = rememberPerLine((line: CargoLineDraft) =>
  volumeBySizeThousandths(toCountedLine(line)),
);

type DraftTotals = CargoTotals & {
  /** What the dimensions give, of lines that have them. */
  computedThousandths: number;
  /** The same, and what was entered of the lines that have none: what a warehouse will find. */
  bySizeThousandths: number;
};

/** Totals of what is right so far, in thousandths where not whole. */
export function draftTotals(lines: readonly CargoLineDraft[]): DraftTotals {
  const sumOf = (volumes: readonly number[]) => volumes.reduce((sum, volume) => sum + volume, 0);
  return {
    ...cargoTotals(lines.map(toCountedLine)),
    computedThousandths: sumOf(lines.map((line) => volumeThousandths(line) ?? 0)),
    bySizeThousandths: sumOf(lines.map(bySizeThousandths)),
  };
}
