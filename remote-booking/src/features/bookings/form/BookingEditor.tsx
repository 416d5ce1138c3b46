import { type CargoLine, canBooking } from '@berth/contract';
import { usePageTitle, useTranslation } from '@berth/runtime';
import {
  CompareDialog,
  DraftNotice,
  DraftWaiting,
  FormLayout,
  FormSections,
  HintCount,
  leftOut,
  ProgressButton,
  ProgressRail,
  RetentionText,
  toChinaTime,
  useHasRail,
} from '@berth/ui';
import type { ReactNode } from 'react';
import { withComputedVolume, withMissingVolume } from '../../cargo/sheet/cargo-draft.ts';
import type { BasicsDraft, FormKind, SavedBooking } from '../kind/form-kind.ts';
import { useFieldHints } from '../kind/use-field-hints.ts';
import { useFormWords } from '../kind/use-form-words.ts';
import { BookedNotice } from '../save/BookedNotice.tsx';
import { DeletedNotice } from '../save/DeletedNotice.tsx';
import { useDifferenceWords } from '../save/use-difference-words.ts';
import { VersionNotice } from '../save/VersionNotice.tsx';
import { TemplateNotice } from '../use-template/TemplateNotice.tsx';
import { useTemplateInForm } from '../use-template/use-template-in-form.ts';
import { BookingBar } from './BookingBar.tsx';
import { BookingHints } from './BookingHints.tsx';
import { BookingProblems } from './BookingProblems.tsx';
import { draftWords } from './booking-drafts.ts';
import { EditorActions } from './EditorActions.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { FrozenNotice } from './FrozenNotice.tsx';
import { useBookingEditor } from './use-booking-editor.ts';
import { useBookingHinted } from './use-booking-hinted.ts';

export type BookingEditorProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  /** The booking to change; null for a new one. Later answers of the server do not touch what is being typed. */
  saved: SavedBooking<Booking> | null;
  /** As it is now, for all that is known. */
  newest?: SavedBooking<Booking> | undefined;
  /** The booking that the server said it does not have. */
  goneId?: string | null;
  /** What a new booking starts with, and what is said of that until it is saved. */
  start?: Booking | null;
  startNotice?: ReactNode;
  /** A new booking was saved for the first time, as a draft. */
  onFirstSaved: (id: string) => void;
};

/** The form of one booking with its head, notices, progress and bottom bar. */
export function BookingEditor<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: BookingEditorProps<Draft, Booking>,
) {
  const { kind, saved, newest, goneId = null, start, startNotice, onFirstSaved } = props;
  const { Totals } = kind;
  const { t } = useTranslation('booking');
  const editor = useBookingEditor({
    kind,
    saved,
    latest: newest,
    goneId,
    onFirstSaved,
    start: start ?? null,
  });
  const { form, identity, number, saving, versions, booked, gone } = editor;
  const template = useTemplateInForm(kind, form);
  const stored = newest ?? saved;
  const hasRail = useHasRail();
  const words = useFormWords();
  const steps = [...form.sections].map(([name, state]) => ({
    id: form.idOf(`section-${name}`),
    title: words.section(name),
    state,
  }));
  const isDraft = identity === null || identity.status === 'draft';
  const hinted = useBookingHinted({ kind, form, isDraft, submit: () => void saving.save('submit') });
  // Several new ones are distinguished by their numbers, once something was typed.
  const isNumbered = identity !== null || form.isDirty;
  usePageTitle((isNumbered && number.number) || t('edit.newTitle', { context: kind.kind }));
  const handleTakeVolumes = (of: 'all' | 'missing') => {
    const take = of === 'all' ? withComputedVolume : withMissingVolume;
    const { cargo: before } = form.state.draft;
    const cargo = before.map(take);
    const what = String(cargo.filter((line, at) => line !== before[at]).length);
    const undo = { place: 'volumes', kind: 'changed', what } as const;
    form.dispatch({ type: 'set', change: { cargo } as unknown as Partial<Draft>, undo }); // every draft has it
  };
  const { newer } = versions;
  // Saving could only be refused: what to do instead is said in the bar.
  const isOver = newer !== null && !canBooking(newer.status, 'edit');
  const isSubmittedElsewhere = isDraft && newer !== null && newer.status !== 'draft';
  const isBlocked =
    gone.isGone || booked.stored !== null || isOver || (isSubmittedElsewhere && !editor.isHeld);
  const isWaiting = editor.offer.offered !== null && !gone.isGone && !saving.saving;
  const failure = saving.failure ?? versions.failure ?? booked.failure;
  return (
    <FormLayout
      head={
        <>
          <EditorHeader
            kind={kind}
            known={editor.known}
            isGone={gone.isGone}
            number={number}
            actions={
              <EditorActions kind={kind} editor={editor} stored={stored} onUseTemplate={template.use} />
            }
          />
          {!identity && !editor.offer.offered && startNotice}
          <TemplateNotice template={template} undo={form.undo} />
          <FrozenNotice frozen={editor.frozen} />
          {!gone.isGone && (
            <DraftNotice offer={editor.offer} isDirty={form.isDirty}>
              {draftWords(editor.offer)}
            </DraftNotice>
          )}
        </>
      }
      isInert={saving.saving !== null}
      rail={hasRail && <ProgressRail steps={steps} />}
      foot={
        <>
          <BookingHints form={form} hinted={hinted} />
          <CompareDialog versions={versions} useWords={useDifferenceWords} />
          <BookingBar
            notice={
              <>
                <DeletedNotice editor={editor} />
                <VersionNotice editor={editor} viewPath={kind.paths.view} />
                <BookedNotice editor={editor} viewPath={kind.paths.view} />
              </>
            }
            noticeId={editor.noticeId}
            isBlocked={isBlocked}
            draft={form.state.draft}
            undo={form.undo}
            progress={!hasRail && <ProgressButton steps={steps} />}
            ahead={Totals && <Totals draft={form.state.draft} />}
            hints={<HintCount hints={hinted.hints} idOf={form.idOf} />}
            savedState={
              isWaiting ? (
                <>
                  <span>{savedStateOf()}</span>
                  <DraftWaiting offer={editor.offer} />
                </>
              ) : (
                savedStateOf()
              )
            }
            saving={saving.saving}
            submitLabel={t(isDraft ? 'bar.submit' : 'bar.saveChanges')}
            onSaveDraft={isDraft ? () => saving.save('saveDraft') : undefined}
            onSubmit={hinted.submit}
            onTakeVolumes={handleTakeVolumes}
          />
        </>
      }
    >
      <FormSections form={form} useWords={useFormWords} useHints={useFieldHints} />
      <BookingProblems form={form} id={editor.summaryId} failure={failure} />
    </FormLayout>
  );

  function savedStateOf(): ReactNode {
    if (saving.saving) return t('bar.saving');
    if (form.isDirty && !isSavedWithoutParts()) return <RetentionText retention={editor.retention} />;
    if (gone.isGone || editor.offer.offered) return '';
    if (versions.isFollowed) return t('bar.refreshed');
    if (editor.savedAt) return savedText(toChinaTime(editor.savedAt).slice(11, 16));
    return identity ? t('bar.unchanged') : '';
  }

  /** Only what the save left out is unsaved, and the message of the save names it. */
  function isSavedWithoutParts(): boolean {
    const { content, unread } = form.unsaved;
    if (content || unread || gone.isGone || editor.retention === 'failed') return false;
    return editor.savedAt !== null;
  }

  function savedText(time: string): string {
    const parts = leftOut(form.spec.chosenParts, form.state.draft).map((part) => t(`leftOut.name.${part}`));
    if (parts.length === 0) return t('bar.savedAt', { time });
    return t('bar.savedWithout', { time, parts: parts.join(t('frozen.and')) });
  }
}
