import type { CargoLine } from '@berth/contract';
import { usePageTitle, useTranslation } from '@berth/runtime';
import { toChinaTime } from '@berth/ui';
import type { ComponentType, ReactNode } from 'react';
import { BookingPapers } from '../booking-documents/BookingPapers.tsx';
import { withComputedVolume, withMissingVolume } from '../cargo-sheet/cargo-draft.ts';
import { KeptNotice } from '../keep-booking/KeptNotice.tsx';
import { ChangedNotice } from '../save-booking/ChangedNotice.tsx';
import { VersionNotice } from '../save-booking/VersionNotice.tsx';
import styles from './BookingForm.module.css';
import { BottomBar } from './BottomBar.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import type { BasicsDraft, FormKind, SavedBooking } from './form-kind.ts';
import { ProblemSummary } from './ProblemSummary.tsx';
import { ProgressRail } from './ProgressRail.tsx';
import { useBookingEditor } from './use-booking-editor.ts';
import type { BookingForm } from './use-booking-form.ts';

/** A hook: what can be done beside filling in the form, for its head, and what is to be said of that above the fields. */
export type EditorBesides<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = (
  editor: ReturnType<typeof useBookingEditor<Draft, Booking>>,
) => { actions: ReactNode; notices: ReactNode };

export type BookingEditorProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  /** Its fields, by section. */
  Form: ComponentType<{ form: BookingForm<Draft> }>;
  /** What stands before the totals of the cargo. */
  Totals?: ComponentType<{ draft: Draft }>;
  /** The booking to change; null for a new one. Later answers of the server do not touch what is being typed. */
  saved: SavedBooking<Booking> | null;
  /** As it is now, for all that is known. */
  newest?: SavedBooking<Booking> | undefined;
  /** What a new booking starts with, and what is said of that until it is saved. */
  start?: Booking | null;
  startNotice?: ReactNode;
  useBesides?: EditorBesides<Draft, Booking>;
  /** A new booking was saved for the first time, as a draft. */
  onFirstSaved: (id: string) => void;
};

/** The form of one booking with its head, notices, progress and bottom bar. */
export function BookingEditor<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: BookingEditorProps<Draft, Booking>,
) {
  const { kind, Form, Totals, saved, newest, start, startNotice, useBesides, onFirstSaved } = props;
  const { t } = useTranslation('booking');
  const editor = useBookingEditor(kind, saved, onFirstSaved, start);
  const { form, identity, number, saving } = editor;
  const besides = (useBesides ?? nothingBesides)(editor);
  const stored = newest ?? saved;
  const isDraft = identity === null || identity.status === 'draft';
  usePageTitle(identity && number.number ? number.number : t('edit.newTitle', { context: kind.kind }));
  const handleTakeVolumes = (of: 'all' | 'missing') => {
    const take = of === 'all' ? withComputedVolume : withMissingVolume;
    const cargo = form.state.draft.cargo.map(take);
    form.dispatch({ type: 'set', change: { cargo } as unknown as Partial<Draft> }); // every draft has it
  };
  const failure = saving.failure ?? editor.newest.failure;
  return (
    <div className={styles.page}>
      <EditorHeader
        kind={kind}
        identity={identity}
        number={number}
        actions={
          <>
            {stored && <BookingPapers saved={stored} />}
            {besides.actions}
          </>
        }
      />
      {!identity && startNotice}
      {besides.notices}
      <KeptNotice kept={editor.kept} />
      <ChangedNotice newest={newest} editor={editor} viewPath={kind.paths.view} />
      <div className={styles.columns} inert={saving.saving !== null}>
        <div className={styles.main}>
          <Form form={form} />
          <ProblemSummary
            form={form}
            id={editor.summaryId}
            failure={failure}
            notice={<VersionNotice editor={editor} />}
          />
        </div>
        <div className={styles.rail}>
          <ProgressRail states={form.sections} idOf={form.idOf} />
        </div>
      </div>
      <BottomBar
        draft={form.state.draft}
        ahead={Totals && <Totals draft={form.state.draft} />}
        savedState={savedStateOf()}
        saving={saving.saving}
        canSaveDraft={isDraft}
        submitLabel={t(isDraft ? 'bar.submit' : 'bar.saveChanges')}
        onSaveDraft={() => saving.save('saveDraft')}
        onSubmit={() => saving.save('submit')}
        onTakeVolumes={handleTakeVolumes}
      />
    </div>
  );

  function savedStateOf(): string {
    if (saving.saving) return t('bar.saving');
    if (form.isDirty) return t('bar.unsaved');
    if (editor.savedAt) return t('bar.savedAt', { time: toChinaTime(editor.savedAt).slice(11, 16) });
    return identity ? t('bar.unchanged') : '';
  }
}

const nothingBesides = () => ({ actions: null, notices: null });
