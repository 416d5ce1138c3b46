import type { CargoColumn } from '../../import/cargo-heading-names.ts';
import { matchCargoHeading } from '../../import/cargo-headings.ts';
import { surestHeadings } from '../../import/surest-headings.ts';
import {
  anyUnit,
  type CartonUnit,
  isLengthUnit,
  isWeightUnit,
  type LengthUnit,
  unitNamed,
} from './carton-units.ts';

export type CartonHeading = NonNullable<ReturnType<typeof matchCargoHeading>> & { at: number; text: string };

/** Headings that a pasted table begins with, and how its lines are cut into cells. */
export type CartonTable = {
  cut: (line: string) => string[];
  /** How many headings there are, the ignored ones too. */
  width: number;
  /** Blanks part its cells, so that an empty one is not seen. */
  isByBlanks: boolean;
  /** A heading with a unit that is not taken, such as 克 or ft. */
  foreignHeading: string | null;
  columns: ReadonlyMap<CargoColumn, CartonHeading>;
  /** Headings whose columns are not needed here. */
  ignored: string[];
};

const used: readonly CargoColumn[] = ['long', 'wide', 'high', 'size', 'package', 'weight', 'weightEach'];
export const sideColumns = ['long', 'wide', 'high'] as const;

/** The headings of a line; null where it is none of headings, but of cartons. */
export function readCartonHeadings(line: string): CartonTable | null {
  const separator = separatorOf(line);
  const isByBlanks = blanks.includes(separator);
  const cut = (each: string) => {
    const text = each.normalize('NFKC');
    return (isByBlanks ? text.trim() : text).split(separator).map((cell) => cell.trim());
  };
  const cells = cut(line);
  // `60×40×35 cm 20 ctns 12.5 kg`: units by themselves are named like columns, but no heading is a number.
  if (cells.some((cell) => /^[\d.,×x*]+$/i.test(cell))) return null;
  const headings = cells.flatMap((text, at): CartonHeading[] => {
    const match = matchCargoHeading(text);
    return match && used.includes(match.column) ? [{ ...match, at, text }] : [];
  });
  if (headings.length < 2 && !headings.some(({ column }) => column === 'size')) return null;
  // A unit that a booking's sheet does not take may be one that is taken here.
  const known = headings.map((heading) => ({ ...heading, foreignUnit: null }));
  const columns = surestHeadings(known, ({ column }) => column);
  const isUsed = (at: number) => [...columns.values()].some((heading) => heading.at === at);
  const foreign = headings.find(
    ({ at, foreignUnit }) => isUsed(at) && foreignUnit !== null && unitNamed(foreignUnit) === undefined,
  );
  return {
    cut,
    width: cells.length,
    isByBlanks,
    foreignHeading: foreign?.text ?? null,
    columns,
    ignored: cells.filter((text, at) => text !== '' && !isUsed(at)),
  };
}

const wideBlanks = / {2,}/;
const anyBlanks = /\s+/;
const blanks: readonly RegExp[] = [wideBlanks, anyBlanks];

function separatorOf(heading: string): RegExp {
  const plain = heading.normalize('NFKC');
  if (plain.includes('\t')) return /\t/;
  if (/[,;、|]/.test(plain)) return /[,;、|]/;
  return /\S {2,}\S/.test(plain) ? wideBlanks : anyBlanks;
}

/** Of what is needed the first that no heading names; null where nothing is missing. */
export function missingColumn({ columns }: CartonTable): CargoColumn | null {
  const side = columns.has('size') ? undefined : sideColumns.find((column) => !columns.has(column));
  return side ?? (columns.has('package') ? null : 'package');
}

const unitInHeading = new RegExp(`(?<![a-z])(${anyUnit})(?![a-z])`, 'g');

function unitsOf(heading: CartonHeading | undefined): CartonUnit[] {
  const found = (heading?.text ?? '').toLowerCase().matchAll(unitInHeading);
  return [...found].flatMap(([, name = '']) => unitNamed(name) ?? []);
}

/** The unit of length that a heading says; “L (in cm)” is no length in inches. */
export function lengthUnitOf(heading: CartonHeading | undefined): LengthUnit | undefined {
  const lengths = unitsOf(heading).filter(isLengthUnit);
  return lengths.find((unit) => unit !== 'in') ?? lengths[0];
}

/** The unit of weight that a heading says. */
export const weightUnitOf = (heading: CartonHeading | undefined) => unitsOf(heading).find(isWeightUnit);
