import type { RemoteRoute } from '../seam/define-remote.ts';

/** The route of a path, segment by segment; `:name` takes any one, `*` at the end all that is left. */
export function matchRoute(
  routes: readonly RemoteRoute[],
  path: string,
): { route: RemoteRoute; params: Record<string, string> } | null {
  for (const route of routes) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [wanted = [], given = []] = [pattern, path].map((text) => text.replace(/\/$/, '').split('/'));
  if (wanted.at(-1) === '*') {
    const isWithin = wanted.slice(0, -1).every((segment, at) => segment === given[at]);
    return isWithin ? {} : null;
  }
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const part = given[at] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = part;
    else if (segment !== part) return null;
  }
  return params;
}
