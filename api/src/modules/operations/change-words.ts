import { inEachLanguage, type LocalizedText } from '@berth/contract';

const textOf = (value: string | LocalizedText): LocalizedText =>
  typeof value === 'string' ? { 'zh-CN': value, en: value } : value;

/** `联系人 旧 → 新`; null where it is the same as before. A value that is not there is a dash. */
export function changeInWords(
  field: LocalizedText,
  before: string | LocalizedText,
  after: string | LocalizedText,
): LocalizedText | null {
  const [from, to] = [textOf(before), textOf(after)];
  if (from['zh-CN'] === to['zh-CN'] && from.en === to.en) return null;
  return inEachLanguage((locale) => `${field[locale]} ${from[locale] || '—'} → ${to[locale] || '—'}`);
}

/** What was changed, one after the other; '' where nothing was. */
export function joinChanges(changes: readonly (LocalizedText | null)[]): LocalizedText {
  const made = changes.filter((change) => change !== null);
  return {
    'zh-CN': made.map((change) => change['zh-CN']).join('；'),
    en: made.map((change) => change.en).join('; '),
  };
}

/** What was acted on, and what was changed of it: `王思敏 (clerk)：角色 操作 → 财务`. */
export function subjectWith(name: string, changes: readonly (LocalizedText | null)[]): LocalizedText {
  const joined = joinChanges(changes);
  return {
    'zh-CN': [name, joined['zh-CN']].filter((part) => part !== '').join('：'),
    en: [name, joined.en].filter((part) => part !== '').join(': '),
  };
}
