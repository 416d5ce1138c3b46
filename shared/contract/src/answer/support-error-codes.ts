import type { ErrorEntry } from './error-codes.ts';

/** Why something is not said, taken over or closed in a conversation with the forwarder. */
export const supportErrorCodes = {
  CONVERSATION_FULL: {
    status: 409,
    'zh-CN': '会话 {number} 的消息已达 {max} 条，请结束后重新发起会话。',
    en: 'Conversation {number} has {max} messages, which is the most; please end it and begin another.',
  },
  CONVERSATION_FILES_FULL: {
    status: 409,
    'zh-CN': '一个会话最多可发送 {max} 个文件。其余文件请发到我们的邮箱，或登录后在订舱中上传。',
    en: 'A conversation takes at most {max} files. Please send the others by e-mail, or sign in and upload them with a booking.',
  },
  CONVERSATION_LINK_GONE: {
    status: 409,
    'zh-CN': '链接已使用过或已过期。您可以重新发起会话，客服会继续为您处理。',
    en: 'This link was used or has expired. You can begin another conversation, and we will go on from there.',
  },
  CONVERSATION_TAKEN: {
    status: 409,
    'zh-CN': '会话 {number} 的负责人已变为：{owner}。请看过后再操作。',
    en: 'Conversation {number} is now with: {owner}. Please look at it before you go on.',
  },
  CONVERSATION_GOES_ON: {
    status: 409,
    'zh-CN': '会话 {number} 里有您还没看到的新消息，请看过后再结束。',
    en: 'Something was said in conversation {number} that you have not seen yet. Please read it before you close it.',
  },
  CONVERSATION_ERASED: {
    status: 409,
    'zh-CN': '会话 {number} 的内容已到期删除，不能再操作。',
    en: 'What was said in conversation {number} was deleted after its time; nothing can be done with it any more.',
  },
} as const satisfies Record<string, ErrorEntry>;
