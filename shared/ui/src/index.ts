export { BrandMark } from './brand-mark/BrandMark.tsx';
export { Chart, type ChartProps } from './chart/Chart.tsx';
export type { ChartSeries } from './chart/chart-series.ts';
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './choice-group/ChoiceGroup.tsx';
export { CodeText } from './code-text/CodeText.tsx';
export { DateInput, type DateInputProps } from './date-input/DateInput.tsx';
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './description-list/DescriptionList.tsx';
export { EmptyState } from './empty-state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/ErrorState.tsx';
export { type ControlProps, FormField, type FormFieldProps } from './form-field/FormField.tsx';
export { formatCount, formatMoment, formatVolume, formatWeight, toChinaTime } from './format/format.ts';
export { type Milestone, MilestoneBar, type MilestoneBarProps } from './milestone-bar/MilestoneBar.tsx';
export { PageHeader, type PageHeaderProps } from './page-header/PageHeader.tsx';
export { RelativeTime, type RelativeTimeProps } from './relative-time/RelativeTime.tsx';
export { SearchSelect, type SearchSelectProps } from './search-select/SearchSelect.tsx';
export { StatusDot } from './status-dot/StatusDot.tsx';
export type { TableMemory } from './table-memory/table-memory.ts';
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
export { TextInput, type TextInputProps } from './text-input/TextInput.tsx';
export { BerthTheme, type BerthThemeProps } from './theme/BerthTheme.tsx';
export { contrast, mix } from './theme/color-math.ts';
export { cssVariables } from './theme/css-variables.ts';
export { type PrimaryColors, primaryColors } from './theme/primary-colors.ts';
export {
  type Appearance,
  defaultPrimary,
  orange,
  palettes,
  type StatusName,
  statusColor,
} from './theme/tokens.ts';
export { useMediaQuery } from './theme/use-media-query.ts';
export { Timeline, type TimelineEntry, type TimelineProps } from './timeline/Timeline.tsx';
export { Trend, type TrendProps } from './trend/Trend.tsx';
export { type UiTexts, useUiTexts } from './ui-texts.ts';
