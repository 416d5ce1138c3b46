import type { ErrorEntry } from './error-codes.ts';

/** What the public tools refuse. */
export const siteToolErrorCodes = {
  NOT_TRACKED: {
    status: 404,
    'zh-CN': '没有查到。请核对号码与第二项信息是否属于同一票货，或联系您的客服。',
    en: 'Nothing was found. Please check that both belong to one shipment, or ask your customer service.',
  },
} as const satisfies Record<string, ErrorEntry>;
