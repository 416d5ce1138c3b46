/**
 * What is reviewed: somebody registers; a customer who is a person hands in a licence and becomes a company; or a
 * customer asks for a change of what stands on its paper.
 */
export const registrationPurposes = ['register', 'upgrade', 'change'] as const;
export type RegistrationPurpose = (typeof registrationPurposes)[number];

export const registrationPurposeNames = {
  register: { 'zh-CN': '注册', en: 'Registration' },
  upgrade: { 'zh-CN': '升级企业', en: 'Upgrade to company' },
  change: { 'zh-CN': '资料变更', en: 'Change of data' },
} as const;
