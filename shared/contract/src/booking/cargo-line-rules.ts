import { checkPositive, checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { fbaShipmentOfBox } from '../trade/fba-reference.ts';
import type { CargoLine } from './booking-basics.ts';
import { lineBoundsProblems } from './cargo-bounds.ts';

/** Limits of a cargo line (spec section 9); FBA ids as forwarders' systems cap them. */
export const cargoLineLimits = {
  goods_name: 100,
  shipment_id: 15,
  reference_id: 12,
  instructions: 200,
  lines: 500,
  weightDecimals: 3,
  volumeDecimals: 3,
  dimensionDecimals: 2,
} as const;

const requiredFields = ['goods_name', 'package', 'weight', 'volume'] as const;
const textFields = ['goods_name', 'shipment_id', 'reference_id', 'instructions'] as const;
const numberFields = [
  ['package', 0],
  ['weight', cargoLineLimits.weightDecimals],
  ['volume', cargoLineLimits.volumeDecimals],
  ['long', cargoLineLimits.dimensionDecimals],
  ['wide', cargoLineLimits.dimensionDecimals],
  ['high', cargoLineLimits.dimensionDecimals],
] as const;

/**
 * The rules that a cargo line breaks, paths relative to the line. A draft may lack what is required and hold what no
 * cargo is (`isComplete` false) but never what could not be stored.
 */
export function cargoLineProblems(line: CargoLine, { isComplete }: { isComplete: boolean }): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, found: Omit<Problem, 'path'> | null) => {
    if (found) problems.push({ path, ...found });
  };
  if (isComplete) {
    for (const field of requiredFields) {
      const value = line[field];
      const isMissing = typeof value === 'string' ? value.trim() === '' : value === null;
      add(field, isMissing ? { rule: 'required' } : null);
    }
    add('pack', line.pack === '' ? { rule: 'chooseOne' } : null);
  }
  for (const field of textFields) add(field, checkText(line[field], cargoLineLimits[field]));
  addBoxNumber(line, problems);
  for (const [field, decimals] of numberFields) add(field, checkPositive(line[field], { decimals }));
  if (isComplete) problems.push(...lineBoundsProblems(line).filter(({ path }) => !isNamed(problems, path)));
  return problems;
}

const isNamed = (problems: readonly Problem[], path: string) => problems.some((known) => known.path === path);

/** The number of one box, longer than any shipment, is told as what it is: from it the shipment is known. */
function addBoxNumber({ shipment_id: code }: CargoLine, problems: Problem[]): void {
  const shipment = fbaShipmentOfBox(code);
  const tooLong = problems.find(({ path }) => path === 'shipment_id');
  if (shipment && tooLong) Object.assign(tooLong, { rule: 'boxNumber', params: { shipment } });
}

/** A line in which nothing was entered: the form keeps one such line and leaves it out of the request. */
export function isCargoLineEmpty(line: CargoLine): boolean {
  const { pack: _pack, ...entered } = line;
  return Object.values(entered).every((value) => value === null || value === '');
}
