import { declarationEventNames, paperSlotNames } from '@berth/contract';
import type { DeclarationMessageKind } from '@berth/contract/endpoints';
import type { MessageWords } from '../../../../notify/message-words.ts';

export const declarationMessageWords: MessageWords<DeclarationMessageKind> = {
  declarationReturned: ({ fields, words }) => ({
    title: { 'zh-CN': '报关资料 {number} 被退回', en: 'Declaration {number} was returned' },
    content: {
      'zh-CN': '报关资料 {number} 有 {fields} 处需要修改：{words}',
      en: 'Declaration {number} has {fields} to mend: {words}',
    },
    params: {
      fields: { 'zh-CN': String(fields), en: fields === 1 ? 'one place' : `${fields} places` },
      words,
    },
  }),
  declarationConfirmed: () => ({
    title: { 'zh-CN': '报关资料 {number} 已确认', en: 'Declaration {number} was confirmed' },
    content: {
      'zh-CN': '报关资料 {number} 已由报关部确认。',
      en: 'The customs desk has confirmed declaration {number}.',
    },
  }),
  declarationPaperAsked: ({ slot, words }) => ({
    title: { 'zh-CN': '报关资料 {number} 需补充文件', en: 'Declaration {number} needs another paper' },
    content: {
      'zh-CN': '请为报关资料 {number} 补充“{paper}”：{words}',
      en: 'Please hand in “{paper}” for declaration {number}: {words}',
    },
    params: { paper: paperSlotNames[slot], words },
  }),
  declarationPaperReturned: ({ slot, words }) => ({
    title: { 'zh-CN': '报关资料 {number} 的文件被退回', en: 'A paper of declaration {number} was returned' },
    content: {
      'zh-CN': '报关资料 {number} 的“{paper}”被退回：{words}',
      en: '“{paper}” of declaration {number} was returned: {words}',
    },
    params: { paper: paperSlotNames[slot], words },
  }),
  declarationUpdateAnswered: ({ isAccepted, words }) => ({
    title: isAccepted
      ? { 'zh-CN': '报关资料 {number} 的修改已同意', en: 'The update of declaration {number} was accepted' }
      : { 'zh-CN': '报关资料 {number} 的修改未通过', en: 'The update of declaration {number} was refused' },
    content: isAccepted
      ? {
          'zh-CN': '报关资料 {number} 已按您的申请修改。',
          en: 'Declaration {number} has been changed as you asked.',
        }
      : {
          'zh-CN': '您对报关资料 {number} 的修改申请未通过，原因：{words}',
          en: 'Your update of declaration {number} was refused. Reason: {words}',
        },
    params: { words },
  }),
  customsReported: ({ what, customsNumber, words }) => {
    const number = customsNumber === '' ? '' : ` ${customsNumber}`;
    return {
      title: { 'zh-CN': '报关资料 {number}：{what}', en: 'Declaration {number}: {what}' },
      content: {
        'zh-CN': `报关资料 {number}：{what}${number === '' ? '' : '，报关单号{customs}'}。{words}`,
        en: `Declaration {number}: {what}${number === '' ? '' : ', customs number{customs}'}. {words}`,
      },
      params: { what: declarationEventNames[what], customs: number, words },
    };
  },
};
