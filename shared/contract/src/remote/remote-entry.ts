import type { Permission } from '../account/permissions.ts';
import type { LocalizedText } from '../language/locale.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { paths } from '../paths.ts';
import type { RemotePart } from './remote-part.ts';

/** What a remote says of itself in its `remote.json`: known before any of its code is loaded. */
export type RemoteDeclaration = {
  name: string;
  title: LocalizedText;
  /** A path belongs to the remote whose base path is its longest prefix by whole segments. */
  basePaths: string[];
  /** It draws pages of the public site, so visitors get its code as well. Which pages need no session: `isSitePage`. */
  public: boolean;
  /** The range of `@berth/runtime` that it needs. */
  runtime: string;
  menu: MenuItem[];
  /** What it brings to pages of the shell or of other remotes. */
  parts?: RemotePart[];
};

/** A file that is fetched ahead of being asked for, with the hash that it must have. */
export type PreloadedFile = { href: string; integrity: string };

/** One build of a remote, and how it is loaded. */
export type RemoteVersion = {
  /** SemVer of its package and a hash of its content, `0.1.0+3f2a9c41d7e0`; `development` for a development server. */
  version: string;
  /** Address of the script that defines its container. */
  entry: string;
  /** What the entry must hash to (`sha384-…`), and with it everything that it loads; empty for a development server only. */
  integrity: string;
  /** The window variable that the entry sets; no two builds share one. */
  global: string;
  /**
   * What to fetch beside the entry, by route path, language or key of a part (`partKey`); the empty path stands for the
   * exposed module itself.
   */
  preload: Record<string, PreloadedFile[]>;
};

/** A version that runs where another one fails, with its own paths, menu and parts where they differ from that one's. */
export type StandIn = RemoteVersion & { declared?: Pick<RemoteDeclaration, 'basePaths' | 'menu' | 'parts'> };

/** A remote as the registry knows it: all that the shell needs before any of the remote's code is loaded. */
export type RemoteEntry = RemoteDeclaration &
  RemoteVersion & {
    /** The last version that is known to be good, for when this one fails; null when there is none. */
    fallback: StandIn | null;
    /** The next one, for when that fails as well. */
    secondFallback?: StandIn | null;
    /** This browser session asked for this version (`?remotes=`): the shell marks it. */
    isOverridden: boolean;
  };

/** Which version of each remote somebody gets. */
export type Registry = {
  /** Number of the deployment that it was taken from: a higher one is newer. */
  deployment: number;
  issuedAt: string;
  /** The id of the customer it was made for; null for a visitor, or where the session could not be seen. */
  audience: string | null;
  /** Hash of the contract of the API that issued it. */
  contract: string;
  /** In the order of their names. */
  remotes: RemoteEntry[];
};

/** A registry as it travels: nothing of it may be used before the signature of its text was verified. */
export type SignedRegistry = {
  /** JSON of a `Registry`, exactly as it was signed. */
  text: string;
  /** Base64 of an ECDSA P-256 signature with SHA-256 in the form of IEEE P1363, the one that WebCrypto takes. */
  signature: string;
};

/** What somebody must be permitted to choose versions for their own browser session. */
export const overridePermission = 'release:override' satisfies Permission;

/** Whether somebody may know that there are versions other than their own: nobody else hears of a refusal. */
export function knowsOfVersions(permissions: readonly string[]): boolean {
  return (
    permissions.includes(overridePermission) || permissions.includes('system:releases' satisfies Permission)
  );
}

/** Why a version that somebody of the staff asked for is not what this page runs. */
export type OverrideRefusal =
  | 'notPermitted'
  | 'unknown'
  | 'ambiguous'
  | 'removed'
  | 'otherOrigin'
  | 'unreadable'
  /** The page was opened from another site, which has no say in what staff run. */
  | 'fromElsewhere';

/** One part of `?remotes=`, as it was asked for, and why it is refused. */
export type RefusedOverride = { asked: string; reason: OverrideRefusal };

/** Where a version of a remote failed: at fetching it, at its hash, at its start, at a page's code or first drawing. */
export const remoteFailureCauses = ['load', 'slow', 'integrity', 'start', 'chunk', 'render'] as const;
export type RemoteFailureCause = (typeof remoteFailureCauses)[number];

/** What stands in for a version, the best first. */
export function standInsOf({
  fallback,
  secondFallback,
}: Partial<Pick<RemoteEntry, 'fallback' | 'secondFallback'>>): StandIn[] {
  return [fallback, secondFallback].flatMap((standIn) => standIn ?? []);
}

type Owner = Pick<RemoteEntry, 'basePaths'> & Parameters<typeof standInsOf>[0];

/**
 * The remote that owns a path, or null: the longest base path wins. A path that nobody has belongs to the remote whose
 * last good version has it: that one may be what runs.
 */
export function remoteForPath<Entry extends Owner>(entries: readonly Entry[], path: string): Entry | null {
  return (
    findOwner(entries, path, ({ basePaths }) => basePaths) ??
    findOwner(entries, path, (entry) =>
      standInsOf(entry).flatMap(({ declared }) => declared?.basePaths ?? []),
    )
  );
}

function findOwner<Entry>(
  entries: readonly Entry[],
  path: string,
  basesOf: (entry: Entry) => readonly string[],
): Entry | null {
  let found: Entry | null = null;
  let longest = -1;
  for (const entry of entries) {
    for (const base of basesOf(entry)) {
      if (isPathWithin(base, path) && base.length > longest) {
        found = entry;
        longest = base.length;
      }
    }
  }
  return found;
}

/** Whether a path is of the public site: such pages alone of any remote need no session. */
export function isSitePage(path: string): boolean {
  return isPathWithin(paths.home(), path);
}

/** Whether a path is a base path or inside of it, by whole segments. */
export function isPathWithin(base: string, path: string): boolean {
  return path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`);
}
