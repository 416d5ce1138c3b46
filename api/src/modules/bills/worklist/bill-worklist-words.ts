import type { WorklistWords } from '../../worklist/worklist-entry.ts';

export const confirmWords: WorklistWords = {
  why: { 'zh-CN': '账单金额待确认：{amounts}', en: 'To be confirmed: {amounts}' },
  action: { 'zh-CN': '核对账单', en: 'Check bill' },
};

export const overdueWords: WorklistWords = {
  why: { 'zh-CN': '账单已逾期，待付 {amounts}', en: 'Overdue, {amounts} to be paid' },
  action: { 'zh-CN': '去付款', en: 'Pay' },
};

export const answeredWords: WorklistWords = {
  why: { 'zh-CN': '争议已答复，请查看', en: 'A dispute was answered' },
  action: { 'zh-CN': '查看答复', en: 'Read answer' },
};

export const refusedWords: WorklistWords = {
  why: {
    'zh-CN': '{amount} 的付款凭证未通过，原因：{reason}',
    en: 'A proof of {amount} was not accepted. Reason: {reason}',
  },
  action: { 'zh-CN': '重新上传', en: 'Send another' },
};
