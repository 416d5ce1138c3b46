import type { LocalizedText } from '../language/locale.ts';

/** What is said of settings of the whole portal. */
export const systemRuleMessages = {
  invalidColor: { 'zh-CN': '请输入 #RRGGBB 格式的颜色', en: 'Please enter a colour as #RRGGBB' },
  lowContrast: {
    'zh-CN': '与白色的对比度是 {ratio}，至少需要 {least}，请选深一些的颜色',
    en: 'Its contrast with white is {ratio} and has to be {least} at least: please choose a darker colour',
  },
  invalidPath: {
    'zh-CN': '请输入工作台内的路径，以 / 开头，如 /statistical',
    en: 'Please enter a path of the workspace that begins with /, such as /statistical',
  },
  outsideRange: {
    'zh-CN': '请输入 {min} 到 {max} 的整数',
    en: 'Please enter a whole number from {min} to {max}',
  },
  rememberedShorter: {
    'zh-CN': '不能短于未勾选“记住我”时的 {hours} 小时',
    en: 'It cannot be shorter than the {hours} hours of a sign-in that is not remembered',
  },
} as const satisfies Record<string, LocalizedText>;
