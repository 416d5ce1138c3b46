import type { TemplateKind } from '@berth/contract';
import { useUnsavedAccess } from '@berth/runtime';
import type { DraftOffer, DraftPlace, StoredDraft, UnsavedAccess } from '@berth/ui';
import { type EditedPaths, fclPaths } from '../../../paths.ts';
import type { BasicsDraft, FormKind } from '../kind/form-kind.ts';

/** How the unsaved work of who is signed in is opened. Earlier releases retained it unsealed, in places that begin so. */
export function useBookingAccess(): UnsavedAccess {
  const access = useUnsavedAccess();
  return { ...access, plainPrefix: `berth.booking.kept.${access.userId}.` };
}

/** What is retained beside the draft of a booking. */
export type DraftFacts = { businessNumber: string | null; kind?: TemplateKind };

/** Unsaved work on a booking, offered to its form. */
export type BookingOffer<Draft = BasicsDraft> = DraftOffer<Draft, DraftFacts>;

/** Where unsaved work on a booking lies: one place per user and booking, one per kind for new ones. */
export function bookingDraftPlace<Draft extends BasicsDraft>(
  { kind, restore }: Pick<FormKind<Draft, never>, 'kind' | 'restore'>,
  userId: string,
  bookingId: string | null,
): DraftPlace<Draft> {
  return { place: `berth.booking.kept.${userId}.${bookingId ?? newName(kind)}`, restore };
}

/** Where VGM lies that is typed on the page of a booking. */
export const vgmPlace = (userId: string, bookingId: string) => `berth.booking.vgm.${userId}.${bookingId}`;

const newName = (kind: TemplateKind) => (kind === 'lcl' ? 'new' : `new-${kind}`);

/**
 * Of unsaved work that lies in the browser: the page of its booking, where it is of this kind. Earlier releases did not
 * retain the kind; the address, and before it there were LCL bookings alone, says it.
 */
export function pathOfUnsaved(
  { kind, paths }: { kind: TemplateKind; paths: Pick<EditedPaths, 'new' | 'edit' | 'view'> },
  { place, retained }: StoredDraft,
): string | null {
  const [, part, id] = /^berth\.booking\.(kept|vgm)\.[^.]+\.([^.]+)$/.exec(place) ?? [];
  if (id === undefined) return null;
  if (part === 'vgm') return kind === 'fcl' ? paths.view({ id }) : null;
  const { address } = retained;
  const known = (retained as Partial<DraftFacts>).kind ?? kindOfAddress(address); // a fact that may be missing
  if (id.startsWith('new')) return id === newName(kind) ? address || paths.new() : null;
  return known === kind ? paths.edit({ id }) : null;
}

const kindOfAddress = (address: string): TemplateKind =>
  address.startsWith(fclPaths.detail()) ? 'fcl' : 'lcl';

/** Which booking unsaved work is of, by what its person knows it. */
export function draftWords({ offered }: BookingOffer): string {
  if (!offered) return '';
  const { businessNumber, draft } = offered;
  const goods = draft.cargo.find(({ goods_name }) => goods_name.trim() !== '')?.goods_name.trim();
  const words = [businessNumber, draft.customerBusinessNumber.trim(), draft.destination, goods];
  return words.filter(Boolean).join(' · ');
}
