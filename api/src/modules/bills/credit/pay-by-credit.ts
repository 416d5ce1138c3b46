import type { Context } from '../../../context.ts';
import type { Call } from '../../../http/handlers.ts';
import { saveOnce } from '../../../save/save-once.ts';
import { presentChanged } from '../receive/forwarder-act.ts';
import { applyCredit } from './apply-credit.ts';

/** A customer pays a bill out of its credit on account. */
export async function payByCredit(
  deps: Pick<Context, 'database' | 'clock'>,
  { actor, body, locale }: Pick<Call<'POST /cost/applyCredit'>, 'actor' | 'body' | 'locale'>,
) {
  const { customerId } = actor;
  const { idempotencyKey: key, ...asked } = body;
  const attempt = { customerId, key, content: { call: 'applyCredit', ...asked } };
  return await saveOnce(deps, attempt, async (transaction, now) => {
    const use = { ...asked, customerId };
    const { bill, changed } = await applyCredit(transaction, use, { by: actor, action: 'pay', locale, now });
    return presentChanged(bill, changed);
  });
}
