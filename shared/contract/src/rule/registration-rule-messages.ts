import type { LocalizedText } from '../language/locale.ts';

/** What is said of the numbers of whoever registers. */
export const registrationRuleMessages = {
  oldRegistrationNumber: {
    'zh-CN': '这是旧版执照的 15 位注册号，请填写 18 位统一社会信用代码',
    en: 'This is the registration number of an old licence; please enter the code of 18 characters',
  },
  creditCodeLength: {
    'zh-CN': '统一社会信用代码应为 18 位',
    en: 'A unified social credit code has 18 characters',
  },
  creditCodeFormat: {
    'zh-CN': '统一社会信用代码只含数字和大写字母，不含 I、O、Z、S、V',
    en: 'A unified social credit code has digits and letters other than I, O, Z, S and V',
  },
  creditCodeCheckDigit: {
    'zh-CN': '统一社会信用代码的校验位不正确，请核对',
    en: 'The check character of this unified social credit code is wrong; please check it',
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
  nothingChanged: {
    'zh-CN': '与现有资料相同，没有需要变更的内容',
    en: 'This is what stands already; there is nothing to change',
  },
  staysCompany: {
    'zh-CN': '企业账号不能改为个人账号',
    en: 'The account of a company cannot become that of a person',
  },
  paperMissing: { 'zh-CN': '请上传照片', en: 'Please upload a picture' },
} as const satisfies Record<string, LocalizedText>;
