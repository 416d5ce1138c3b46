import type { EditorPage } from '../editor/use-record-editor.ts';
import type { DraftPlace } from './retained-drafts.ts';
import { type OfferedDraft, useOfferedDraft } from './use-offered-draft.ts';
import { useUnsavedStore } from './use-unsaved-store.ts';

/** Unsaved work on a record whose page has no form now: it is gone, or it can only be read. */
export function useWaitingDraft<Draft, Facts extends object = object>(
  page: Pick<EditorPage, 'unsaved' | 'address' | 'isOpenInTab'>,
  { place, restore }: DraftPlace<Draft>,
): OfferedDraft<Draft, Facts> {
  const unsaved = useUnsavedStore(page.unsaved);
  return useOfferedDraft<Draft, Facts>({
    place,
    restore,
    unsaved,
    formKeys: [],
    address: page.address,
    isStarted: false,
    isOpenInTab: page.isOpenInTab,
  });
}
