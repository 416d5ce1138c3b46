import type { RemoteRoute } from '@berth/runtime';
import type { ComponentType } from 'react';
import { judgeLoading } from '../loading/judge-loading.ts';
import { isPartAwaited } from '../loading/judge-part.ts';
import { isLineGood } from '../loading/probe-line.ts';
import { readyForUse } from '../loading/ready-for-use.ts';

/** `asked` may still be on its way when its time was up. */
type Page = { asked: Promise<ComponentType>; judged: Promise<ComponentType>; isPending: boolean };

const pages = new Map<RemoteRoute, Page>();

/** The page of a route, loaded once; fails as soon as it is known that it does not come. */
export function loadPage(route: RemoteRoute): Promise<ComponentType> {
  return (pages.get(route) ?? keepPage(route, importPage(route))).judged;
}

/** Lets a page that failed be loaded anew. What is still on its way is waited for once more. */
export function forgetPage(route: RemoteRoute): void {
  const known = pages.get(route);
  if (known?.isPending) keepPage(route, known.asked);
  else pages.delete(route);
}

/**
 * Lets a page that failed before it was visited be asked for anew. One whose time was up while it is still on its way
 * stays given up: who came to wait for it has waited long enough.
 */
export function forgetFailedPage(route: RemoteRoute): void {
  if (pages.get(route)?.isPending === false) pages.delete(route);
}

function keepPage(route: RemoteRoute, asked: Promise<ComponentType>): Page {
  const judged = readyForUse(judgeLoading(asked, isLineGood, isPartAwaited));
  const page: Page = { asked, judged, isPending: true };
  const end = () => {
    page.isPending = false;
  };
  asked.then(end, end);
  pages.set(route, page);
  return page;
}

async function importPage({ page, path }: RemoteRoute): Promise<ComponentType> {
  const loaded = await page();
  const Page = 'default' in loaded ? loaded.default : loaded;
  if (!Page) throw new Error(`The page of ${path} has no component.`);
  return Page;
}
