import { type LocalizedText, registrationFieldNames, registrationPurposeNames } from '@berth/contract';
import type { MessageDetail } from '@berth/contract/endpoints';
import type { MessageWords } from '../../../notify/message-words.ts';
import { joinChanges, wordChange } from '../../operations/change-words.ts';

type Kind = 'companyChangeApproved' | 'companyChangeReturned' | 'companyChangeRefused';

export const changeMessageWords: MessageWords<Kind> = {
  companyChangeApproved: ({ purpose, changes }) => ({
    title: { 'zh-CN': '{purpose}申请 {number} 已通过', en: '{purpose}: {number} is approved' },
    content: {
      'zh-CN': '公司资料已变更：{changes}。结算方式不变。',
      en: 'The company data are changed: {changes}. You settle as before.',
    },
    params: { purpose: registrationPurposeNames[purpose], changes: wordChanges(changes) },
  }),
  companyChangeReturned: ({ purpose, reasons }) => ({
    title: { 'zh-CN': '{purpose}申请 {number} 需要修改', en: '{purpose}: {number} needs a change' },
    content: {
      'zh-CN': '{reasons}。请修改后重新提交。',
      en: '{reasons}. Please mend it and send it again.',
    },
    params: {
      purpose: registrationPurposeNames[purpose],
      reasons: joinChanges(
        reasons.map(({ field, words }) => ({
          'zh-CN': `${registrationFieldNames[field]['zh-CN']}：${words}`,
          en: `${registrationFieldNames[field].en}: ${words}`,
        })),
      ),
    },
  }),
  companyChangeRefused: ({ purpose, words }) => ({
    title: { 'zh-CN': '{purpose}申请 {number} 未通过', en: '{purpose}: {number} was refused' },
    content: { 'zh-CN': '原因：{words}', en: 'The reason: {words}' },
    params: { purpose: registrationPurposeNames[purpose], words },
  }),
};

/** What is another than before, as message and log say it. */
export function wordChanges(changes: MessageDetail<'companyChangeApproved'>['changes']): LocalizedText {
  return joinChanges(
    changes.map(({ field, before, after }) => wordChange(registrationFieldNames[field], before, after)),
  );
}
