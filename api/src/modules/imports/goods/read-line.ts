import {
  type CargoLine,
  cargoLineLimits,
  cargoLineProblems,
  lineVolumeThousandths,
  normalizeCode,
  volumeGapThousandths,
} from '@berth/contract';
import { roundTo } from '../sheet/round-to.ts';
import { isSaid } from './goods-headings.ts';
import { type CargoReader, createCargoReader, type LineInput, madeOf } from './line-cells.ts';

/** A line as the form's sheet holds it: every field as text. */
export type LineCells = Record<keyof CargoLine, string>;

const sides = ['long', 'wide', 'high'] as const;
const { weightDecimals, volumeDecimals, dimensionDecimals } = cargoLineLimits;

/** One cargo line; its errors go to the log. */
export function readLine(input: LineInput): LineCells {
  const reader = createCargoReader(input);
  const cells: LineCells = {
    goods_name: reader.text('goods_name'),
    package: reader.amount('package', 0),
    weight: reader.amount('weight', weightDecimals),
    volume: reader.amount('volume', volumeDecimals),
    long: reader.figure('long', dimensionDecimals),
    wide: reader.figure('wide', dimensionDecimals),
    high: reader.figure('high', dimensionDecimals),
    pack: reader.packing(),
    shipment_id: normalizeCode(reader.text('shipment_id')),
    reference_id: normalizeCode(reader.text('reference_id')),
    instructions: reader.text('instructions'),
  };
  const size = reader.size();
  if (size && sides.every((side) => cells[side] === '')) {
    for (const [at, side] of sides.entries()) cells[side] = size[at] ?? '';
  }
  fillFromEach(cells, reader, input, { field: 'weight', each: 'weightEach', decimals: weightDecimals });
  fillFromEach(cells, reader, input, { field: 'volume', each: 'volumeEach', decimals: volumeDecimals });
  fillVolume(cells, reader, input);
  tellVolumeGap(cells, reader, input);
  tellProblems(cells, reader, input);
  return cells;
}

type Each = { field: 'weight' | 'volume'; each: 'weightEach' | 'volumeEach'; decimals: number };

/** What is given for one carton, times the cartons; what is given for the line goes before. */
function fillFromEach(
  cells: LineCells,
  reader: CargoReader,
  { line: { log, columns } }: LineInput,
  { field, each, decimals }: Each,
): void {
  const one = reader.figure(each, 6);
  if (cells[field] !== '' || reader.told.has(field)) return;
  const product = Number(one) * Number(cells.package);
  if (one === '' || cells.package === '' || !(product > 0)) return;
  cells[field] = roundTo(product, decimals);
  const heading = columns.get(each)?.heading ?? '';
  log.count('computedOfEach', columns.get(field)?.heading ?? heading, { heading }, reader.placeOf(field));
}

function fillVolume(cells: LineCells, reader: CargoReader, { line: { log, columns } }: LineInput): void {
  if (cells.volume !== '' || reader.told.has('volume')) return;
  const line = toCargoLine(cells);
  const isWrong = cargoLineProblems(line, { isComplete: false }).some(
    ({ path }) => path === 'package' || sides.some((side) => side === path),
  );
  const thousandths = isWrong ? undefined : lineVolumeThousandths(line);
  if (!thousandths) return;
  cells.volume = String(thousandths / 1000);
  log.count('volumeComputed', columns.get('volume')?.heading ?? null, {}, reader.placeOf('volume'));
}

/** As the form says it: the warehouse will find what the dimensions give. */
function tellVolumeGap(cells: LineCells, reader: CargoReader, { line: { log, columns } }: LineInput): void {
  const gap = volumeGapThousandths(toCargoLine(cells)) ?? 0;
  if (gap === 0) return;
  log.count('volumeDiffers', columns.get('volume')?.heading ?? null, {}, reader.placeOf('volume'));
}

function tellProblems(
  cells: LineCells,
  { told, placeOf }: CargoReader,
  { line: { columns, log } }: LineInput,
): void {
  for (const { path, rule, params } of cargoLineProblems(toCargoLine(cells), { isComplete: true })) {
    const field = path as keyof CargoLine; // the paths of a line are its fields
    const isMissing = rule === 'required' || rule === 'chooseOne';
    // What it would be made of is noted already; but an empty cell of its own is one more that the form asks for. That a
    // whole column is missing is noted once, for the file.
    const isKnown =
      isMissing && !columns.has(field) && (madeOf[field]?.some((each) => told.has(each)) ?? false);
    if (told.has(field) || isKnown || (isMissing && !isSaid(field, columns))) continue;
    log.error(placeOf(field), rule, params);
  }
}

function toCargoLine(cells: LineCells): CargoLine {
  const numberOf = (text: string) => (text === '' ? null : Number(text));
  return {
    ...cells,
    package: numberOf(cells.package),
    weight: numberOf(cells.weight),
    volume: numberOf(cells.volume),
    long: numberOf(cells.long),
    wide: numberOf(cells.wide),
    high: numberOf(cells.high),
  };
}
