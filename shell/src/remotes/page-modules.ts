import type { RemoteRoute } from '@berth/runtime';
import type { ComponentType } from 'react';

const pages = new Map<RemoteRoute, Promise<ComponentType>>();

/** The page of a route, loaded once. */
export function loadPage(route: RemoteRoute): Promise<ComponentType> {
  const known = pages.get(route);
  if (known) return known;
  const loading = importPage(route);
  pages.set(route, loading);
  return loading;
}

/** Lets a page that failed be loaded anew. */
export function forgetPage(route: RemoteRoute): void {
  pages.delete(route);
}

async function importPage({ page, path }: RemoteRoute): Promise<ComponentType> {
  const loaded = await page();
  const Page = 'default' in loaded ? loaded.default : loaded;
  if (!Page) throw new Error(`The page of ${path} has no component.`);
  return Page;
}
