import type { ErrorEntry } from './error-codes.ts';

/** Why a call about a bill is refused, to its customer, the desk or a system. */
export const billErrorCodes = {
  BILL_ACTION_REFUSED: {
    status: 409,
    'zh-CN': '账单 {number} 的状态为“{status}”，不能进行此操作。',
    en: 'Bill {number} is “{status}”, where this cannot be done.',
  },
  BILL_CHANGED_MEANWHILE: {
    status: 409,
    'zh-CN': '账单 {number} 在您查看后有变动，请核对最新内容后再操作。',
    en: 'Bill {number} has changed since you looked at it; please check it and try again.',
  },
  BILL_DISPUTED: {
    status: 409,
    'zh-CN': '账单 {number} 的待确认金额正在争议中，请等待答复或撤回争议后再确认。',
    en: 'What is left to confirm of bill {number} is disputed. Wait for the answer or withdraw the dispute first.',
  },
  BILL_CORRECTION_AWAITED: {
    status: 409,
    'zh-CN': '账单 {number} 的争议已获同意，请等待账单更正后再确认；如不再有异议，可撤回争议。',
    en: 'Bill {number} will be corrected as the answer to your dispute says. Wait for the correction, or withdraw the dispute.',
  },
  DISPUTE_OPEN: {
    status: 409,
    'zh-CN': '此项已有一个等待答复的争议。',
    en: 'This is disputed already and waits for an answer.',
  },
  DISPUTE_CLOSED: {
    status: 409,
    'zh-CN': '此争议已结束。',
    en: 'This dispute is over.',
  },
  DISPUTE_ANSWERED: {
    status: 409,
    'zh-CN': '此争议已由 {name} 于 {time} 答复“{outcome}”。要改答复，请写明它替换的答复编号 {id}。',
    en: 'This dispute was answered “{outcome}” by {name} at {time}. To answer otherwise, name the answer that it replaces: {id}.',
  },
  BILL_NUMBER_TAKEN: {
    status: 409,
    'zh-CN': '账单号 {number} 已被使用。',
    en: 'There is a bill {number} already.',
  },
  BILL_CUSTOMER_UNKNOWN: {
    status: 400,
    'zh-CN': '无法确定客户：请填写订舱的业务编号，或客户的登录账号。',
    en: 'Whose bill this is cannot be told: name a booking in one of its rows, or an account of the customer.',
  },
  PROOF_DECIDED: {
    status: 409,
    'zh-CN': '此付款凭证已处理。',
    en: 'This proof of payment was confirmed or refused before.',
  },
  PROOF_AMBIGUOUS: {
    status: 409,
    'zh-CN': '附言 {reference} 对应多份待确认的付款凭证，请指定凭证编号。',
    en: 'Several proofs of payment wait for the reference {reference}; please give the id of one.',
  },
  INVOICE_REQUEST_DECIDED: {
    status: 409,
    'zh-CN': '此发票申请已处理。',
    en: 'This request for an invoice was answered before.',
  },
  PROOF_LIKE_ONE: {
    status: 409,
    'zh-CN':
      '账单 {number} 在 {time} 已提交过一份 {amount} 的付款凭证。如果这是另一笔付款，请勾选确认后再提交。',
    en: 'A proof of {amount} for bill {number} was sent at {time}. If this is another payment, tick that it is and send it again.',
  },
  PAYMENT_ABOVE_DUE: {
    status: 409,
    'zh-CN':
      '账单 {number} 只待付 {due}，此笔 {amount} 中多出的部分将记为客户的预付余额。确认无误请勾选后再提交。',
    en: 'Only {due} is due of bill {number}; what this {amount} has beyond it becomes credit on account. If that is right, tick so and confirm again.',
  },
  PROOF_SENT_BEFORE: {
    status: 409,
    'zh-CN': '此付款凭证已于 {time} 提交过，无需重复提交。',
    en: 'This proof of payment was sent before, at {time}; it need not be sent again.',
  },
  PROOF_OTHER_CURRENCY: {
    status: 400,
    'zh-CN': '账单 {number} 没有 {currency} 的应付金额。',
    en: 'Bill {number} has nothing to pay in {currency}.',
  },
  STATEMENT_PERIOD: {
    status: 400,
    'zh-CN': '请选择对账期间（起止日期，最长 {days} 天）或账单。',
    en: 'Please choose a period (first and last day, at most {days} days) or bills.',
  },
  STATEMENT_EMPTY: {
    status: 400,
    'zh-CN': '此期间没有账单、付款和余额。',
    en: 'Nothing was owed, billed or paid in this period.',
  },
  STATEMENT_TOO_LARGE: {
    status: 400,
    'zh-CN': '共 {total} 笔，一份对账单最多 {limit} 笔，请缩短期间。',
    en: 'These are {total} entries, and one statement holds at most {limit}; please take a shorter period.',
  },
  INVOICE_REQUESTED_BEFORE: {
    status: 409,
    'zh-CN': '账单 {number} 已申请过发票。',
    en: 'An invoice was requested for bill {number} before.',
  },
} as const satisfies Record<string, ErrorEntry>;
