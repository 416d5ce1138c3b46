import type { CartonDefaults, CartonFigures, Figure, Read } from './carton.ts';
import {
  anyUnit,
  type CartonUnit,
  isLengthUnit,
  isWeightUnit,
  type LengthUnit,
  unitNamed,
} from './carton-units.ts';

type Token = {
  text: string;
  unit: CartonUnit | undefined;
  /** It is joined to the one before by ×. */
  isTimes: boolean;
  /** It is said to be of one carton: 12kg/箱. */
  isOfCarton: boolean;
};

/** A pasted line in one spelling: plain digits, small letters, one sign for × and one for inches. */
export function normalizeCartonLine(line: string): string {
  const plain = line.replace(/[″”“]/g, '"').normalize('NFKC').toLowerCase().replaceAll('。', '.');
  // An x is a sign where a number follows, and no letter of a word stands before it.
  const times = new RegExp(`(?<=[\\d.\\s]|${anyUnit})[ \\t]*[x×*✕✖╳][ \\t]*(?=[\\d.])`, 'g');
  return plain.replace(times, '×');
}

const numberWithUnit = new RegExp(
  `(×?)(?<![\\d.])(\\d+(?:\\.\\d+)?|\\.\\d+)(?![\\d.])` +
    `(?:\\s*(${anyUnit})(?![a-z])(\\s*/\\s*(?:箱|件|ctn|carton|box)(?![a-z]))?)?`,
  'g',
);
/** A cell between tabs is one number, whatever groups its digits. */
const groupedCell = /^\s*[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?\s*$/;
const emptyCell = /\S *[,\t] *[,\t][ ,\t]*\S/;
const separators = /[\s,;、|/:()]+/g;

/** A comma that could group thousands, be a decimal point or part two numbers; null where it can only part them. */
function unclearComma(line: string): string | null {
  const inSides = /\d,\d+×|×\d+,\d{1,2}×/.exec(line);
  if (inSides) return inSides[0];
  // A comma and a blank part two numbers.
  const spaced = line.trim().replace(/,\s+/g, ';');
  const isParted = /\d[\s;、|]+[\d.]/.test(spaced);
  const tight = isParted ? /\d+,\d+/ : /(?<![\d.])\d{1,3}(?:,\d{3})+(?!\d)/;
  return isParted || line.includes('×') ? (tight.exec(spaced)?.[0] ?? null) : null;
}

/** A line without headings: three sides, how many cartons, and their weight if it is there. Takes the normal form. */
export function readCartonLine(line: string, defaults: CartonDefaults): Read<CartonFigures> {
  const tokens = tokensOf(line);
  return 'value' in tokens ? readTokens(tokens.value, defaults) : tokens;
}

/** A cell with the three sides alone. Takes the normal form. */
export function readSizeCell(
  cell: string,
  defaults: Pick<CartonDefaults, 'length'>,
): Read<CartonFigures['sides']> {
  const tokens = tokensOf(cell);
  if (!('value' in tokens)) return tokens;
  return tokens.value.length === 3
    ? readSides(tokens.value, defaults)
    : { code: 'sidesMissing', text: cell.trim() };
}

/** Every number of a line, where nothing else stands in it and it is clear which they are. */
function tokensOf(normal: string): Read<readonly Token[]> {
  const line = normal
    .split('\t')
    .map((cell, _at, cells) => (cells.length > 1 && groupedCell.test(cell) ? cell.replaceAll(',', '') : cell))
    .join('\t');
  if (emptyCell.test(line)) return { code: 'cellEmpty', text: '' };
  const comma = unclearComma(line);
  if (comma !== null) return { code: 'commaUnclear', text: comma };
  const tokens: Token[] = [];
  const rest = line.replace(
    numberWithUnit,
    (_all, times: string, text: string, unit?: string, ofCarton?: string) => {
      tokens.push({
        text,
        unit: unit === undefined ? undefined : unitNamed(unit),
        isTimes: times !== '',
        isOfCarton: ofCarton !== undefined,
      });
      return ' ';
    },
  );
  const unread = rest.replace(separators, ' ').trim();
  if (unread !== '' || tokens.length === 0) return { code: 'unreadable', text: unread || line.trim() };
  return { value: tokens };
}

function readTokens(tokens: readonly Token[], defaults: CartonDefaults): Read<CartonFigures> {
  const start = sidesStart(tokens);
  const sides = tokens.slice(start, start + 3);
  if (start < 0 || sides.length < 3) return { code: 'sidesMissing', text: '' };
  const named = readSides(sides, defaults);
  if (!('value' in named)) return named;
  const before = tokens.slice(0, start);
  // What it counts is not said: a line's own number, perhaps.
  const bare = before.find(({ unit }) => unit === undefined);
  if (bare) return { code: 'tooManyNumbers', text: bare.text };
  return readOthers(named.value, [...before, ...tokens.slice(start + 3)], defaults);
}

/** Where the three sides begin: where they are joined by ×, else at the front. Negative where something else is joined. */
function sidesStart(tokens: readonly Token[]): number {
  const firstTimes = tokens.findIndex(({ isTimes }) => isTimes);
  if (firstTimes < 0) return 0;
  return tokens[firstTimes + 1]?.isTimes ? firstTimes - 1 : -1;
}

/** One unit is of all three; of several each has to say its own. */
function readSides(
  tokens: readonly Token[],
  { length }: Pick<CartonDefaults, 'length'>,
): Read<readonly Figure<LengthUnit>[]> {
  const odd = tokens.find(({ unit }) => unit !== undefined && !isLengthUnit(unit));
  if (odd) return { code: 'unitsUnclear', text: `${odd.text}${odd.unit}` };
  const units = tokens.map(({ unit }) => (isLengthUnit(unit) ? unit : undefined));
  const said = new Set(units.filter((unit) => unit !== undefined));
  if (said.size > 1 && units.includes(undefined)) return { code: 'unitsUnclear', text: [...said].join(' ') };
  const [common = length] = said;
  return { value: tokens.map(({ text }, at) => ({ text, unit: units[at] ?? common })) };
}

/** By what they say of themselves; of those that say nothing the first is the cartons, the second the weight. */
function readOthers(
  sides: CartonFigures['sides'],
  tokens: readonly Token[],
  { weight: weightUnit, weightOf }: CartonDefaults,
): Read<CartonFigures> {
  let cartons: string | null = tokens.find(({ unit }) => unit === 'carton')?.text ?? null;
  let weight: CartonFigures['weight'] = null;
  for (const { text, unit, isOfCarton } of tokens) {
    if (isLengthUnit(unit)) return { code: 'unitsUnclear', text: `${text}${unit}` };
    if (unit === 'carton') {
      if (text !== cartons) return { code: 'tooManyNumbers', text };
    } else if (unit === undefined && cartons === null) {
      cartons = text;
    } else if (weight === null) {
      weight = {
        text,
        unit: isWeightUnit(unit) ? unit : weightUnit,
        of: isOfCarton ? 'carton' : weightOf,
      };
    } else {
      return { code: 'tooManyNumbers', text };
    }
  }
  return cartons === null ? { code: 'cartonsMissing', text: '' } : { value: { sides, cartons, weight } };
}
