import {
  isPathOf,
  isSitePage,
  type Locale,
  type PreloadedFile,
  paths,
  type RemoteEntry,
  remoteForPath,
} from '@berth/contract';
import type { RemoteBuildRecord, ShellBuildRecord } from '@berth/contract/release';

/** One page that is asked for. */
export type Visit = {
  path: string;
  locale: Locale;
  isSignedIn: boolean;
  /** The session of a visit from another site is not seen (SameSite): it may lead anywhere. */
  isFromElsewhere: boolean;
  /** Where `/` leads whoever is signed in. */
  dashboardUrl: string | null;
};

export type PreloadedRemote = { entry: RemoteEntry; record: Pick<RemoteBuildRecord, 'consumes'> | null };

const login = '/login';
const home = '/index';
const ownPublicPages: readonly string[] = [
  paths.resetPassword(),
  paths.register(),
  paths.scanSignIn(),
  paths.join(),
];
const workspace = '/';

/**
 * Everything that the page at a path needs, so that the browser asks for all of it at once: the shell's own parts
 * and, of the remote that owns the path, entry, exposed module, page, words and the shared modules they ask for.
 */
export function preloadsOf(
  shell: ShellBuildRecord,
  remotes: readonly PreloadedRemote[],
  visit: Visit,
): PreloadedFile[] {
  const path = destinationOf(visit);
  const remote = path === login ? null : ownerOf(remotes, path);
  const frame = path === login ? login : isPublic(path) ? null : workspace;
  const keys = ['', visit.locale, ...(frame ? [frame] : [])];
  const ofRemote = remote ? filesOfRemote(remote, path, visit.locale) : { files: [], shared: [] };
  const ofShell = [
    ...keys.flatMap((key) => shell.preload[key] ?? []),
    ...ofRemote.shared.flatMap((request) => shell.provides.sharedFiles?.[request] ?? []),
  ].map((file) => ({ href: `/${file}`, integrity: shell.files[file]?.integrity ?? '' }));
  // Without a hash nothing would be gained: the browser fetches it again for whoever asks with one.
  const usable = [...ofShell, ...ofRemote.files].filter(({ integrity }) => integrity !== '');
  return [...new Map(usable.map((file) => [file.href, file])).values()];
}

/**
 * What the page that most see after signing in asks the shell for, besides what every page and the workspace itself
 * need: only its code knows, which does not run before somebody has signed in. None for whoever has.
 */
export function sharedAhead(
  shell: ShellBuildRecord,
  remotes: readonly PreloadedRemote[],
  visit: Visit,
): string[] {
  const { dashboardUrl, locale, isSignedIn } = visit;
  if (isSignedIn || !dashboardUrl) return [];
  const others = new Set(['', locale, workspace].flatMap((key) => shell.preload[key] ?? []));
  return preloadsOf(shell, remotes, { ...visit, path: dashboardUrl, isSignedIn: true })
    .map(({ href }) => href)
    .filter((href) => Object.hasOwn(shell.files, href.slice(1)) && !others.has(href.slice(1)));
}

/** Whether a visit leads to a page of the public site, which shows what the website configuration says. */
export function isOfPublicSite(visit: Visit): boolean {
  return isSitePage(destinationOf(visit));
}

function ownerOf(remotes: readonly PreloadedRemote[], path: string): PreloadedRemote | null {
  const entry = remoteForPath(
    remotes.map((remote) => remote.entry),
    path,
  );
  return remotes.find((remote) => remote.entry === entry) ?? null;
}

/** Where the shell's guard leads: without a session to the public home, from `/` to the dashboard. */
function destinationOf({ path, isSignedIn, isFromElsewhere, dashboardUrl }: Visit): string {
  if (path === login || isPublic(path)) return path;
  if (!isSignedIn && !isFromElsewhere) return home;
  return path === '/' ? (dashboardUrl ?? '/dashboard') : path;
}

const isPublic = (path: string): boolean => ownPublicPages.includes(path) || isSitePage(path);

function filesOfRemote(
  { entry, record }: PreloadedRemote,
  path: string,
  locale: Locale,
): { files: PreloadedFile[]; shared: string[] } {
  const routes = Object.keys(entry.preload).filter((key) => key.startsWith('/') && isPathOf(key, path));
  const keys = ['', locale, ...routes.slice(0, 1)];
  return {
    files: [
      { href: entry.entry, integrity: entry.integrity },
      ...keys.flatMap((key) => entry.preload[key] ?? []),
    ],
    shared: keys.flatMap((key) => record?.consumes?.[key] ?? []),
  };
}
