import { type RestoredSession, restoreSession, type Site } from '@berth/runtime';
import { readSite } from './read-site.ts';

export type BootState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; site: Site; session: RestoredSession };

/** Everything that must be known before the first page: the site, and who is signed in. */
export async function boot(): Promise<BootState> {
  try {
    const [site, session] = await Promise.all([readSite(), restoreSession()]);
    return { status: 'ready', site, session };
  } catch {
    return { status: 'failed' };
  }
}
