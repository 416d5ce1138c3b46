export { readOpeningHours, writeOpeningHours } from './site/company/opening-hours-text.ts';
export type { SiteContent } from './site/content/content.schema.ts';
export type { ContentOf, StoredContent } from './site/content/content.ts';
export type { ContentKind, RemovableKind, Weekday } from './site/content/content-kinds.ts';
export {
  contentKindNames,
  contentKinds,
  contentLimits,
  isRemovable,
  weekdays,
} from './site/content/content-kinds.ts';
export { contentProblems, linesOf } from './site/content/content-rules.ts';
export { textLimits } from './site/content/content-texts.ts';
