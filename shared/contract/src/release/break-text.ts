import { fillTemplate, type TemplateParams } from '../language/fill-template.ts';
import { inEachLanguage, type LocalizedText } from '../language/locale.ts';

/** What is said of a break to the team that releases, by what it is. */
const templates = {
  runtimeRange: {
    'zh-CN': '需要 @berth/runtime {range}，已部署的是 {version}',
    en: 'Needs @berth/runtime {range}, deployed is {version}',
  },
  runtimeExport: {
    'zh-CN': '使用了 @berth/runtime 的 {name}，已部署的版本没有提供',
    en: 'Uses {name} of @berth/runtime, which the deployed one does not export',
  },
  sharedGone: {
    'zh-CN': '使用了共享模块 {name}，已部署的外壳没有提供',
    en: 'Uses the shared module {name}, which the deployed shell does not provide',
  },
  sharedVersion: {
    'zh-CN': '需要 {name} {range}，已部署的外壳提供 {version}',
    en: 'Needs {name} {range}, the deployed shell provides {version}',
  },
  endpointGone: {
    'zh-CN': '调用了 {key}，已部署的接口没有提供',
    en: 'Calls {key}, which the deployed API does not have',
  },
  shapeUnreadable: {
    'zh-CN': '无法比较 {key}：构建记录中它的结构无法读到尽头',
    en: 'Cannot compare {key}: its shape in the build record cannot be followed to its end',
  },
  'answer.missing': {
    'zh-CN': '{key} 的返回不保证有 {field}',
    en: 'The answer of {key} is not sure to have {field}',
  },
  'answer.unknown': {
    'zh-CN': '{key} 的返回中出现了未知的 {field}',
    en: 'The answer of {key} has an unknown {field}',
  },
  'answer.value': {
    'zh-CN': '{key} 返回的 {field} 可能取未知的值：{comes}（已知：{awaited}）',
    en: 'The answer of {key} may have unknown values in {field}: {comes} (known: {awaited})',
  },
  'answer.null': {
    'zh-CN': '{key} 返回的 {field} 现在可能为空（原为 {awaited}）',
    en: '{field} in the answer of {key} may be null now (was {awaited})',
  },
  'answer.type': {
    'zh-CN': '{key} 返回的 {field} 类型变为 {comes}（原为 {awaited}）',
    en: '{field} in the answer of {key} has become {comes} (was {awaited})',
  },
  'input.missing': {
    'zh-CN': '{key} 现在要求必须提供 {field}（{awaited}）',
    en: '{key} now requires {field} ({awaited})',
  },
  'input.unknown': {
    'zh-CN': '{key} 不再接受 {field}，提交的内容会丢失',
    en: '{key} no longer takes {field}: what is sent in it would be lost',
  },
  'input.value': {
    'zh-CN': '{key} 的 {field} 不再接受：{comes}（现在：{awaited}）',
    en: '{key} no longer takes these values in {field}: {comes} (takes {awaited})',
  },
  'input.null': {
    'zh-CN': '{key} 的 {field} 不再允许为空（现在：{awaited}）',
    en: '{field} of {key} may no longer be null (takes {awaited})',
  },
  'input.type': {
    'zh-CN': '{key} 的 {field} 类型变为 {awaited}（发送的是 {comes}）',
    en: '{field} of {key} takes {awaited} now (sent is {comes})',
  },
} as const satisfies Record<string, LocalizedText>;

/** The words of a break in each language. */
export function breakText(what: keyof typeof templates, params: TemplateParams): LocalizedText {
  return inEachLanguage((locale) => fillTemplate(templates[what][locale], params));
}
