export type { ClearanceItem } from './customs/clearance-item.ts';
export { emptyClearanceItem, isClearanceItemEmpty, settleClearanceItem } from './customs/clearance-item.ts';
export { clearanceItemLimits, clearanceTotals } from './customs/clearance-item-rules.ts';
export type { CustomsUnit } from './customs/customs-unit.ts';
export { customsUnits, readCustomsUnit } from './customs/customs-unit.ts';
export type { DeclarationContent } from './customs/declaration.ts';
export { declarationProblems, kindsOfBooking } from './customs/declaration.ts';
export { brandTypes, exportBenefits } from './customs/declaration-elements.ts';
export type { DeclarationKind, DeclarationStatus } from './customs/declaration-status.ts';
export { canDeclaration, declarationStatusNames } from './customs/declaration-status.ts';
export { goodsList } from './customs/goods.list.ts';
export type { GoodsContent } from './customs/goods.ts';
export { goodsLimits, goodsProblems } from './customs/goods.ts';
export type { GoodsColumn } from './customs/goods-headings.ts';
export { goodsColumns, goodsColumnTitle, matchGoodsHeading } from './customs/goods-headings.ts';
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
