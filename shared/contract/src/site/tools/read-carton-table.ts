import type { CargoColumn } from '../../import/cargo-heading-names.ts';
import { matchCargoHeading } from '../../import/cargo-headings.ts';
import { surestHeadings } from '../../import/surest-headings.ts';
import type { CartonDefaults, CartonFigures, Figure, Read } from './carton.ts';
import {
  anyUnit,
  type CartonUnit,
  isLengthUnit,
  isWeightUnit,
  type LengthUnit,
  unitNamed,
  type WeightUnit,
} from './carton-units.ts';
import { normalizeCartonLine } from './read-carton-line.ts';

type Heading = NonNullable<ReturnType<typeof matchCargoHeading>> & { at: number; text: string };

/** Headings that a pasted table begins with, and how its lines are cut into cells. */
export type CartonTable = {
  cut: (line: string) => string[];
  columns: ReadonlyMap<CargoColumn, Heading>;
  /** Headings whose columns are not needed here. */
  ignored: string[];
};

const used: readonly CargoColumn[] = ['long', 'wide', 'high', 'size', 'package', 'weight', 'weightEach'];
const sideColumns = ['long', 'wide', 'high'] as const;

/** The headings of a line; null where it is none of headings, but of cartons. */
export function readCartonHeadings(line: string): CartonTable | null {
  const cut = cutterOf(line);
  const headings = cut(line).flatMap((text, at): Heading[] => {
    const match = matchCargoHeading(text);
    return match && used.includes(match.column) ? [{ ...match, at, text }] : [];
  });
  if (headings.length < 2 && !headings.some(({ column }) => column === 'size')) return null;
  // A unit that the form of a booking does not take is taken here.
  const known = headings.map((heading) => ({ ...heading, foreignUnit: null }));
  const columns = surestHeadings(known, ({ column }) => column);
  const isUsed = (at: number) => [...columns.values()].some((heading) => heading.at === at);
  const ignored = cut(line).filter((text, at) => text !== '' && !isUsed(at));
  return { cut, columns, ignored };
}

function cutterOf(heading: string): (line: string) => string[] {
  const plain = heading.normalize('NFKC');
  let separator = /\s+/;
  if (plain.includes('\t')) separator = /\t/;
  else if (/[,;、|]/.test(plain)) separator = /[,;、|]/;
  else if (/\S {2,}\S/.test(plain)) separator = / {2,}/;
  return (line) => {
    const text = line.normalize('NFKC');
    const cells = separator.source === '\\s+' || separator.source === ' {2,}' ? text.trim() : text;
    return cells.split(separator).map((cell) => cell.trim());
  };
}

/** Of what is needed the first that no heading names; null where nothing is missing. */
export function missingColumn({ columns }: CartonTable): CargoColumn | null {
  const side = columns.has('size') ? undefined : sideColumns.find((column) => !columns.has(column));
  return side ?? (columns.has('package') ? null : 'package');
}

/** A line of cells under headings. */
export function readCartonCells(
  line: string,
  table: CartonTable,
  defaults: CartonDefaults,
): Read<CartonFigures> {
  const cells = table.cut(line);
  const cellOf = (column: CargoColumn) => cells[table.columns.get(column)?.at ?? -1] ?? '';
  const sides = readSides(table, cellOf, defaults.length);
  if (sides === null) return { code: 'sidesMissing', text: '' };
  const packages = readFigure(cellOf('package'), 'carton');
  if (packages.text === '') return { code: 'cartonsMissing', text: '' };
  const column = cellOf('weight') === '' ? 'weightEach' : 'weight';
  const heading = table.columns.get(column);
  const weight = readFigure(cellOf(column), weightUnitOf(heading) ?? defaults.weight);
  const figures = [...sides.map(({ unit }) => unit), weight.unit];
  const odd = figures.findIndex((unit, at) =>
    at < sides.length ? !isLengthUnit(unit) : !isWeightUnit(unit),
  );
  if (odd >= 0 || packages.unit !== 'carton') return { code: 'unitsUnclear', text: line.trim() };
  return {
    value: {
      sides: sides as readonly Figure<LengthUnit>[], // as was just seen
      cartons: packages.text,
      weight:
        weight.text === ''
          ? null
          : {
              text: weight.text,
              unit: weight.unit as WeightUnit, // as was just seen
              of: weightOf(heading, defaults),
            },
    },
  };
}

const totalWords = /总|合计|total|(?<![a-z])t\.?g\.?w/;

/** A heading that says 总 or 单箱 decides; 毛重 alone may be either. */
function weightOf(heading: Heading | undefined, { weightOf: byDefault }: CartonDefaults) {
  if (heading?.column === 'weightEach') return 'carton';
  return totalWords.test(heading?.text.toLowerCase() ?? '') ? 'line' : byDefault;
}

function readSides(
  { columns }: CartonTable,
  cellOf: (column: CargoColumn) => string,
  byDefault: LengthUnit,
): readonly Figure<CartonUnit>[] | null {
  const isApart = sideColumns.every((column) => columns.has(column));
  const cells = isApart
    ? sideColumns.map((column) => ({ text: cellOf(column), unit: lengthUnitOf(columns.get(column)) }))
    : sizeCells(cellOf('size'), lengthUnitOf(columns.get('size')));
  if (cells.length !== 3 || cells.some(({ text }) => text === '')) return null;
  return cells.map(({ text, unit }) => readFigure(text, unit ?? byDefault));
}

/** `60×50×40 cm`: what stands behind the last is of all that say nothing. */
function sizeCells(cell: string, heading: LengthUnit | undefined) {
  const parts = normalizeCartonLine(cell).split('×');
  const last = readFigure(parts.at(-1) ?? '', 'cm');
  const isSaid = last.text !== (parts.at(-1) ?? '').trim();
  const unit = isSaid && isLengthUnit(last.unit) ? last.unit : heading;
  return parts.map((text) => ({ text, unit }));
}

const figure = new RegExp(`^(.*?)\\s*(${anyUnit})$`);

/** A cell's number and the unit behind it, or else that of its column. */
function readFigure(cell: string, byDefault: CartonUnit): Figure<CartonUnit> {
  const plain = normalizeCartonLine(cell).trim();
  const [, text = '', name = ''] = figure.exec(plain) ?? [];
  const unit = unitNamed(name);
  return unit === undefined || !/\d/.test(text) ? { text: plain, unit: byDefault } : { text, unit };
}

const unitInHeading = new RegExp(`(?<![a-z])(${anyUnit})(?![a-z])`, 'g');

function unitsOf(heading: Heading | undefined): CartonUnit[] {
  const found = (heading?.text ?? '').toLowerCase().matchAll(unitInHeading);
  return [...found].flatMap(([, name = '']) => unitNamed(name) ?? []);
}
const lengthUnitOf = (heading: Heading | undefined) => unitsOf(heading).find(isLengthUnit);
const weightUnitOf = (heading: Heading | undefined) => unitsOf(heading).find(isWeightUnit);
