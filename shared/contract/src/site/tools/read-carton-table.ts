import type { CargoColumn } from '../../import/cargo-heading-names.ts';
import type { CartonDefaults, CartonFigures, Figure, Read } from './carton.ts';
import {
  type CartonHeading,
  type CartonTable,
  lengthUnitOf,
  sideColumns,
  weightUnitOf,
} from './carton-headings.ts';
import {
  anyUnit,
  type CartonUnit,
  isLengthUnit,
  isWeightUnit,
  type LengthUnit,
  unitNamed,
} from './carton-units.ts';
import { normalizeCartonLine, readSizeCell } from './read-carton-line.ts';

/** A line of cells under headings. */
export function readCartonCells(
  line: string,
  table: CartonTable,
  defaults: CartonDefaults,
): Read<CartonFigures> {
  const cells = table.cut(line);
  if (table.isByBlanks && cells.length < table.width) return { code: 'cellEmpty', text: '' };
  const beyond = cells.slice(table.width).find((cell) => cell !== '');
  if (beyond !== undefined) return { code: 'tooManyNumbers', text: beyond };
  const cellOf = (column: CargoColumn) => cells[table.columns.get(column)?.at ?? -1] ?? '';
  const sides = readSides(table, cellOf, defaults.length);
  if (!('value' in sides)) return sides;
  const packages = readFigure(cellOf('package'), 'carton');
  if (packages.text === '') return { code: 'cartonsMissing', text: '' };
  const column = cellOf('weight') === '' ? 'weightEach' : 'weight';
  const heading = table.columns.get(column);
  const weight = readFigure(cellOf(column), weightUnitOf(heading) ?? defaults.weight);
  if (!isWeightUnit(weight.unit) || packages.unit !== 'carton') {
    return { code: 'unitsUnclear', text: line.trim() };
  }
  return {
    value: {
      sides: sides.value,
      cartons: packages.text,
      weight:
        weight.text === '' ? null : { text: weight.text, unit: weight.unit, of: weightOf(heading, defaults) },
    },
  };
}

const totalWords = /总|合计|total|(?<![a-z])t\.?g\.?w/;

/** A heading that says 总 or 单箱 decides; 毛重 alone may be either. */
function weightOf(heading: CartonHeading | undefined, { weightOf: byDefault }: CartonDefaults) {
  if (heading?.column === 'weightEach') return 'carton';
  return totalWords.test(heading?.text.toLowerCase() ?? '') ? 'line' : byDefault;
}

function readSides(
  { columns }: CartonTable,
  cellOf: (column: CargoColumn) => string,
  byDefault: LengthUnit,
): Read<CartonFigures['sides']> {
  if (!sideColumns.every((column) => columns.has(column))) {
    const size = normalizeCartonLine(cellOf('size'));
    if (size.trim() === '') return { code: 'sidesMissing', text: '' };
    return readSizeCell(size, { length: lengthUnitOf(columns.get('size')) ?? byDefault });
  }
  const sides: Figure<LengthUnit>[] = [];
  for (const column of sideColumns) {
    const cell = cellOf(column);
    if (cell === '') return { code: 'sidesMissing', text: '' };
    const { text, unit } = readFigure(cell, lengthUnitOf(columns.get(column)) ?? byDefault);
    if (!isLengthUnit(unit)) return { code: 'unitsUnclear', text: cell };
    sides.push({ text, unit });
  }
  return { value: sides };
}

const figure = new RegExp(`^(.*?)\\s*(${anyUnit})$`);

/** A cell's number and the unit behind it, or else that of its column. */
function readFigure(cell: string, byDefault: CartonUnit): Figure<CartonUnit> {
  const plain = normalizeCartonLine(cell).trim();
  const [, text = '', name = ''] = figure.exec(plain) ?? [];
  const unit = unitNamed(name);
  return unit === undefined || !/\d/.test(text) ? { text: plain, unit: byDefault } : { text, unit };
}
