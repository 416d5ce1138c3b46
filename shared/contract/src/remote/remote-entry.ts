import type { LocalizedText } from '../language/locale.ts';
import type { MenuItem } from '../menu/menu-item.ts';

/**
 * A remote as the registry knows it: all that the shell needs before any of the remote's code is loaded.
 */
export type RemoteEntry = {
  name: string;
  title: LocalizedText;
  version: string;
  /** Address of the module federation manifest. */
  manifest: string;
  /**
   * Subresource integrity of every file of this version by its path beside the manifest, the manifest
   * included; empty for a development server only.
   */
  integrity: Record<string, string>;
  /** A path belongs to the remote whose base path is its longest prefix by whole segments. */
  basePaths: string[];
  /** A public remote's pages need no session. */
  public: boolean;
  /** The range of `@berth/runtime` that it needs. */
  runtime: string;
  menu: MenuItem[];
};

/** The remote that owns a path, or null: the longest base path wins. */
export function remoteForPath<Entry extends Pick<RemoteEntry, 'basePaths'>>(
  entries: readonly Entry[],
  path: string,
): Entry | null {
  let found: Entry | null = null;
  let longest = -1;
  for (const entry of entries) {
    for (const base of entry.basePaths) {
      const isInside = path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`);
      if (isInside && base.length > longest) {
        found = entry;
        longest = base.length;
      }
    }
  }
  return found;
}
