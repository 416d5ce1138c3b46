export type { CustomsUnit } from './customs/customs-unit.ts';
export { customsUnits, readCustomsUnit } from './customs/customs-unit.ts';
export type { HsCode } from './customs/hs-code.ts';
export {
  hsCodeProblems,
  hsLimits,
  normalizeHsCode,
  readElementList,
  tariffLimits,
} from './customs/hs-code.ts';
export type { TariffColumn } from './customs/tariff-headings.ts';
export { matchTariffHeading, requiredTariffColumns, tariffColumnTitle } from './customs/tariff-headings.ts';
