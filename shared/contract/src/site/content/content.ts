import type { SiteContent } from './content.schema.ts';
import type { ContentKind } from './content-kinds.ts';

/** A record of one kind, as it is entered. */
export type ContentOf<Kind extends ContentKind> = Extract<SiteContent, { kind: Kind }>;

/** It as it is stored: a branch by its code, all others by an id. */
export type StoredContent = { id: string; version: number; record: SiteContent };
