import type { LocalizedText } from '@berth/contract';
import type { ComponentType } from 'react';
import type { Translations } from '../language/translations.ts';

/** A page or a part of a remote: its module's default export, or the component itself. */
export type PageLoader = () => Promise<{ default: ComponentType } | ComponentType>;

export type RemoteRoute = {
  /** Absolute, under one of the remote's base paths; may hold `:parameters`. */
  path: string;
  /** Tab label and document title, until the page sets its own by `usePageTitle`. */
  title: LocalizedText;
  /** Loaded when the page is first visited: `() => import('./ListPage.tsx').then((m) => m.ListPage)`. */
  page: PageLoader;
  /** Draws nothing of antd. As a public page it then comes without antd's theme, 60 kB less. */
  isPlain?: boolean;
};

export type RemoteDefinition = {
  /** As in `remote.json`; also the namespace of its translations. */
  name: string;
  routes: readonly RemoteRoute[];
  translations: Translations;
  /**
   * By the names that `remote.json` declares: what it brings to slots of other pages. Each is imported by itself, and
   * given no props.
   */
  parts?: Readonly<Record<string, PageLoader>>;
};

/**
 * The seam between shell and remote: `src/remote.tsx` exports `remote = defineRemote({ … })`, its only
 * exposed module. Menu, base paths and slots of its parts stand in `remote.json`, which is read before any code is
 * loaded.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  for (const { path } of definition.routes) {
    if (!path.startsWith('/'))
      throw new Error(`Remote “${definition.name}”: the route “${path}” is not absolute.`);
  }
  return definition;
}

/** The definition that a remote's module exports, or an error that says what it exports instead. */
export function readRemoteModule(name: string, module: unknown): RemoteDefinition {
  const exported = (typeof module === 'object' && module !== null ? module : {}) as Record<string, unknown>; // read below
  const definition = exported.remote ?? exported.default;
  if (!isDefinition(definition)) throw new Error(`Remote “${name}” does not export a defineRemote({ … }).`);
  if (definition.name !== name) throw new Error(`Remote “${name}” calls itself “${definition.name}”.`);
  return definition;
}

function isDefinition(value: unknown): value is RemoteDefinition {
  if (typeof value !== 'object' || value === null) return false;
  const { name, routes, translations, parts = {} } = value as Partial<RemoteDefinition>; // every member is checked
  return [
    typeof name === 'string',
    Array.isArray(routes),
    typeof translations === 'object',
    typeof parts === 'object',
  ].every(Boolean);
}
