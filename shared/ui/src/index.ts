export { BrandMark } from './brand-mark/BrandMark.tsx';
export { CardContent, type CardContentProps } from './card-content/CardContent.tsx';
export { CascadeChoice, type CascadeChoiceProps } from './cascader/CascadeChoice.tsx';
export { Chart, type ChartProps } from './chart/Chart.tsx';
export type { ChartSeries } from './chart/chart-series.ts';
export { CheckGroup, type CheckGroupProps } from './check-group/CheckGroup.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './choice-group/ChoiceGroup.tsx';
export type { Choice } from './choice-group/ChoiceList.tsx';
export { CodeText } from './code-text/CodeText.tsx';
export { ColumnSettings, type ColumnSettingsProps } from './column-settings/ColumnSettings.tsx';
export { mergeColumns, type ShippedColumn } from './column-settings/merge-columns.ts';
export { isComposingKey } from './composing-key.ts';
export {
  Conversation,
  type ConversationEntry,
  type ConversationProps,
} from './conversation/Conversation.tsx';
export type {
  DataColumn,
  TableAnswer,
  TableProblem,
  TableSelection,
} from './data-table/columns/data-column.ts';
export { DataTable, type DataTableProps } from './data-table/DataTable.tsx';
export type { ExportRequest, ExportRows } from './data-table/tools/ExportButton.tsx';
export { DateInput, type DateInputProps } from './date-input/DateInput.tsx';
export { TimeInput, type TimeInputProps } from './date-input/TimeInput.tsx';
export { DateRangeInput, type DateRangeInputProps } from './date-range-input/DateRangeInput.tsx';
export type { DateRange } from './date-range-input/range-presets.ts';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/DescriptionList.tsx';
export { saveFile } from './downloads/save-file.ts';
export { DueDay, type DueDayProps, useChinaDay } from './due-day/DueDay.tsx';
export { DynamicForm, type DynamicFormProps } from './dynamic-form/DynamicForm.tsx';
export {
  defineForm,
  type FormDefinition,
  type FormNames,
  type NoNames,
  type TypedCondition,
} from './dynamic-form/definition/define-form.ts';
export type { FormCondition } from './dynamic-form/definition/form-condition.ts';
export type {
  FormFunctions,
  FormOptionSource,
  FormTableSource,
  TableToolsInput,
} from './dynamic-form/definition/form-functions.ts';
export type { CustomRule } from './dynamic-form/definition/form-rules.ts';
export type { SubmittedValues } from './dynamic-form/definition/form-values.ts';
export { useRefusals } from './dynamic-form/use-refusals.ts';
export { EmptyState } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { FileLinks, type FileLinksProps, type LinkedFile } from './file-links/FileLinks.tsx';
export { FileUpload, type FileUploadProps } from './file-upload/FileUpload.tsx';
export type { UploadedFile, UploadFile } from './file-upload/uploaded-file.ts';
export { useFileDrop } from './file-upload/use-file-drop.ts';
export { FilePane } from './file-viewer/FilePane.tsx';
export { FileViewer, type FileViewerProps } from './file-viewer/FileViewer.tsx';
export { useFileViewer } from './file-viewer/use-file-viewer.tsx';
export { ViewableFiles } from './file-viewer/ViewableFiles.tsx';
export type { ViewedFile } from './file-viewer/viewed-file.ts';
export { FilterChips, type FilterChipsProps } from './filter-drawer/FilterChips.tsx';
export {
  FilterDrawer,
  type FilterDrawerHandle,
  type FilterDrawerProps,
} from './filter-drawer/FilterDrawer.tsx';
export type { FilterField, FilterKind } from './filter-drawer/filter-field.ts';
export * from './form/form.ts';
export { FieldFrame, type FieldFrameProps } from './form-field/FieldFrame.tsx';
export { type ControlProps, FormField, type FormFieldProps } from './form-field/FormField.tsx';
export type { FormTableProps } from './form-table/cells/form-table-props.ts';
export { FormTable } from './form-table/FormTable.tsx';
export type { SheetColumn, SheetLine, SheetSuggestion } from './form-table/sheet/sheet-columns.ts';
export { editSheet, type SheetEdit, type SheetRules } from './form-table/sheet/sheet-edits.ts';
export { sheetHints } from './form-table/sheet/sheet-hints.ts';
export { formatDay, formatDayRange } from './format/day-range.ts';
export { formatCount, formatMoment, formatVolume, formatWeight, toChinaTime } from './format/format.ts';
export { formatMoney } from './format/money.ts';
export { formatBytes, formatPercent } from './format/sizes.ts';
export { FullScreenDialog, type FullScreenDialogProps } from './full-screen-dialog/FullScreenDialog.tsx';
export { ImageUpload, type ImageUploadProps } from './image-upload/ImageUpload.tsx';
export { ImportDialog, type ImportDialogProps } from './import-dialog/ImportDialog.tsx';
export type { ImportFile, ImportProblem, ImportResult } from './import-dialog/import-result.ts';
export { problemsOfNotes } from './import-dialog/import-result.ts';
export type { ImportTemplate } from './import-dialog/TemplateLink.tsx';
export { BulkDialog, type BulkDialogProps } from './lists/bulk-action/BulkDialog.tsx';
export type { BarredRecord, BulkResult, BulkWords } from './lists/bulk-action/bulk-results.ts';
export { type BulkAction, useBulkAction } from './lists/bulk-action/use-bulk-action.ts';
export { DefinedListCard, type DefinedListCardProps } from './lists/defined-list/DefinedListCard.tsx';
export { DefinedListPage, type DefinedListPageProps } from './lists/defined-list/DefinedListPage.tsx';
export { type FilterOptions, filterFields } from './lists/defined-list/filter-fields.ts';
export { type OddCells, screenColumns, summaryCellsOf } from './lists/defined-list/screen-columns.tsx';
export {
  type ConditionSet,
  FilterChoices,
  type FilterChoicesProps,
} from './lists/list-page/FilterChoices.tsx';
export { CardLine, cardText, ListCard, type ListCardProps } from './lists/list-page/ListCard.tsx';
export { ListPage, type ListPageProps } from './lists/list-page/ListPage.tsx';
export { orDash, Stack, SubText } from './lists/list-page/list-cells.tsx';
export { useChosenRows } from './lists/list-page/use-chosen-rows.ts';
export { RecordForm, type RecordFormProps } from './lists/record-list/RecordForm.tsx';
export type { RecordListProps } from './lists/record-list/RecordList.tsx';
export { RecordQuestion, type RecordQuestionProps } from './lists/record-list/RecordQuestion.tsx';
export { type RecordAction, RecordRow, type RecordRowProps } from './lists/record-list/RecordRow.tsx';
export { RecordsDialog, type RecordsDialogProps } from './lists/record-list/RecordsDialog.tsx';
export { recordClasses } from './lists/record-list/record-classes.ts';
export { type RecordChanges, useRecordChanges } from './lists/record-list/use-record-changes.ts';
export { useRecordForm } from './lists/record-list/use-record-form.ts';
export { type Milestone, MilestoneBar, type MilestoneBarProps } from './milestone-bar/MilestoneBar.tsx';
export { type Amount, Amounts, type AmountsProps } from './money/Amounts.tsx';
export { Money, type MoneyProps } from './money/Money.tsx';
export {
  draftOfMoney,
  MoneyInput,
  type MoneyInputProps,
  minorOfDraft,
  moneyDraftProblem,
} from './money/MoneyInput.tsx';
export { MultiSelect, type MultiSelectProps } from './multi-select/MultiSelect.tsx';
export type { LoadOptions, OptionSource } from './multi-select/option-source.ts';
export { newUuid } from './new-uuid.ts';
export { NumberInput, type NumberInputProps } from './number-input/NumberInput.tsx';
export {
  type NumberDraftLimits,
  normalizeNumberDraft,
  numberDraftProblem,
  numberOfDraft,
} from './number-input/number-draft.ts';
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx';
export { usePopup } from './popup/use-popup.ts';
export { ProblemList, type ProblemListProps } from './problem-list/ProblemList.tsx';
export { QrCode, type QrCodeProps } from './qr-code/QrCode.tsx';
export { Quantity, type QuantityProps } from './quantity/Quantity.tsx';
export { RailLayout, type RailLayoutProps } from './rail-layout/RailLayout.tsx';
export { RelativeTime, type RelativeTimeProps } from './relative-time/RelativeTime.tsx';
export { RichText, type RichTextProps } from './rich-text/RichText.tsx';
export { SavedElsewhere } from './saved-elsewhere/SavedElsewhere.tsx';
export { SavedViews, type SavedViewsProps } from './saved-views/SavedViews.tsx';
export { useViewInUse } from './saved-views/use-view-in-use.ts';
export type { ViewContent } from './saved-views/view-content.ts';
export { matchRank } from './search-select/match-options.ts';
export { SearchSelect, type SearchSelectProps } from './search-select/SearchSelect.tsx';
export { SmsButton, type SmsButtonProps } from './sms-button/SmsButton.tsx';
export { StatusDot } from './status-dot/StatusDot.tsx';
export { readRecord, removeRecord, type StoredArea, writeRecord } from './stored-record/stored-record.ts';
export { SwitchInput, type SwitchInputProps } from './switch-input/SwitchInput.tsx';
export type { TableLook, TableMemory } from './table-memory/table-memory.ts';
export { TablePicker, type TablePickerProps } from './table-picker/TablePicker.tsx';
export { TablePickerDialog, type TablePickerDialogProps } from './table-picker/TablePickerDialog.tsx';
export type { LoadPickerRows, PickerRequest } from './table-picker/use-picker-rows.ts';
export {
  changeTableSearch,
  plainTableSearch,
  readTableSearch,
  type TableSearch,
  toListInput,
  writeTableSearch,
} from './table-search/table-search.ts';
export {
  type ChangeTableSearch,
  type SearchParamsState,
  useTableSearch,
} from './table-search/use-table-search.ts';
export { TagsInput, type TagsInputProps } from './tags-input/TagsInput.tsx';
export { TextInput, type TextInputProps } from './text-input/TextInput.tsx';
export { AntdTheme, type AntdThemeProps } from './theme/AntdTheme.tsx';
export { BerthTheme, type BerthThemeProps } from './theme/BerthTheme.tsx';
export { contrast, mix } from './theme/color-math.ts';
export { cssVariables, statusVariable } from './theme/css-variables.ts';
export { hiddenClass, hiddenOnPhoneClass, hiddenWhereWideClass } from './theme/hidden-class.ts';
export { type PrimaryColors, primaryColors } from './theme/primary-colors.ts';
export {
  type Appearance,
  defaultPrimary,
  orange,
  palettes,
  type StatusName,
  statusColor,
} from './theme/tokens.ts';
export { type BerthLook, useBerthLook } from './theme/use-berth-look.ts';
export { useMediaQuery } from './theme/use-media-query.ts';
export { TimeLeft, type TimeLeftProps } from './time-left/TimeLeft.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './timeline/Timeline.tsx';
export { TreeChoice, type TreeChoiceProps } from './tree-select/TreeChoice.tsx';
export type { TreeOption } from './tree-select/tree-options.ts';
export { Trend, type TrendProps } from './trend/Trend.tsx';
export type { NoteTyped } from './typed-work/typed-work.ts';
export { type Typed, useTyped } from './typed-work/use-typed.ts';
export { type UiTexts, useUiTexts } from './ui-texts.ts';
export { useFocusKept } from './use-focus-kept.ts';
export { PageWatermark, type PageWatermarkProps } from './watermark/PageWatermark.tsx';
