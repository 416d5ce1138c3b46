export type { BuyOrder } from './customs/buy-order.ts';
export { buyOrderLimits, buyOrderNotice, emptyBuyOrder } from './customs/buy-order.ts';
export { checkTextsByPath } from './customs/check-texts.ts';
export type { ClearanceItem } from './customs/clearance-item.ts';
export {
  declaredElements,
  emptyClearanceItem,
  isClearanceItemEmpty,
  settleClearanceItem,
  startingElements,
  statutoryQuantity,
  totalOfItem,
} from './customs/clearance-item.ts';
export {
  clearanceItemLimits,
  clearanceItemProblems,
  clearanceTotals,
  requiredItemFields,
} from './customs/clearance-item-rules.ts';
export type { CustomsUnit } from './customs/customs-unit.ts';
export { customsUnits, readCustomsUnit } from './customs/customs-unit.ts';
export { declarationList } from './customs/declaration.list.ts';
export type { DeclarationContent } from './customs/declaration.ts';
export {
  declarationProblems,
  hasBuyOrder,
  hasTaxRefund,
  kindsOfBooking,
  takesOverGoods,
} from './customs/declaration.ts';
export type { AskedCodes } from './customs/declaration-checks.ts';
export { checkSeverities, declarationChecks } from './customs/declaration-checks.ts';
export {
  brandTypes,
  choicesOf,
  elementProblems,
  exportBenefits,
  isElementRequired,
  joinElements,
} from './customs/declaration-elements.ts';
export type { DeclarationHeader } from './customs/declaration-header.ts';
export {
  emptyDeclarationHeader,
  headerLimits,
  levyNatures,
  supervisionModes,
  tradeTerms,
} from './customs/declaration-header.ts';
export type { CustomsEventKind, DeclarationEventKind } from './customs/declaration-history.ts';
export { customsEventKinds, declarationEventNames, isCustomsNumber } from './customs/declaration-history.ts';
export type { DeclarationLine } from './customs/declaration-line.ts';
export { emptyDeclarationLine, isDeclarationLineEmpty } from './customs/declaration-line.ts';
export type { DeclarationAction, DeclarationActor, DeclarationKind } from './customs/declaration-status.ts';
export {
  afterDeclarationAction,
  canDeclaration,
  declarationKindNames,
  declarationKinds,
} from './customs/declaration-status.ts';
export { goodsList } from './customs/goods.list.ts';
export type { GoodsContent } from './customs/goods.ts';
export { fillItem, goodsLimits, goodsOfItem, goodsProblems } from './customs/goods.ts';
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
export type { LineColumn } from './customs/line-headings.ts';
export {
  lineColumnNames,
  lineColumns,
  lineColumnTitles,
  matchLineHeading,
} from './customs/line-headings.ts';
export type { MergeObstacle } from './customs/merge-bookings.ts';
export { mergeLimit, mergeObstacle, mergeObstacleNames } from './customs/merge-bookings.ts';
export type { PaperSlot, PaperStatus } from './customs/paper.ts';
export {
  paperFiles,
  paperLimits,
  paperProgress,
  paperSlotNames,
  paperSlots,
  paperStatusNames,
  requiredPapers,
  retainedPapers,
  retainedUntil,
  retentionYears,
} from './customs/paper.ts';
export type { ReturnReason } from './customs/return-reasons.ts';
export { hasSameValue, isReturnPath, reasonsLeft } from './customs/return-reasons.ts';
export type { TariffColumn } from './customs/tariff-headings.ts';
export { matchTariffHeading, requiredTariffColumns, tariffColumnTitle } from './customs/tariff-headings.ts';
export type { LibraryValue } from './customs/value-per-kilogram.ts';
export type { VatInvoiceLine } from './customs/vat-invoice.ts';
export {
  compareInvoices,
  emptyVatInvoiceLine,
  isVatInvoiceLineEmpty,
  refundsOfInvoices,
  vatInvoiceLimits,
  vatInvoiceProblems,
  vatRates,
} from './customs/vat-invoice.ts';
export type { DeclarationStatus } from './trade/declaration-statuses.ts';
export { declarationStatusNames } from './trade/declaration-statuses.ts';
