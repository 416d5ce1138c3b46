import { normalizeDecimal } from '../../text/normalize-decimal.ts';
import { lineVolumeThousandths } from '../../trade/cargo-volume.ts';
import { fromThousandths } from '../../trade/thousandths.ts';
import {
  type Carton,
  type CartonDefaults,
  type CartonFigures,
  type CartonProblem,
  cartonLimits,
  largestPieceThousandths,
  type Read,
} from './carton.ts';
import { missingColumn, readCartonHeadings } from './carton-headings.ts';
import { thousandthsOf } from './carton-units.ts';
import { normalizeCartonLine, readCartonLine } from './read-carton-line.ts';
import { readCartonCells } from './read-carton-table.ts';

export type ParsedCartons = {
  cartons: Carton[];
  /** One for each line that was left out, in their order. */
  problems: CartonProblem[];
  /** Headings of columns that are not needed. */
  ignored: string[];
};

/**
 * Reads cartons that were pasted from a sheet, a mail or a chat: with a line of headings in either language, or as three
 * sides, cartons and weight. A line that could be read in two ways is left out and said so, never guessed.
 */
export function parseCartons(text: string, defaults: CartonDefaults): ParsedCartons {
  const lines = text
    .split(/\r\n|[\n\r\u2028]/)
    .map((content, at) => ({ line: at + 1, content }))
    .filter(({ content }) => content.trim() !== '');
  const parsed: ParsedCartons = { cartons: [], problems: [], ignored: [] };
  const [first] = lines;
  const table = first && isShort(first.content) ? readCartonHeadings(first.content) : null;
  if (first && table) {
    parsed.ignored = table.ignored;
    const missing = missingColumn(table);
    if (missing) {
      parsed.problems.push({ line: first.line, code: 'columnsMissing', text: missing });
      return parsed;
    }
    if (table.foreignHeading !== null) {
      parsed.problems.push({ line: first.line, code: 'unitsUnclear', text: table.foreignHeading });
      return parsed;
    }
  }
  const content = table ? lines.slice(1) : lines;
  for (const { line, content: each } of content.slice(0, cartonLimits.lines)) {
    const read = isShort(each)
      ? settle(
          table
            ? readCartonCells(each, table, defaults)
            : readCartonLine(normalizeCartonLine(each), defaults),
        )
      : ({ code: 'lineTooLong', text: '' } as const);
    if ('value' in read) parsed.cartons.push({ line, ...read.value });
    else parsed.problems.push({ line, code: read.code, text: read.text.slice(0, 60) });
  }
  const beyond = content[cartonLimits.lines];
  if (beyond) parsed.problems.push({ line: beyond.line, code: 'tooManyLines', text: '' });
  return parsed;
}

const isShort = (line: string) => line.length <= cartonLimits.lineCharacters;

/** The line in centimetres and kilograms, where its figures are such as cargo has. */
function settle(read: Read<CartonFigures>): Read<Omit<Carton, 'line'>> {
  if (!('value' in read)) return read;
  const { sides, cartons, weight } = read.value;
  const lengths: number[] = [];
  for (const { text, unit } of sides) {
    const length = thousandthsOf(text, unit);
    if (length === null) return { code: 'notANumber', text };
    if (length <= 0) return { code: 'notPositive', text };
    lengths.push(fromThousandths(length));
  }
  const count = normalizeDecimal(cartons);
  if (count === null) return { code: 'notANumber', text: cartons };
  if (!/^-?\d+(\.0+)?$/.test(count)) return { code: 'notWhole', text: cartons };
  if (Number(count) <= 0) return { code: 'notPositive', text: cartons };
  if (Number(count) > cartonLimits.cartons) return { code: 'tooManyCartons', text: cartons };
  const [long = 0, wide = 0, high = 0] = lengths;
  const piece = lineVolumeThousandths({ long, wide, high, package: 1 });
  if (piece === undefined || piece > largestPieceThousandths) {
    return { code: 'tooLarge', text: `${long}×${wide}×${high} cm` };
  }
  const size = { long, wide, high, cartons: Number(count) };
  if (weight === null) return { value: { ...size, weightKg: null } };
  const given = thousandthsOf(weight.text, weight.unit);
  if (given === null) return { code: 'notANumber', text: weight.text };
  if (given <= 0) return { code: 'notPositive', text: weight.text };
  const ofLine = weight.of === 'carton' ? given * size.cartons : given;
  if (!Number.isSafeInteger(ofLine)) return { code: 'notANumber', text: weight.text };
  return { value: { ...size, weightKg: fromThousandths(ofLine) } };
}
