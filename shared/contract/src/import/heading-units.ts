import type { CargoColumn } from './cargo-heading-names.ts';

type Measure = 'weight' | 'length' | 'volume';

const measureOf: Partial<Record<CargoColumn, Measure>> = {
  weight: 'weight',
  weightEach: 'weight',
  volume: 'volume',
  volumeEach: 'volume',
  long: 'length',
  wide: 'length',
  high: 'length',
  size: 'length',
};
const ownUnits: Record<Measure, RegExp> = {
  weight: /(?<![a-z])kgs?(?![a-z])|公斤|千克/,
  length: /(?<![a-z])cms?(?![a-z])|厘米|公分/,
  volume: /(?<![a-z])(cbm|m3)(?![a-z])|立方米?(?!英尺|厘米)|方数/,
};
const foreignUnits: Record<Measure, RegExp> = {
  // The g of “g.w.” is no gram.
  weight: /(?<![a-z])(g(?![\s./]*w)|gram|grams|lbs?|t|tons?)(?![a-z])|磅|吨|(?<![公千])克/,
  length: /(?<![a-z])(mm|m|in|inch|inches|ft)(?![a-z])|毫米|英寸|英尺|(?<![厘毫分])米/,
  // A volume in kilograms is the weight that is charged for it.
  volume: /(?<![a-z])(cft|cuft|ft3|cm3|liters?|litres?|kgs?)(?![a-z])|立方英尺|立方厘米|升|公斤|千克/,
};

/** The unit that a heading names and the form does not take (`mm`, `lbs`, `立方英尺`); null where it is right or absent. */
export function foreignUnitOf(column: CargoColumn, heading: string): string | null {
  const measure = measureOf[column];
  const plain = heading.normalize('NFKC').toLowerCase();
  if (!measure || ownUnits[measure].test(plain)) return null;
  return foreignUnits[measure].exec(plain)?.[0] ?? null;
}
