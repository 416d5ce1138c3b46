import type { BankAccount, PaymentProof } from '@berth/contract/endpoints';
import { toChinaTime } from '../../../china-time.ts';
import { presentAttached } from '../../uploads/uploads.presenter.ts';
import type { BankAccountRow, ProofRow } from './proofs.repository.ts';

export function presentProof(row: ProofRow): PaymentProof {
  return {
    id: row.id,
    file: presentAttached(row),
    currency: row.currency,
    amountMinor: row.amount_minor,
    paidOn: row.paid_on,
    payer: row.payer,
    status: row.status,
    refusal: row.refusal,
    sentBy: row.sent_by_name,
    sentAt: toChinaTime(row.sent_at),
    bills: row.bills.map(({ id, number, amount_minor }) => ({ id, number, amountMinor: amount_minor })),
  };
}

export function presentBankAccount(row: BankAccountRow): BankAccount {
  return {
    id: row.id,
    currency: row.currency,
    accountName: row.account_name,
    accountNumber: row.account_number,
    bank: { 'zh-CN': row.bank_zh, en: row.bank_en },
    swift: row.swift,
  };
}
