import type { ErrorEntry } from './error-codes.ts';

/** Why an enquiry is not taken, or a lead not changed. */
export const leadErrorCodes = {
  CV_GONE: {
    status: 409,
    'zh-CN': '简历已过期或已被使用，请重新上传。',
    en: 'The CV is gone or was used; please upload it again.',
  },
  LEAD_ACTION_REFUSED: {
    status: 409,
    'zh-CN': '线索 {number} 的状态为“{status}”，不能进行此操作。',
    en: 'Lead {number} is “{status}”, where this cannot be done.',
  },
  LEAD_ERASED: {
    status: 409,
    'zh-CN': '线索 {number} 的个人信息已到期删除，不能再修改。',
    en: 'What lead {number} said of a person was deleted after its time; it cannot be changed any more.',
  },
} as const satisfies Record<string, ErrorEntry>;
