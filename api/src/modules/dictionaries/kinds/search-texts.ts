import { searchForm, searchText, sortKey } from '../../../database/sort-key.ts';

/** Found by both names, pinyin, initials, the code and whatever else it goes by, as what a release ships. */
export function searchTexts(code: string, nameZh: string, nameEn: string, others: readonly string[] = []) {
  const parts = [searchText(nameZh), searchText(nameEn), code, ...others];
  const lines = parts.flatMap((part) => part.split('\n').map(searchForm));
  return {
    sort_key: sortKey(nameZh),
    search_text: [...new Set(lines)].filter(Boolean).join('\n'),
  };
}
