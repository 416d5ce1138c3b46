import { inEachLanguage, type LocalizedText } from '@berth/contract';

const textOf = (value: Text): LocalizedText =>
  typeof value === 'string' ? { 'zh-CN': value, en: value } : value;

type Text = string | LocalizedText;

/** `联系人 旧 → 新`, though both may read alike, such as numbers with their middle hidden. One that is not there is a dash. */
export function wordChange(field: LocalizedText, before: Text, after: Text): LocalizedText {
  const [from, to] = [textOf(before), textOf(after)];
  return inEachLanguage((locale) => `${field[locale]} ${from[locale] || '—'} → ${to[locale] || '—'}`);
}

/** The same of what may have changed; null where it is the same as before. */
export function changeInWords(field: LocalizedText, before: Text, after: Text): LocalizedText | null {
  const [from, to] = [textOf(before), textOf(after)];
  return from['zh-CN'] === to['zh-CN'] && from.en === to.en ? null : wordChange(field, from, to);
}

/** `状态 未提交 → 待确认`; null where a record stands as before. */
export function statusInWords<Status extends string>(
  names: Readonly<Record<Status, LocalizedText>>,
  before: Status,
  after: Status,
): LocalizedText | null {
  return changeInWords({ 'zh-CN': '状态', en: 'Status' }, names[before], names[after]);
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
