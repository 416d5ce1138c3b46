import { type CargoColumn, cargoHeadingNames } from './cargo-heading-names.ts';
import { foldedReadings, foldHeading, withoutBrackets } from './fold-heading.ts';
import { isOfPiece, withoutCarton, withoutCartons } from './heading-counts.ts';
import { foreignUnitOf } from './heading-units.ts';
import type { HeadingReading } from './surest-headings.ts';

type Named = { column: CargoColumn; doubt: number };

const headingsByName = new Map<string, Named>(
  Object.entries(cargoHeadingNames).flatMap(
    ([column, names]) =>
      names.map((name, doubt) => [foldHeading(name), { column: column as CargoColumn, doubt }] as const), // a key of the names
  ),
);

const texts: readonly CargoColumn[] = ['goods_name', 'pack', 'shipment_id', 'reference_id', 'instructions'];
const isFigure = ({ column }: Named) => !texts.includes(column);

/** Beside other words these say how something is counted: 单价/KG is no weight. */
const units: readonly string[] = ['kg', 'kgs', 'cbm', 'm3', 'ctn', 'ctns', 'pkgs'];
const sides: readonly string[] = ['l', 'w', 'h'];
const doubtOfPart = 100;

function firstNamed(heading: string): Named | undefined {
  const found = foldedReadings(heading).find((name) => headingsByName.has(name));
  return found === undefined ? undefined : headingsByName.get(found);
}

/** What parts of a heading name together: nothing where they differ, or where only a unit beside other words does. */
function agreed(parts: readonly string[]): Named | null {
  const filled = parts.filter((part) => foldHeading(part) !== '');
  const named = filled.flatMap((part) => {
    const found = firstNamed(part);
    return found ? [{ ...found, isUnit: [...units, ...sides].includes(foldHeading(part)) }] : [];
  });
  const first = named.find(({ isUnit }) => !isUnit || named.length === filled.length);
  if (!first) return null;
  if (named.some(isFigure) && named.some(({ column }) => column !== first.column)) return null;
  return { column: first.column, doubt: first.doubt + doubtOfPart };
}

/** The surest reading first: as a whole, by its lines, by its parts, by its languages, by what is in brackets. */
function namedBy(plain: string): Named | null {
  const whole = firstNamed(plain);
  if (whole) return whole;
  const bare = withoutBrackets(plain);
  const lines = bare.split(/[\n\r]+/).filter((line) => foldHeading(line) !== '');
  if (lines.length > 1) {
    const spoken = lines.filter((line) => !units.includes(foldHeading(line)));
    const found = spoken.map(namedBy).find((heading) => heading !== null);
    return found ? { ...found, doubt: found.doubt + doubtOfPart } : null;
  }
  const han = bare.replace(/[^\p{Script=Han}\s]/gu, '');
  const latin = bare.replace(/\p{Script=Han}/gu, ' ');
  const inside = [...plain.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  return agreed(bare.split(/[/|;,、]/)) ?? agreed([han, latin]) ?? agreed([bare, ...inside]);
}

const cartonNames: readonly string[] = ['箱数', '总箱数', 'ctn', 'ctns', 'cartons'];

/** The same figure of one carton. Pieces in one (件数/箱) are no number of cartons, but 箱数/CTN says one thing twice. */
function ofOneCarton(found: Named | null, rest: string): Named | null {
  switch (found?.column) {
    case 'weight':
      return { ...found, column: 'weightEach' };
    case 'volume':
      return { ...found, column: 'volumeEach' };
    case 'package':
      return foldedReadings(rest).some((name) => cartonNames.includes(name)) ? found : null;
    default:
      return found;
  }
}

function ofOneOrAll(plain: string): Named | null {
  const rest = withoutCarton(plain);
  if (rest !== plain) return ofOneCarton(namedBy(rest), rest);
  const measure = withoutCartons(plain);
  const found = measure === plain ? null : namedBy(measure);
  return found && found.column !== 'package' ? ofOneCarton(found, measure) : namedBy(plain);
}

/** Net, tare and charged weights are called alike, and are none of a cargo line. */
const otherWeight =
  /净|皮重|体积重|材积重|[计收]费|[泡抛]重|(?<![a-z])(net|tare|charg|vol[a-z]*[\s.]*w|n[\s./]*w(t|eight)?(?![a-z]))/;

/** What a heading names, in either language or both, with its unit or a star; null for any other text. */
export function matchCargoHeading(heading: string): (Named & HeadingReading) | null {
  const plain = heading.normalize('NFKC').toLowerCase();
  if (plain.length > 80) return null;
  const found = ofOneOrAll(plain);
  if (!found) return null;
  const isOther = otherWeight.test(plain) || (isOfPiece(plain) && found.column !== 'package');
  return isFigure(found) && isOther ? null : { ...found, foreignUnit: foreignUnitOf(found.column, plain) };
}

/** The column that a heading names; null for any other text. */
export function readCargoHeading(heading: string): CargoColumn | null {
  return matchCargoHeading(heading)?.column ?? null;
}
