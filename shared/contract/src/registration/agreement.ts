import type { LocalizedText } from '../language/locale.ts';

export type AgreementSection = { title: LocalizedText; text: LocalizedText };

/** How many days after the decision pictures of identity are kept; the agreement names both. */
export const identityPaperDays = { approved: 180, refused: 30 } as const;

/** Another text has another version: what somebody agreed to is known by it. */
export const agreementVersion = '2026-11/1';

/** The day from which this version holds, `YYYY-MM-DD`. */
export const agreementSince = '2026-11-28';

/** The platform service agreement, which is opened and agreed to by whoever registers. */
export const serviceAgreement: readonly AgreementSection[] = [
  {
    title: { 'zh-CN': '一、服务内容', en: '1. The service' },
    text: {
      'zh-CN':
        '平台向已通过审核的企业和个人提供海运拼箱、整箱和空运的在线订舱，报关、退税和买单资料的提交，货物跟踪，以及账单的查看、核对和下载。运输和报关本身按双方另行签订的合同和提单条款执行。',
      en: 'The platform lets companies and persons whose registration was approved book LCL, FCL and air cargo, hand in papers for customs, tax refund and buy-orders, track cargo, and see, check and download bills. Carriage and customs clearance themselves follow the contracts and bills of lading between the parties.',
    },
  },
  {
    title: { 'zh-CN': '二、注册与审核', en: '2. Registration and review' },
    text: {
      'zh-CN':
        '申请人应提交真实、有效、完整的资料，并在资料变更后及时通知我们。工作人员在一至两个工作日内审核，并以短信和邮件通知结果。资料不符时，我们会说明理由并退回修改，或不予通过。',
      en: 'The applicant gives true, valid and complete information and tells us of changes. Our staff review it within one to two working days and tell the result by SMS and e-mail. What does not agree is returned with the reason, or the registration is refused.',
    },
  },
  {
    title: { 'zh-CN': '三、账号与密码', en: '3. Account and password' },
    text: {
      'zh-CN':
        '账号由申请人及其授权的子账号使用。请妥善保管密码和手机；以该账号进行的操作视为账号持有人的操作。发现他人使用账号时，请立即修改密码并通知我们。',
      en: 'The account is for the applicant and for sub-accounts that the applicant gives to others. Keep password and phone safe: what is done with the account counts as done by its holder. Change the password and tell us at once when somebody else uses it.',
    },
  },
  {
    title: { 'zh-CN': '四、个人信息与证件照片', en: '4. Personal data and pictures of papers' },
    text: {
      'zh-CN': `为核实身份，我们收集联系人、手机号、邮箱，以及营业执照或身份证人像面的照片和其中的信息。照片在服务器上识别和加密保存，不交给第三方识别，仅审核人员可以查看，每次查看都有记录。申请通过后照片保存 ${identityPaperDays.approved} 天，未通过的保存 ${identityPaperDays.refused} 天，期满删除；长期未修改的退回申请同样处理。`,
      en: `To verify who applies we collect contact, mobile number and e-mail, and a picture of the business licence or of the front of the ID card with what stands on it. Pictures are read and kept, encrypted, on our own server; no third party reads them. Reviewers alone see them, and each look is recorded. A picture is deleted ${identityPaperDays.approved} days after an approval and ${identityPaperDays.refused} days after a refusal, or after a returned registration was left alone as long.`,
    },
  },
  {
    title: { 'zh-CN': '五、合规要求', en: '5. Compliance' },
    text: {
      'zh-CN':
        '客户保证货物和申报资料真实，不托运违禁品，不利用平台进行虚假贸易、骗取退税或其他违法活动。我们有权拒绝可疑的订舱，并依法向主管机关报告。',
      en: 'The customer warrants that goods and papers are true, ships nothing that is forbidden, and does not use the platform for sham trade, fraudulent tax refunds or anything else against the law. We may refuse bookings that are doubtful and report them as the law demands.',
    },
  },
  {
    title: { 'zh-CN': '六、费用与结算', en: '6. Fees and settlement' },
    text: {
      'zh-CN':
        '使用平台不收费。运费和其他费用按报价和账单结算；结算方式（月结或票结）在审核通过后由双方约定。',
      en: 'The platform is free of charge. Freight and other fees follow quotations and bills; monthly or per-bill settlement is agreed after the approval.',
    },
  },
  {
    title: { 'zh-CN': '七、责任与变更', en: '7. Liability and changes' },
    text: {
      'zh-CN':
        '我们尽力保证平台可用，但不对不可抗力、网络中断或第三方原因造成的中断负责。协议更新后，新注册的申请人按新版本同意；现有客户会收到通知。',
      en: 'We do our best to have the platform available, and are not liable for interruptions by force majeure, networks or third parties. Whoever registers after a change agrees to the new version; customers are told of it.',
    },
  },
];
