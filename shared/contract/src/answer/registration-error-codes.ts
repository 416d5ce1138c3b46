import type { ErrorEntry } from './error-codes.ts';

/** Why a registration is not taken or decided. */
export const registrationErrorCodes = {
  REGISTRATION_CLOSED: {
    status: 503,
    'zh-CN': '暂不能在线提交证件，请致电客服。',
    en: 'Papers cannot be handed in here for now; please call us.',
  },
  PAPER_GONE: {
    status: 409,
    'zh-CN': '照片已过期或已被使用，请重新上传。',
    en: 'The picture is gone or was used; please upload it again.',
  },
  REGISTRATION_SENT: {
    status: 409,
    'zh-CN': '注册申请 {number} 之前已经提交，此后的修改没有保存。需要修改时请联系我们。',
    en: 'Registration {number} was sent before; what was changed since is not saved. Please call us to change it.',
  },
  AGREEMENT_CHANGED: {
    status: 409,
    'zh-CN': '服务协议已更新，请重新阅读并同意。',
    en: 'The agreement has changed; please read it and agree again.',
  },
  REGISTRATION_ACCOUNT_TAKEN: {
    status: 409,
    'zh-CN': '登录账号“{account}”已被其他客户使用，请退回“登录账号”一项让申请人更换。',
    en: 'Another customer has the account “{account}”; return that field so that the applicant chooses another one.',
  },
  REGISTRATION_ACTION_REFUSED: {
    status: 409,
    'zh-CN': '注册申请 {number} 的状态为“{status}”，不能进行此操作。',
    en: 'Registration {number} is “{status}”, where this cannot be done.',
  },
  COMPANY_CHANGE_WAITS: {
    status: 409,
    'zh-CN': '申请 {number} 还在处理中（{status}），请先等待结果或撤回它。',
    en: 'Request {number} is still open (“{status}”); please wait for its result or withdraw it.',
  },
  COMPANY_CHANGE_ACTION_REFUSED: {
    status: 409,
    'zh-CN': '申请 {number} 的状态已是“{status}”，不能进行此操作。',
    en: 'Request {number} is “{status}” by now, where this cannot be done.',
  },
  CREDIT_CODE_TAKEN: {
    status: 409,
    'zh-CN': '客户“{name}”已使用这个统一社会信用代码。请核实后退回“统一社会信用代码”一项，或不予通过。',
    en: 'The customer “{name}” has this unified social credit code. Please look into it, then return that field or refuse.',
  },
} as const satisfies Record<string, ErrorEntry>;
