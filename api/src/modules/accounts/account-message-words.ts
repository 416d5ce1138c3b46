import type { MessageWords } from '../../notify/message-words.ts';

export const accountMessageWords: MessageWords<'passwordChanged' | 'phoneChanged'> = {
  passwordChanged: ({ address, endedSessions }) => ({
    title: { 'zh-CN': '您的登录密码已修改', en: 'Your password was changed' },
    content: {
      'zh-CN':
        '登录密码已在 {address} 修改，其他 {count} 个登录已结束。若不是您本人操作，请立即重置密码并联系客服。',
      en:
        'The password was changed from {address}; other sessions that were ended: {count}. If it was not you, reset ' +
        'the password at once and tell customer service.',
    },
    params: { address, count: endedSessions },
  }),
  phoneChanged: ({ address, phone, endedSessions }) => ({
    title: { 'zh-CN': '您的手机号已更换', en: 'Your mobile number was changed' },
    content: {
      'zh-CN':
        '手机号已在 {address} 更换为 {phone}，其他 {count} 个登录已结束。若不是您本人操作，请立即修改密码并联系客服。',
      en:
        'The mobile number was changed to {phone} from {address}; other sessions that were ended: {count}. If it was ' +
        'not you, change the password at once and tell customer service.',
    },
    params: { address, phone, count: endedSessions },
  }),
};
