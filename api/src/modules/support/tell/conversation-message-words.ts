import type { MessageWords } from '../../../notify/message-words.ts';

export const conversationMessageWords: MessageWords<'conversationAnswered'> = {
  conversationAnswered: ({ words }) => ({
    title: { 'zh-CN': '客服已回复 {number}', en: 'Our answer in {number}' },
    content:
      words === ''
        ? { 'zh-CN': '客服在会话 {number} 里发来了文件。', en: 'You were sent a file in {number}.' }
        : { 'zh-CN': '{words}', en: '{words}' },
    params: { words },
  }),
};
