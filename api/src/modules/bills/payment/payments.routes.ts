import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { payByCredit } from '../credit/pay-by-credit.ts';
import { payByTransfer } from './pay-by-transfer.ts';
import { presentBankAccount, presentProof } from './payments.presenter.ts';
import { listBankAccounts, listProofs } from './proofs.repository.ts';
import { sendProof } from './send-proof.ts';

/** How bills are paid, and what customers say that they have paid. */
export function paymentHandlers({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  const deps = { database, clock, pay: payByTransfer };
  return {
    'GET /cost/getBankAccounts': async () => (await listBankAccounts(database)).map(presentBankAccount),
    'POST /cost/paymentProof': async (call) => await sendProof(deps, call),
    'POST /cost/applyCredit': async (call) => await payByCredit(deps, call),
    'GET /cost/getPaymentProofs': async ({ actor: { customerId } }) =>
      (await listProofs(database, { customerId })).map(presentProof),
  } satisfies Partial<Handlers>;
}
