import type { Permission } from '../account/permissions.ts';

/** A part of a page that a remote brings, such as a card of the console, as its `remote.json` declares it. */
export type RemotePart = {
  /** Under which `src/remote.tsx` gives its code. */
  name: string;
  /** Where it is shown, `console.today`: the first word says whose page that is. A slot is open to every remote. */
  slot: string;
  /** Shown to those alone who have it. */
  permission?: Permission;
  /** Shown to those alone who have one of them. */
  roles?: string[];
};

/** The key of a part's files in a build record, beside the paths of pages. */
export const partKey = (name: string): string => `parts/${name}`;
