import { useIsOpenInTab, useNavigate, useTranslation } from '@berth/runtime';
import { type StoredDraft, UnsavedWorkList, useUnsavedStore } from '@berth/ui';
import { pathOfUnsaved, useBookingAccess } from '../form/booking-drafts.ts';
import type { MadeBookings } from './list-kind.ts';

/** Unsaved work on bookings of this kind, which waits in the browser. */
export function UnsavedBookings({ of }: { of: MadeBookings }) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const unsaved = useUnsavedStore(useBookingAccess());
  const describe = (stored: StoredDraft) => {
    const path = pathOfUnsaved(of, stored);
    if (path === null) return null;
    const { number, note } = factsOf(stored);
    return { title: number || t('edit.newTitle', { context: of.kind }), note, path };
  };
  return (
    <UnsavedWorkList
      unsaved={unsaved}
      describe={describe}
      isOpenInTab={useIsOpenInTab()}
      onOpen={(path) => navigate(path)}
    />
  );
}

/** What its person knows a booking by: the form that shows it checks the rest. */
function factsOf({ retained }: StoredDraft): { number: string; note: string } {
  const { businessNumber } = retained as { businessNumber?: unknown }; // a fact that may be missing
  const draft = fieldsOf(retained.draft);
  const [line] = Array.isArray(draft.cargo) ? draft.cargo : [];
  const words = [draft.customerBusinessNumber, draft.destination, fieldsOf(line).goods_name];
  return { number: textOf(businessNumber), note: words.map(textOf).filter(Boolean).join(' · ') };
}

const fieldsOf = (read: unknown): Record<string, unknown> => ({ ...Object(read) });
const textOf = (read: unknown) => (typeof read === 'string' ? read.trim() : '');
