import {
  amountText,
  disputeStatusNames,
  inEachLanguage,
  type LocalizedText,
  type Money,
} from '@berth/contract';
import type { BillMessageKind } from '@berth/contract/endpoints';
import type { MessageWords } from '../../../notify/message-words.ts';

export const billMessageWords: MessageWords<BillMessageKind> = {
  billIssued: ({ amounts, dueOn }) => ({
    title: { 'zh-CN': '新账单 {number}', en: 'New bill {number}' },
    content: {
      'zh-CN': '账单 {number} 已出，金额 {amounts}，到期日 {dueOn}。请核对并确认金额。',
      en: 'Bill {number} is out: {amounts}, due on {dueOn}. Please check and confirm the amount.',
    },
    params: { amounts: wordAmounts(amounts), dueOn },
  }),
  billChanged: ({ amounts, differences, isConfirmed }) => ({
    title: { 'zh-CN': '账单 {number} 有变动', en: 'Bill {number} has changed' },
    content: inEachLanguage((locale) => {
      const words = changedWords[locale];
      const change = differences?.length === 0 ? words.same : differences ? words.by : words.now;
      return isConfirmed ? change : change + words.confirm;
    }),
    params: { amounts: wordAmounts(amounts), differences: wordAmounts(differences ?? [], '+') },
  }),
  billCancelled: ({ reason }) => ({
    title: { 'zh-CN': '账单 {number} 已作废', en: 'Bill {number} was cancelled' },
    content:
      reason === ''
        ? {
            'zh-CN': '账单 {number} 已作废，无需付款。',
            en: 'Bill {number} was cancelled. It need not be paid.',
          }
        : {
            'zh-CN': '账单 {number} 已作废，无需付款。原因：{reason}',
            en: 'Bill {number} was cancelled. It need not be paid. Reason: {reason}',
          },
    params: { reason },
  }),
  disputeAnswered: ({ outcome, words }) => ({
    title: { 'zh-CN': '账单 {number} 的争议已答复', en: 'Your dispute of bill {number} was answered' },
    content: {
      'zh-CN': '您对账单 {number} 提出的争议：{outcome}。{words}',
      en: 'Your dispute of bill {number}: {outcome}. {words}',
    },
    params: { outcome: disputeStatusNames[outcome], words },
  }),
  paymentReceived: ({ amount, isSettled }) => ({
    title:
      amount.amountMinor < 0
        ? { 'zh-CN': '账单 {number} 的付款已冲销', en: 'A payment of bill {number} was taken back' }
        : { 'zh-CN': '账单 {number} 已收到付款', en: 'Payment received for bill {number}' },
    content: isSettled
      ? {
          'zh-CN': '账单 {number} 到账 {amount}，已结清。',
          en: '{amount} was booked for bill {number}. The bill is settled.',
        }
      : { 'zh-CN': '账单 {number} 到账 {amount}。', en: '{amount} was booked for bill {number}.' },
    params: { amount: wordAmount(amount) },
  }),
  proofRefused: ({ amount, reason }) => ({
    title: {
      'zh-CN': '账单 {number} 的付款凭证未通过',
      en: 'The proof of payment for bill {number} was not accepted',
    },
    content: {
      'zh-CN': '您为账单 {number} 提交的 {amount} 付款凭证未通过，原因：{reason}',
      en: 'Your proof of {amount} for bill {number} was not accepted. Reason: {reason}',
    },
    params: { amount: wordAmount(amount), reason },
  }),
  invoiceIssued: ({ invoiceNumber }) => ({
    title: { 'zh-CN': '账单 {number} 的发票已开具', en: 'The invoice for bill {number} is ready' },
    content: {
      'zh-CN': '账单 {number} 的发票已开具，发票号 {invoiceNumber}，可在账单中下载。',
      en: 'The invoice for bill {number} was issued as {invoiceNumber}. You can download it from the bill.',
    },
    params: { invoiceNumber },
  }),
  invoiceRefused: ({ reason }) => ({
    title: {
      'zh-CN': '账单 {number} 的发票申请未通过',
      en: 'The invoice for bill {number} was refused',
    },
    content: {
      'zh-CN': '您为账单 {number} 申请的发票未能开具，原因：{reason}',
      en: 'The invoice that you asked for with bill {number} cannot be issued. Reason: {reason}',
    },
    params: { reason },
  }),
};

const changedWords = {
  'zh-CN': {
    by: '账单 {number} 的金额变动 {differences}，现为 {amounts}。',
    same: '账单 {number} 的费用有变动，金额仍为 {amounts}。',
    now: '账单 {number} 现在的金额为 {amounts}。',
    confirm: '请重新确认。',
  },
  en: {
    by: 'Bill {number} has changed by {differences} and now amounts to {amounts}.',
    same: 'Fees of bill {number} have changed. It still amounts to {amounts}.',
    now: 'Bill {number} now amounts to {amounts}.',
    confirm: ' Please confirm the amount again.',
  },
};

/** With grouped digits, one behind the other: `CNY 12,345.60, USD 80.00`; `plus` stands before what is above zero. */
export const wordAmounts = (amounts: readonly Money[], plus: '' | '+' = ''): LocalizedText => {
  const worded = amounts.map((amount) => wordAmount(amount, plus));
  return { 'zh-CN': worded.join('、'), en: worded.join(', ') };
};

/** With grouped digits: `CNY 12,345.60`, and as a difference `CNY +12,345.60`. */
function wordAmount(amount: Money, plus: '' | '+' = ''): string {
  const sign = amount.amountMinor > 0 ? plus : '';
  const [whole = '', fraction] = amountText(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount.currency} ${sign}${fraction === undefined ? grouped : `${grouped}.${fraction}`}`;
}
