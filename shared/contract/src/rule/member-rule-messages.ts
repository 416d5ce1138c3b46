import type { LocalizedText } from '../language/locale.ts';

/** What is said of the rules of accounts and their first passwords. */
export const memberRuleMessages = {
  tooShort: { 'zh-CN': '至少 {min} 个字符', en: 'At least {min} characters' },
  accountForm: {
    'zh-CN': '{min} 至 {max} 个字符，可用文字、数字和 . _ - @，以文字或数字开头',
    en: '{min} to {max} characters: letters, digits and . _ - @, beginning with a letter or digit',
  },
  takenAccount: {
    'zh-CN': '此登录账号已被使用（账号在整个平台内不能重复），请换一个',
    en: 'This login is taken: logins are unique in the whole portal; please choose another',
  },
  takenDepartment: {
    'zh-CN': '同一上级下已有此名称的部门',
    en: 'There is a department of this name at this place',
  },
  departmentUnderItself: {
    'zh-CN': '不能移到本部门或其下级部门之下',
    en: 'A department cannot be moved under itself or under one of its own parts',
  },
  weakPassword: {
    'zh-CN': '至少 {min} 个字符，且同时含有字母和数字',
    en: 'At least {min} characters, with letters and digits',
  },
} as const satisfies Record<string, LocalizedText>;
