import type { MessageWords } from '../../notify/message-words.ts';

export const freezeMessageWords: MessageWords<'customerFrozen' | 'customerUnfrozen'> = {
  customerFrozen: ({ reason }) => ({
    title: { 'zh-CN': '贵司账户已被冻结', en: 'Your company’s account is frozen' },
    content: {
      'zh-CN':
        '原因：{reason}。冻结期间不能订舱、修改订舱或提交报关资料；仍可查看、确认和支付账单，以及联系客服。',
      en: 'The reason: {reason}. Meanwhile bookings and customs papers cannot be made or changed; you can still see everything, confirm and pay bills, and write to us.',
    },
    params: { reason },
  }),
  customerUnfrozen: ({ reason }) => ({
    title: { 'zh-CN': '贵司账户已解除冻结', en: 'Your company’s account is no longer frozen' },
    content: {
      'zh-CN': '说明：{reason}。现在可以照常订舱和提交报关资料。',
      en: 'The reason: {reason}. You can book and hand in customs papers as usual.',
    },
    params: { reason },
  }),
};
