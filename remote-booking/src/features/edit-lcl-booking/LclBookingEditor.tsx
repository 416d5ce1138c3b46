import { usePageTitle, useTranslation } from '@berth/runtime';
import { toChinaTime } from '@berth/ui';
import { bookingPaths } from '../../paths.ts';
import { BookingPapers } from '../booking-documents/BookingPapers.tsx';
import styles from '../booking-form/BookingForm.module.css';
import { BottomBar } from '../booking-form/BottomBar.tsx';
import { EditorHeader } from '../booking-form/EditorHeader.tsx';
import { ProblemSummary } from '../booking-form/ProblemSummary.tsx';
import { ProgressRail } from '../booking-form/ProgressRail.tsx';
import { useBookingEditor } from '../booking-form/use-booking-editor.ts';
import { withComputedVolume, withMissingVolume } from '../cargo-sheet/cargo-draft.ts';
import { KeptNotice } from '../keep-booking/KeptNotice.tsx';
import { ChangedNotice } from '../save-booking/ChangedNotice.tsx';
import { VersionNotice } from '../save-booking/VersionNotice.tsx';
import { EditLclBookingForm } from './EditLclBookingForm.tsx';
import type { SavedLclBooking } from './edit-lcl-booking.queries.ts';

type LclBookingEditorProps = {
  /** The booking to change; null for a new one. Later answers of the server do not touch what is being typed. */
  saved: SavedLclBooking | null;
  /** As it is now, for all that is known. */
  newest?: SavedLclBooking | undefined;
  /** A new booking was saved for the first time, as a draft. */
  onFirstSaved: (id: string) => void;
};

/** The form of one booking with its head, notices, progress and bottom bar. */
export function LclBookingEditor({ saved, newest, onFirstSaved }: LclBookingEditorProps) {
  const { t } = useTranslation('booking');
  const editor = useBookingEditor(saved, onFirstSaved);
  const { form, identity, number, saving } = editor;
  const stored = newest ?? saved;
  const isDraft = identity === null || identity.status === 'draft';
  usePageTitle(identity && number.number ? number.number : t('edit.newTitle'));
  const handleTakeVolumes = (of: 'all' | 'missing') => {
    const take = of === 'all' ? withComputedVolume : withMissingVolume;
    form.dispatch({ type: 'set', change: { cargo: form.state.draft.cargo.map(take) } });
  };
  const failure = saving.failure ?? editor.newest.failure;
  return (
    <div className={styles.page}>
      <EditorHeader
        identity={identity}
        number={number}
        actions={stored && <BookingPapers saved={stored} />}
      />
      <KeptNotice kept={editor.kept} />
      <ChangedNotice newest={newest} editor={editor} viewPath={bookingPaths.view} />
      <div className={styles.columns} inert={saving.saving !== null}>
        <div className={styles.main}>
          <EditLclBookingForm form={form} />
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
