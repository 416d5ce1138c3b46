/** Whether a save was refused because another window or device saved the same thing meanwhile. */
export function isSavedElsewhere(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'SAVED_ELSEWHERE';
}

/** What can be done then; what was not saved stays until one of them is chosen. */
export const savedElsewhereTexts = {
  'zh-CN': { takeTheirs: '使用别处保存的', keepMine: '用我的覆盖' },
  en: { takeTheirs: 'Use what was saved there', keepMine: 'Replace it with mine' },
} as const;
