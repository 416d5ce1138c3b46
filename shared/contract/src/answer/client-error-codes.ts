import type { ErrorEntry } from './error-codes.ts';

/** Why something of a customer is not done. */
export const clientErrorCodes = {
  CUSTOMER_FROZEN: {
    status: 403,
    'zh-CN': '贵司账户已被冻结，暂不能订舱、修改订舱或提交报关资料。原因：{reason}。如有疑问请联系客服。',
    en: 'Your company’s account is frozen: bookings and customs papers cannot be made or changed for now. The reason: {reason}. Please contact customer service if you have questions.',
  },
  CLIENT_ACTION_REFUSED: {
    status: 409,
    'zh-CN': '客户“{name}”的状态为“{state}”，不能进行此操作。',
    en: 'The customer “{name}” is “{state}”, where this cannot be done.',
  },
} as const satisfies Record<string, ErrorEntry>;
