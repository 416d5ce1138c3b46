import type { LocalizedText } from '../language/locale.ts';

/** What is said to everybody in the workspace. `id` is another one whenever staff have saved it anew. */
export type Announcement = { id: string; text: LocalizedText };
