import type { LocalizedText } from '../language/locale.ts';

/** Saving a draft checks only what could not be stored; submitting checks everything. */
export type SaveAction = 'saveDraft' | 'submit';

/** How far a record is that has no other states: unfinished, or complete. */
export const savedStatuses = ['draft', 'submitted'] as const;
export type SavedStatus = (typeof savedStatuses)[number];

export const savedStatusWords: Readonly<Record<SavedStatus, LocalizedText>> = {
  draft: { 'zh-CN': '草稿', en: 'Draft' },
  submitted: { 'zh-CN': '已提交', en: 'Submitted' },
};

/** What a record is after a save; a complete one is only ever saved complete. */
export function statusOfSave(action: SaveAction): SavedStatus {
  return action === 'saveDraft' ? 'draft' : 'submitted';
}
