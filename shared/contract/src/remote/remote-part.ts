import type { Permission } from '../account/permissions.ts';
import type { LocalizedText } from '../language/locale.ts';

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
  /** Of a card: what stands over it before any of its code has come. */
  title?: LocalizedText;
  /** Of a card: how much room it has. */
  size?: CardSize;
  /** Of a card: lower ones stand first. Those without stand last, in the order of the registry. */
  order?: number;
};

export const cardColumns = ['third', 'half', 'twoThirds', 'full'] as const;
export const cardRows = ['low', 'normal', 'tall'] as const;

/** The part of a row that a card takes, and how high it is until its content has come. */
export type CardSize = {
  columns: (typeof cardColumns)[number];
  rows: (typeof cardRows)[number];
};

/** The slot of the console's cards. */
export const cardSlot = 'console.cards';

/** The key of a part's files in a build record, beside the paths of pages. */
export const partKey = (name: string): string => `parts/${name}`;
