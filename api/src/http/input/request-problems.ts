import {
  type FieldError,
  fillTemplate,
  inEachLanguage,
  type Locale,
  type LocalizedText,
} from '@berth/contract';
import { unstorableProblem } from '@berth/contract/endpoints';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const messages = {
  missing: { 'zh-CN': '缺少此项', en: 'This is missing' },
  wrongType: { 'zh-CN': '类型应为 {expected}', en: 'This must be of type {expected}' },
  tooShort: { 'zh-CN': '请填写此项', en: 'Please fill this in' },
  tooLong: { 'zh-CN': '不能超过 {limit} 个字符', en: 'At most {limit} characters' },
  tooMany: { 'zh-CN': '不能超过 {limit} 项', en: 'At most {limit} entries' },
  tooSmall: { 'zh-CN': '不能小于 {limit}', en: 'At least {limit}' },
  notAbove: { 'zh-CN': '必须大于 {limit}', en: 'Must be greater than {limit}' },
  tooBig: { 'zh-CN': '不能大于 {limit}', en: 'At most {limit}' },
  notOneOf: { 'zh-CN': '只能是：{values}', en: 'Must be one of: {values}' },
  format: { 'zh-CN': '格式不正确', en: 'This does not have the right format' },
  unstorable: {
    'zh-CN': '含有无法使用的字符，请重新输入',
    en: 'This has a character that cannot be used; please type it again',
  },
  unknownField: { 'zh-CN': '不支持的字段：{keys}', en: 'Unknown field: {keys}' },
  invalid: { 'zh-CN': '内容无效', en: 'This is not valid' },
} as const satisfies Record<string, LocalizedText>;

/** What the schemas found wrong, a short sentence a field. Values given by the caller are never repeated. */
export function fieldErrors(issues: readonly Issue[], locale: Locale): FieldError[] {
  return issues.map((issue) => {
    const [name, params] = describe(issue);
    const texts = inEachLanguage((language) => fillTemplate(messages[name][language], params));
    return { field: issue.path.join('.'), message: texts[locale], texts };
  });
}

function describe(issue: Issue): [keyof typeof messages, Record<string, string>] {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? ['missing', {}] : ['wrongType', { expected: issue.expected }];
    case 'too_small':
      if (issue.origin === 'string') return ['tooShort', {}];
      return [issue.inclusive === false ? 'notAbove' : 'tooSmall', { limit: String(issue.minimum) }];
    case 'too_big':
      if (issue.origin === 'string') return ['tooLong', { limit: String(issue.maximum) }];
      return [issue.origin === 'array' ? 'tooMany' : 'tooBig', { limit: String(issue.maximum) }];
    case 'invalid_value':
      return ['notOneOf', { values: issue.values.map(String).join(', ') }];
    case 'invalid_format':
      return ['format', {}];
    case 'custom':
      return [issue.params?.problem === unstorableProblem ? 'unstorable' : 'invalid', {}];
    case 'unrecognized_keys':
      return ['unknownField', { keys: issue.keys.join(', ') }];
    default:
      return ['invalid', {}];
  }
}

// Zod keeps the value out of the issue by default, but its own message says what it received.
function isMissing(issue: Issue): boolean {
  return issue.input === undefined && issue.message.endsWith('received undefined');
}
