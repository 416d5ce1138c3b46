import type { CargoLine } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { BookingPapers } from '../../print/BookingPapers.tsx';
import { BookingActions } from '../actions/BookingActions.tsx';
import type { BasicsDraft, FormKind, SavedBooking } from '../kind/form-kind.ts';
import { KindTemplates } from '../use-template/KindTemplates.tsx';
import type { useBookingEditor } from './use-booking-editor.ts';

type EditorActionsProps<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  editor: ReturnType<typeof useBookingEditor<Draft, Booking>>;
  /** As it is stored; null for a new one. */
  stored: SavedBooking<Booking> | null;
  /** Puts a template into the fields. */
  onUseTemplate: (id: string) => void;
};

/** What can be done beside filling in the form; a new booking takes a template into its fields. */
export function EditorActions<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  props: EditorActionsProps<Draft, Booking>,
) {
  const { kind, editor, stored, onUseTemplate } = props;
  const { t } = useTranslation('booking');
  const { form, known, number } = editor;
  const content = () => (form.problems.saveDraft.size > 0 ? null : kind.toRequest(form.state.draft).booking);
  // Nothing can be done any more with one that is gone.
  if (!known || editor.gone.isGone)
    return <KindTemplates kind={kind} content={content} onUse={onUseTemplate} />;
  return (
    <>
      {stored && <BookingPapers kind={kind.kind} saved={stored} />}
      <BookingActions
        kind={kind}
        booking={{
          id: known.id,
          status: known.status,
          version: known.version,
          businessNumber: number.number ?? '',
          hasDeparted: stored?.hasDeparted ?? false,
        }}
        content={content}
        isUnsaved={form.isDirty || editor.versions.own !== null}
        warning={form.isDirty ? t('returning.unsaved') : undefined}
        onReturned={() => editor.leave(kind.paths.view(known))}
        onDeleted={() => editor.leave(kind.paths.list())}
      />
    </>
  );
}
