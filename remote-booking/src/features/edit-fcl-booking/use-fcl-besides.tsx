import type { FclBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { fclPaths } from '../../paths.ts';
import type { EditorBesides } from '../booking-form/BookingEditor.tsx';
import { FclBookingActions } from './FclBookingActions.tsx';
import type { FclDraft } from './fcl-draft.ts';

/** What can be done beside filling in an FCL booking that is stored. */
export const useFclBesides: EditorBesides<FclDraft, FclBooking> = (editor) => {
  const { t } = useTranslation('booking');
  const { form, identity, number } = editor;
  const actions = identity && (
    <FclBookingActions
      booking={{ ...identity, businessNumber: number.number ?? '' }}
      warning={form.isDirty ? t('returning.unsaved') : undefined}
      onReturned={() => editor.leave(fclPaths.view(identity))}
    />
  );
  return { actions, notices: null };
};
