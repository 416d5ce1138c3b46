import type { SavedView } from '@berth/contract';
import { useState } from 'react';
import type { ShippedColumn } from '../column-settings/merge-columns.ts';
import { isSameView } from './view-content.ts';

/**
 * The view in use as it was when it came into use, which is what a change of it is made from. The list may be read
 * again at any time: what another window saved into the view is there then, and was not seen here. A newer version of
 * the same content (another name, no longer the default) is taken over; a view that was deleted stays as it was.
 */
export function useViewInUse(
  views: readonly SavedView[],
  viewId: string | null,
  shipped: readonly ShippedColumn[],
): { view: SavedView | null; hold: (view: SavedView) => void } {
  const [held, setHeld] = useState<SavedView | null>(null);
  const newest = views.find(({ id }) => id === viewId);
  const isTaken =
    newest !== undefined &&
    (held?.id !== newest.id || (held.version !== newest.version && isSameView(held, newest, shipped)));
  if (isTaken) setHeld(newest);
  const view = isTaken ? newest : held;
  return {
    view: view?.id === viewId ? view : null,
    /** It was chosen anew, or saved, and is this from now on. Another one comes into use by its id. */
    hold: (next) => setHeld((was) => (was?.id === next.id ? next : was)),
  };
}
