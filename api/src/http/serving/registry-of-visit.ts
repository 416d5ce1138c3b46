import { isSitePage, type Registry, type RemoteEntry, remoteForPath } from '@berth/contract';
import type { Visit } from './page-preloads.ts';

/**
 * The registry as a page carries it. Whoever is signed in opens any page from there: theirs is whole. A visitor sees
 * the public site, the page that was asked for (a session is not seen on the way from another site) and, once signed
 * in, the dashboard; all else comes from the registry that the shell reads for the customer then, and the lists of
 * files of the other remotes, most of the registry, are left out.
 */
export function registryOfVisit(
  registry: Registry,
  { path, isSignedIn, dashboardUrl }: Pick<Visit, 'path' | 'isSignedIn' | 'dashboardUrl'>,
): Registry {
  if (isSignedIn) return registry;
  const nearby = [path, dashboardUrl ?? '/'].map((near) => remoteForPath(registry.remotes, near)?.name);
  const remotes = registry.remotes.map((entry) => {
    if (nearby.includes(entry.name) && !(entry.public && isSitePage(path))) return entry;
    return entry.public ? withSiteFiles(entry) : withoutFiles(entry);
  });
  return { ...registry, remotes };
}

/** Of a public remote whose other pages are staff's: the files of the public site, and what all of its pages need. */
function withSiteFiles(entry: RemoteEntry): RemoteEntry {
  const kept = Object.entries(entry.preload).filter(([key]) => !key.startsWith('/') || isSitePage(key));
  return { ...entry, preload: Object.fromEntries(kept) };
}

function withoutFiles(entry: RemoteEntry): RemoteEntry {
  return { ...entry, preload: {} };
}
