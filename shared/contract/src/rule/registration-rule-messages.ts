import type { LocalizedText } from '../language/locale.ts';

/** What is said of the numbers of whoever registers. */
export const registrationRuleMessages = {
  oldRegistrationNumber: {
    'zh-CN': '这是旧版执照的 15 位注册号，请填写 18 位统一社会信用代码',
    en: 'This is the registration number of an old licence; please enter the code of 18 characters',
  },
  creditCodeRegister: {
    'zh-CN': '代码开头两位不是企业或个体工商户的登记机关，请核对',
    en: 'The first two characters name no register of companies or traders; please check',
  },
  creditCodeReadsAsId: {
    'zh-CN': '这像是身份证号，不像统一社会信用代码，请核对',
    en: 'This reads as the ID number of a person, not as the code of a company; please check',
  },
  agreementMissing: {
    'zh-CN': '请先阅读并同意服务协议',
    en: 'Please read the agreement and agree to it first',
  },
  paperMissing: { 'zh-CN': '请上传照片', en: 'Please upload a picture' },
} as const satisfies Record<string, LocalizedText>;
