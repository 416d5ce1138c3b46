import type { MenuItem } from '../menu/menu-item.ts';
import { isPathWithin } from '../remote/remote-entry.ts';

/**
 * The address of another site's page that the workspace shows in a frame, at a path of its own; null for every other
 * item. Our own pages are never framed: nothing would keep such a frame in.
 */
export function frameAddressOf({ path, meta }: MenuItem, ownOrigin: string): string | null {
  if (!isFramed({ path, meta })) return null;
  const url = addressOf(meta.url, ownOrigin);
  return url?.protocol === 'https:' && url.hostname !== new URL(ownOrigin).hostname ? url.href : null;
}

/**
 * The address of what opens in a window of its own: a link, and what a remote declares of another site; null for every
 * other item and for what is no safe address of the web.
 */
export function outsideAddressOf({ path, meta }: MenuItem, ownOrigin: string): string | null {
  if (meta.type === undefined || isFramed({ path, meta })) return null;
  const url = addressOf(meta.url, ownOrigin);
  return url?.protocol === 'https:' || url?.origin === ownOrigin ? url.href : null;
}

function isFramed({ path, meta }: Pick<MenuItem, 'path' | 'meta'>): boolean {
  return meta.type === 'iframe' && isPathWithin('/frame', path);
}

function addressOf(url: string | undefined, ownOrigin: string): URL | null {
  return url && URL.canParse(url, ownOrigin) ? new URL(url, ownOrigin) : null;
}

/** What the menu shows: without hidden pages, what leads nowhere, and groups that only hold such. */
export function shownItemsOf(items: readonly MenuItem[], ownOrigin: string): MenuItem[] {
  return items.flatMap((item) => {
    const { hidden, type } = item.meta;
    const leads =
      type === undefined ||
      frameAddressOf(item, ownOrigin) !== null ||
      outsideAddressOf(item, ownOrigin) !== null;
    if (hidden || !leads) return [];
    if (!item.children) return [item];
    const children = shownItemsOf(item.children, ownOrigin);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
