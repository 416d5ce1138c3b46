export * from './accounts.ts';
export type { AddressContent, AddressKind, SavedAddress } from './address/saved-address.ts';
export {
  addressFields,
  addressLimits,
  addressProblems,
  settleAddress,
} from './address/saved-address.ts';
export type { Answer, ErrorAnswer, ExistingRecord, FieldError, ListData } from './answer/answer.ts';
export { successCode } from './answer/answer.ts';
export type { ErrorCode } from './answer/error-codes.ts';
export { errorCodes } from './answer/error-codes.ts';
export { waitErrorCodes } from './answer/wait-error-codes.ts';
export * from './articles.ts';
export * from './background-jobs.ts';
export * from './bills.ts';
export type { AirBookingRow, AirSummary } from './booking/air/air-booking.list.ts';
export { airBookingList } from './booking/air/air-booking.list.ts';
export { airChargeableRule, airPermission } from './booking/air/air-booking.ts';
export { airBookingProblems } from './booking/air/air-booking-rules.ts';
export type {
  BondOwner,
  BookingBasics,
  CargoLine,
  ExportDocuments,
  WarehouseType,
} from './booking/booking-basics.ts';
export {
  bondOwners,
  defaultPacking,
  emptyBookingBasics,
  emptyCargoLine,
  exportDocumentChoices,
  warehouseTypes,
} from './booking/booking-basics.ts';
export type { DeclaredRow } from './booking/booking-columns.ts';
export type { BookingAction, BookingStatus, FrozenField } from './booking/booking-status.ts';
export {
  bookingActions,
  bookingStatuses,
  bookingStatusRules,
  canBooking,
  canBookingBecome,
  frozenFields,
  isActionOfKind,
  isMadeByCustomer,
  maxBookingsAtOnce,
  maxReturnReason,
  obstacleToReturn,
  stepsToStatus,
  submittedStatuses,
} from './booking/booking-status.ts';
export { bookingStatusNames } from './booking/booking-status-names.ts';
export type { BookingTelling } from './booking/booking-telling.ts';
export type { BookingKind } from './booking/business-number.ts';
export { bookingKinds, businessNumberPattern, formatBusinessNumber } from './booking/business-number.ts';
export { cargoLineLimits, cargoLineProblems, isCargoLineEmpty } from './booking/cargo-line-rules.ts';
export { deliveryHint } from './booking/delivery-hint.ts';
export { containerOverloads } from './booking/fcl/container-load.ts';
export type { ContainerVgm } from './booking/fcl/container-vgm.ts';
export { submittedVgmProblems, vgmHint } from './booking/fcl/container-vgm.ts';
export type { FclBookingRow, FclSummary } from './booking/fcl/fcl-booking.list.ts';
export { fclBookingList } from './booking/fcl/fcl-booking.list.ts';
export type {
  ContainerCount,
  CutOff,
  FclBooking,
  FclContainer,
  LoadingPlace,
  Sailing,
  VgmMethod,
} from './booking/fcl/fcl-booking.ts';
export {
  countContainers,
  cutOffs,
  emptyFclBooking,
  emptyFclContainer,
  emptyLoadingPlace,
  noSailing,
  vgmMethods,
} from './booking/fcl/fcl-booking.ts';
export { fclBookingLimits, fclBookingProblems, requiredFclFields } from './booking/fcl/fcl-booking-rules.ts';
export type { BookedSpace } from './booking/fcl/ordered-containers.ts';
export { containerDifferences, frozenFieldProblems } from './booking/fcl/ordered-containers.ts';
export type { LclBookingRow, LclSummary } from './booking/lcl/lcl-booking.list.ts';
export { lclBookingList } from './booking/lcl/lcl-booking.list.ts';
export type { LclBooking } from './booking/lcl/lcl-booking.ts';
export { emptyLclBooking } from './booking/lcl/lcl-booking.ts';
export { lclBookingLimits, lclBookingProblems, requiredLclFields } from './booking/lcl/lcl-booking-rules.ts';
export { statusProvenBy } from './booking/proven-status.ts';
export { voyageBoundsProblems } from './booking/voyage-bounds.ts';
export { voyageHints } from './booking/voyage-hints.ts';
export { warehouseTypeNames } from './booking/warehouse-type-names.ts';
export * from './clients.ts';
export { consoleLimits } from './console/console-layout.ts';
export type { ListLink } from './console/list-link.ts';
export { pathOfList } from './console/list-link.ts';
export * from './customs.ts';
export * from './demo.ts';
export * from './desk.ts';
export * from './dictionaries.ts';
export type { DocumentKind, MarkSize } from './document/document.ts';
export {
  cartonCode,
  documentKinds,
  documentLimits,
  entryTokenPattern,
  markSizes,
} from './document/document.ts';
export * from './drawn-page/drawn-page.ts';
export type { IntegrationScope } from './endpoint/integration-scope.ts';
export { integrationScopeNames, integrationScopes } from './endpoint/integration-scope.ts';
export type { ExportColumn, ExportList } from './export/export-lists.ts';
export { exportColumnsOf, exportLists, exportRowLimit } from './export/export-lists.ts';
export type { FileKind } from './file/file-kind.ts';
export {
  defaultMaxBytes,
  fileKindNames,
  fileKinds,
  imageKinds,
  sniffedBytes,
  sniffFileKind,
} from './file/file-kind.ts';
export type { CargoColumn } from './import/cargo-heading-names.ts';
export { matchCargoHeading, readCargoHeading } from './import/cargo-headings.ts';
export type { FeeColumn } from './import/fee-headings.ts';
export { feeColumns, feeColumnTitle, matchFeeHeading } from './import/fee-headings.ts';
export { isHeadingNamed } from './import/fold-heading.ts';
export type { GoodsFile } from './import/goods-files.ts';
export { goodsFileColumns, importLimits } from './import/goods-files.ts';
export { foreignUnitOf } from './import/heading-units.ts';
export type { ImportHint, ImportRule } from './import/import-notes.ts';
export { importMessage } from './import/import-notes.ts';
export type { HeadingReading } from './import/surest-headings.ts';
export { surestHeadings } from './import/surest-headings.ts';
export type { LocalizedParams } from './language/fill-template.ts';
export { fillTemplate, fillTexts } from './language/fill-template.ts';
export type { Locale, LocalizedText } from './language/locale.ts';
export { defaultLocale, inEachLanguage, locales, negotiateLocale } from './language/locale.ts';
export { addressIn, languageTags } from './language/public-address.ts';
export * from './leads.ts';
export type {
  ListColumnDefinition,
  ListDefinition,
  ListRow,
  ListSummary,
  RowKey,
  ScreenColumn,
  SummedKey,
} from './list/define-list.ts';
export { defineList, inOrder, listFieldsOf, rowKeysOf, summedKeysOf } from './list/define-list.ts';
export type { CodedFileKey } from './list/exported-list.ts';
export { exportedListOf } from './list/exported-list.ts';
export type { Condition, Operator } from './list/filter-condition.ts';
export { decodeCondition, defaultOperator, encodeCondition, operators } from './list/filter-condition.ts';
export type { FilterExcess } from './list/filter-cost.ts';
export { filterBudget, findExcess } from './list/filter-cost.ts';
export type { FilterObject } from './list/filter-object.ts';
export { addressLength, fromFilterObject, toFilterObject } from './list/filter-object.ts';
export type { ListField, ListFieldKind, ListFields, ListInput, SortOrder } from './list/list-fields.ts';
export { defaultPageSize, operatorsOfKind, pageSizes } from './list/list-fields.ts';
export type { ListQueryError, ParsedCondition, ParsedListQuery } from './list/parse-list-query.ts';
export { parseListQuery } from './list/parse-list-query.ts';
export { valueWord } from './list/value-word.ts';
export {
  type Invitation,
  type InvitationChannel,
  type InvitationContent,
  invitationChannels,
  invitationDays,
  invitationProblems,
  normalizeRecipient,
  recipientProblems,
} from './member/invitation.ts';
export {
  accountProblems,
  firstPasswordProblems,
  isManaging,
  isOwnRole,
  type Member,
  type MemberContent,
  type MemberRole,
  memberLimits,
  memberProblems,
  nameProblems,
} from './member/member.ts';
export * from './menus.ts';
export type { LiveEvents } from './message/live-event.ts';
export type { Message, MessageSummary } from './message/message.ts';
export { paths, shellPages } from './paths.ts';
export * from './public-site.ts';
export type { PagedRecord } from './record/path-of-record.ts';
export { pathOfRecord } from './record/path-of-record.ts';
export { type RecordChange, type RecordKind, recordKinds } from './record/record-kind.ts';
export * from './registrations.ts';
export { failingShareLimit } from './release/failing-share.ts';
export { releaseLimits } from './release/release-limits.ts';
export * from './remotes.ts';
export { checkPositive, checkText, isDay, isMoment, isPhone } from './rule/field-rules.ts';
export type { Problem, Rule } from './rule/problem.ts';
export { problemMessage, under } from './rule/problem.ts';
export type { SaveAction, SavedStatus } from './save/save-action.ts';
export { savedStatuses, savedStatusWords, statusOfSave } from './save/save-action.ts';
export type { SearchGroup, SearchGroupKind, SearchHit } from './search/search.ts';
export { bareCode, searchGroupNames, searchLimits } from './search/search.ts';
export type {
  CarrierOption,
  OpenShipModeOption,
  PortOption,
  SelectOption,
  ShipModeOption,
  SizeOption,
  StaffOption,
  WarehouseOption,
} from './select/select-option.ts';
export type { QrSignInState } from './session/qr-sign-in.ts';
export { qrSignInSeconds } from './session/qr-sign-in.ts';
export type { CustomerKind, SettlementKind, UserInfo } from './session/user-info.ts';
export type { CodePurpose } from './session/way-in-rules.ts';
export {
  mobileProblem,
  normalizeOneTimeCode,
  oneTimeCodeDigits,
  oneTimeCodeProblem,
} from './session/way-in-rules.ts';
export type { ShippingDocumentKind } from './shipping-document/shipping-document.ts';
export {
  hasShippingDocument,
  shippingDocumentFiles,
  shippingDocumentKinds,
} from './shipping-document/shipping-document.ts';
export type { OpenedWebsite, SiteBase, SitePage, WebsiteConfig } from './site/website-config.ts';
export * from './site-content.ts';
export * from './staff.ts';
export * from './support.ts';
export * from './system-settings.ts';
export type {
  ColumnSetting,
  SavedFilter,
  SavedView,
  TableDefaultKind,
  TableSettings,
  TableVersion,
} from './table/table-settings.ts';
export { organisationVersionPrefix, tableMemoryLimits, tableNamePattern } from './table/table-settings.ts';
export { normalizeTitle, titleProblem } from './table/table-title.ts';
export type { Task, TaskFile, TaskFileRow, TaskKind, TaskState } from './task/task.ts';
export { exportTaskRowLimit, taskFileDays, taskKinds, taskStates } from './task/task.ts';
export type { BookingTemplate, TemplateContent, TemplateKind } from './template/booking-template.ts';
export { templateContentOf, templateLimits } from './template/booking-template.ts';
export { countCharacters } from './text/count-characters.ts';
export { guardFormula, withoutFormulaGuard } from './text/formula-guard.ts';
export { maskRecipient } from './text/mask-recipient.ts';
export { normalizeCode } from './text/normalize-code.ts';
export { normalizeDate } from './text/normalize-date.ts';
export { normalizeDecimal } from './text/normalize-decimal.ts';
export { normalizePhone } from './text/normalize-phone.ts';
export { slugOf } from './text/slug-of.ts';
export { trimText } from './text/trim-text.ts';
export type { TrackingSummary } from './tracking/booking-progress.ts';
export { bookingProgress, sailedAt } from './tracking/booking-progress.ts';
export type { ContainerEvent } from './tracking/container-event.ts';
export { eventClassifiers, placeOfEvent } from './tracking/container-event.ts';
export type { ContainerPorts, ContainerTimes, Milestone, MilestoneTimes } from './tracking/milestones.ts';
export { containerTimes, milestoneOf, milestones, shipOf } from './tracking/milestones.ts';
export { eventsOfNextVoyage, partVoyage } from './tracking/voyage.ts';
export { densityHint } from './trade/cargo-density.ts';
export type { CargoDimensions, CargoQuantities, CargoTotals } from './trade/cargo-volume.ts';
export {
  cargoTotals,
  farVolumeThousandths,
  lineVolumeThousandths,
  volumeBySizeThousandths,
  volumeGapThousandths,
} from './trade/cargo-volume.ts';
export type { ChargeableBasis, ChargeableCargo, ChargeableRule } from './trade/chargeable-weight.ts';
export { chargeableBasis, chargeableUnit, chargeableWeight } from './trade/chargeable-weight.ts';
export type { MeasuredLine } from './trade/charged-cargo.ts';
export { chargedCargo, chargedSourceOf, chargeFor } from './trade/charged-cargo.ts';
export { checkCitizenId } from './trade/citizen-id.ts';
export { checkContainerNumber, normalizeContainerNumber } from './trade/container-number.ts';
export type { FbaCheck } from './trade/fba-reference.ts';
export { checkFbaReference, checkFbaShipment } from './trade/fba-reference.ts';
export { isMobilePhone } from './trade/mobile-phone.ts';
export { isPortCode, normalizePortCode, otherPortCodes, usualPortCode } from './trade/port-code.ts';
export { formatThousandths, fromThousandths, toThousandths } from './trade/thousandths.ts';
export { checkUnifiedCreditCode } from './trade/unified-credit-code.ts';
export { chinaDayIn, snoozeDayProblem } from './worklist/snooze-day.ts';
export type { ReminderHours, Urgency, WorklistKind, WorklistSource } from './worklist/worklist.ts';
export {
  reminderHours,
  urgencies,
  urgencyOf,
  worklistSources,
} from './worklist/worklist.ts';
