import { frameAddressOf, type MenuItem, outsideAddressOf, shownItemsOf } from '@berth/contract';

/** What the menu of this page shows: without hidden pages, what leads nowhere, and groups that only hold such. */
export function shownItems(items: readonly MenuItem[]): MenuItem[] {
  return shownItemsOf(items, window.location.origin);
}

/** The address of what opens in a window of its own; null for every other item. */
export function outsideAddress(item: MenuItem): string | null {
  return outsideAddressOf(item, window.location.origin);
}

/** The address of another site's page that the workspace shows in a frame; null for every other item. */
export function frameAddress(item: MenuItem): string | null {
  return frameAddressOf(item, window.location.origin);
}
