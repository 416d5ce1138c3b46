import type { LocalizedText } from '@berth/contract';

/** What rules say that the contract's own rules do not; both languages, since messages follow the reader's. */
export const ruleTexts = {
  mobile: { 'zh-CN': '请输入 11 位手机号码', en: 'Enter a mobile number of 11 digits' },
  email: { 'zh-CN': '请输入正确的邮箱', en: 'Enter a valid e-mail address' },
  creditCode: {
    'zh-CN': '请输入正确的 18 位统一社会信用代码',
    en: 'Enter a valid unified social credit code of 18 characters',
  },
  containerNumber: {
    'zh-CN': '请输入正确的箱号，如 CSQU3054383',
    en: 'Enter a valid container number such as CSQU3054383',
  },
  portCode: {
    'zh-CN': '请输入正确的港口代码，如 CNYTN',
    en: 'Enter a valid port code such as CNYTN',
  },
  table: { 'zh-CN': '请至少填写一行', en: 'Enter at least one line' },
  agree: { 'zh-CN': '此项须为“是”', en: 'This must be Yes' },
  time: { 'zh-CN': '请输入正确的时间，如 09:30', en: 'Enter a time such as 09:30' },
  uploadFailed: {
    'zh-CN': '有文件上传失败，请重试或移除该文件',
    en: 'A file failed to upload; try again or remove it',
  },
  uploadUnderWay: {
    'zh-CN': '文件还在上传，请稍候再提交',
    en: 'A file is still on its way; submit once it has arrived',
  },
  upload: { 'zh-CN': '请上传文件', en: 'Please upload a file' },
  lengthMin: { 'zh-CN': '至少 {min} 个字符', en: 'At least {min} characters' },
  countMin: { 'zh-CN': '至少 {min} 项', en: 'At least {min}' },
  countMax: { 'zh-CN': '最多 {max} 项', en: 'At most {max}' },
  rangeMin: { 'zh-CN': '不能小于 {min}', en: 'Must not be less than {min}' },
  rangeMax: { 'zh-CN': '不能大于 {max}', en: 'Must not be more than {max}' },
} as const satisfies Record<string, LocalizedText>;
