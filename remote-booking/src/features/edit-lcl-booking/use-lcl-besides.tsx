import type { LclBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { bookingPaths } from '../../paths.ts';
import type { EditorBesides } from '../booking-form/BookingEditor.tsx';
import { BookingTemplates } from '../booking-templates/BookingTemplates.tsx';
import { type BookingDraft, toRequest } from './booking-draft.ts';
import { LclBookingActions } from './LclBookingActions.tsx';
import { TemplateNotice } from './TemplateNotice.tsx';
import { useTemplateInForm } from './use-template-in-form.ts';

/** What can be done beside filling in an LCL booking; a new one takes a template into its fields. */
export const useLclBesides: EditorBesides<BookingDraft, LclBooking> = (editor) => {
  const { t } = useTranslation('booking');
  const { form, identity, number } = editor;
  const template = useTemplateInForm(form);
  const content = () => (form.problems.saveDraft.size > 0 ? null : toRequest(form.state.draft).booking);
  const ofNew = (
    <BookingTemplates
      kind="lcl"
      content={() => {
        const booking = content();
        return booking && { kind: 'lcl', booking };
      }}
      onUse={template.use}
    />
  );
  const ofStored = identity && (
    <LclBookingActions
      booking={{ ...identity, businessNumber: number.number ?? '' }}
      content={content}
      warning={form.isDirty ? t('returning.unsaved') : undefined}
      onReturned={() => editor.leave(bookingPaths.view(identity))}
    />
  );
  return { actions: ofStored ?? ofNew, notices: <TemplateNotice template={template} /> };
};
