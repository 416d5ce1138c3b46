/** What forms are made of: state, sections, saving, versions, unsaved work, undo, hints. */
export { BarMark, type BarMarkProps } from './bar/BarMark.tsx';
export { BarTotal, type BarTotalProps, FormBar, type FormBarProps } from './bar/FormBar.tsx';
export { HintCount, type HintCountProps } from './bar/HintCount.tsx';
export { SaveButtons, type SaveButtonsProps } from './bar/SaveButtons.tsx';
export { type DefinedSection, definedSections } from './defined/defined-section.ts';
export { type DefinedSpec, definedSpec } from './defined/defined-spec.ts';
export { useDefinedWords } from './defined/use-defined-words.ts';
export { DraftNotice, type DraftNoticeProps } from './drafts/DraftNotice.tsx';
export { DraftWaiting } from './drafts/DraftWaiting.tsx';
export type { DraftOffer } from './drafts/draft-offer.ts';
export { firstClick } from './drafts/first-click.ts';
export type { UnsavedAccess } from './drafts/open-store.ts';
export { RetentionText, type RetentionTextProps } from './drafts/RetentionText.tsx';
export { restoredKey, restoreRows } from './drafts/restore-rows.ts';
export { type DraftPlace, draftPlace, type RetainedDraft } from './drafts/retained-drafts.ts';
export { retainedTime } from './drafts/retained-time.ts';
export type { StoredDraft } from './drafts/stored-draft.ts';
export {
  type DescribedWork,
  UnsavedWorkList,
  type UnsavedWorkListProps,
} from './drafts/UnsavedWorkList.tsx';
export {
  type OfferedDraft,
  type OfferedDraftInput,
  useOfferedDraft,
} from './drafts/use-offered-draft.ts';
export {
  type RetainedDraftInput,
  type Retention,
  useRetainedDraft,
} from './drafts/use-retained-draft.ts';
export { useUnsavedList } from './drafts/use-unsaved-list.ts';
export { type Unsaved, useUnsavedStore } from './drafts/use-unsaved-store.ts';
export { useWaitingDraft } from './drafts/use-waiting-draft.ts';
export { WaitingDraftNotice, type WaitingDraftNoticeProps } from './drafts/WaitingDraftNotice.tsx';
export {
  type EditorPage,
  type RecordEditorInput,
  type RecordRequest,
  useRecordEditor,
} from './editor/use-record-editor.ts';
export { FillDialog, type FillDialogProps, type FillWords } from './fill/FillDialog.tsx';
export type {
  FillAnswer,
  FilledList,
  FillQuestion,
  FillSpec,
  RowsQuestion,
} from './fill/fill-spec.ts';
export { type FillAsked, useFill } from './fill/use-fill.ts';
export { HintsDialog, type HintsDialogProps } from './hints/HintsDialog.tsx';
export { type FormHints, type HintedSubmit, useHintedSubmit } from './hints/use-hinted-submit.ts';
export { jumpTo } from './jump/jump-to.ts';
export { useJumpOnceDrawn } from './jump/use-jump-once-drawn.ts';
export { FormLayout, type FormLayoutProps, useHasRail } from './layout/FormLayout.tsx';
export { formLayout } from './layout/form-layout.ts';
export { type ChosenPart, leftOut } from './left-out/left-out.ts';
export { PageNotice, type PageNoticeProps } from './notice/PageNotice.tsx';
export { ProgressButton } from './progress/ProgressButton.tsx';
export { ProgressRail } from './progress/ProgressRail.tsx';
export type { ProgressStep } from './progress/ProgressSteps.tsx';
export { DefinedRecordPage, type DefinedRecordPageProps } from './record/DefinedRecordPage.tsx';
export {
  type DefinedRecordForm,
  defineRecordForm,
  type OpenedRecord,
  type RecordState,
} from './record/define-record-form.ts';
export type {
  RecordAnswer,
  RecordCalls,
  RecordPlace,
  RecordRequestBody,
} from './record/record-place.ts';
export { savedStatusDots } from './record/saved-status-dots.ts';
export { useFormOfAddress } from './record/use-form-of-address.ts';
export { createAttempts, type SaveAttempt, type SaveAttempts } from './save/save-attempt.ts';
export {
  failureOf,
  fetchNewest,
  isSaidElsewhere,
  type SaveAnswer,
  type SaveFailure,
  type SaveProblem,
} from './save/save-problem.ts';
export { type SaveOnce, type SaveOnceInput, useSaveOnce } from './save/use-save-once.ts';
export {
  type RecordVersion,
  type SaveObstacle,
  type SaveRecord,
  type SaveRecordInput,
  useSaveRecord,
} from './save/use-save-record.ts';
export { FormSection, type FormSectionProps } from './section/FormSection.tsx';
export { type DrawnSection, FormSections, type FormSectionsProps } from './section/FormSections.tsx';
export { SendFailure } from './send/SendFailure.tsx';
export {
  ChoiceField,
  DayField,
  MoneyField,
  NumberField,
  type SentFields,
  SwitchField,
  TextField,
} from './send/SendFields.tsx';
export { SendFoot, type SendFootProps } from './send/SendFoot.tsx';
export { sheetPlaces } from './send/sheet-places.ts';
export { type SendForm, type SendFormInput, type Sent, useSendForm } from './send/use-send-form.ts';
export { useFormOfTyped, useTypedForm } from './send/use-typed-form.ts';
export { FormSkeleton, type FormSkeletonProps } from './skeleton/FormSkeleton.tsx';
export { type FormProblems, problemsByPath, type RowKeys, toFormPath } from './state/form-paths.ts';
export { inFormOrder, type SectionState } from './state/form-sections.ts';
export {
  type FormAttempt,
  type FormRows,
  type FormSpec,
  formRows,
  type SectionSpec,
} from './state/form-spec.ts';
export type { FormAction, FormState } from './state/form-state.ts';
export type { FieldsForm, FormWords, SectionFields } from './state/section-fields.ts';
export { type Form, type FormInput, useFormState } from './state/use-form-state.ts';
export { ProblemSummary, type ProblemSummaryProps } from './summary/ProblemSummary.tsx';
export { TypedInVain, type TypedInVainProps } from './typed/TypedInVain.tsx';
export { TypedNotice } from './typed/TypedNotice.tsx';
export { type RetainedTyped, type TypedPage, useRetainedTyped } from './typed/use-retained-typed.ts';
export { UndoNotice, type UndoNoticeProps } from './undo/UndoNotice.tsx';
export { type FormUndo, newestStep, type UndoKind, type UndoName } from './undo/undo-step.ts';
export type { Row, RowFacts } from './versions/align-rows.ts';
export {
  CompareDialog,
  type CompareDialogProps,
  type DifferenceWords,
} from './versions/CompareDialog.tsx';
export { GoneNotice, type GoneNoticeProps } from './versions/GoneNotice.tsx';
export {
  type Difference,
  differencesOf,
  type MergeSpec,
  mergeVersions,
  type Side,
  type Versions,
} from './versions/merge-versions.ts';
export {
  carriedOver,
  haveConflict,
  livingRows,
  outdatedRows,
  type RowsOfVersion,
  type TypedRow,
  type TypedRowSpec,
  type TypedRows,
  versionTypedOn,
} from './versions/typed-rows.ts';
export { type GoneRecordInput, useGoneRecord } from './versions/use-gone-record.ts';
export {
  type NewerVersion,
  type NewerVersionInput,
  useNewerVersion,
  type VersionSpec,
} from './versions/use-newer-version.ts';
export { type TypedRowsInput, useTypedRows } from './versions/use-typed-rows.ts';
export { VersionNotice, type VersionNoticeProps } from './versions/VersionNotice.tsx';
