import type { PageLoader } from '@berth/runtime';
import type { ComponentType } from 'react';
import { judgeLoading } from '../loading/judge-loading.ts';
import { isPartAwaited } from '../loading/judge-part.ts';
import { isLineGood } from '../loading/probe-line.ts';
import { readyForUse } from '../loading/ready-for-use.ts';

/** A page of a remote, or a part: what imports it, and what an error calls it. */
export type RemoteCode = { page: PageLoader; path: string };

/** `asked` may still be on its way when its time was up. */
type Page = { asked: Promise<ComponentType>; judged: Promise<ComponentType>; isPending: boolean };

const pages = new Map<PageLoader, Page>();

/** The component of a page, loaded once; fails as soon as it is known that it does not come. */
export function loadPage(code: RemoteCode): Promise<ComponentType> {
  return (pages.get(code.page) ?? rememberPage(code, importPage(code))).judged;
}

/** Lets a page that failed be loaded again. What is still on its way is waited for once more. */
export function forgetPage(code: RemoteCode): void {
  const known = pages.get(code.page);
  if (known?.isPending) rememberPage(code, known.asked);
  else pages.delete(code.page);
}

/**
 * Lets a page that failed before it was visited be refetched. One whose time was up while it is still on its way stays
 * given up: whoever waits for it has waited long enough.
 */
export function forgetFailedPage({ page }: RemoteCode): void {
  if (pages.get(page)?.isPending === false) pages.delete(page);
}

function rememberPage(code: RemoteCode, asked: Promise<ComponentType>): Page {
  const judged = readyForUse(judgeLoading(asked, isLineGood, isPartAwaited));
  const page: Page = { asked, judged, isPending: true };
  const end = () => {
    page.isPending = false;
  };
  asked.then(end, end);
  pages.set(code.page, page);
  return page;
}

async function importPage({ page, path }: RemoteCode): Promise<ComponentType> {
  const loaded = await page();
  const Page = 'default' in loaded ? loaded.default : loaded;
  if (!Page) throw new Error(`What is loaded for ${path} has no component.`);
  return Page;
}
