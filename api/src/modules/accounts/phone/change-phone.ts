import { randomUUID } from 'node:crypto';
import { changePhoneProblems, type Locale, type LocalizedText, maskRecipient } from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import type { Outbox } from '../../../notify/outbox/outbox.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import { recordOperation } from '../../operations/record-operation.ts';
import { checkAnybodysCode, spendCode } from '../../sessions/codes/take-code.ts';
import { isPhoneProved } from '../../sessions/sessions.repository.ts';
import { findPhoneInForce, lockPhone, updatePhone } from '../accounts.repository.ts';
import { revokeOtherSessions } from '../own-sessions.repository.ts';
import { wordChangedPhone } from './phone-words.ts';
import { type OwnersProof, type PhoneCaller, proveOwner, subjectOf } from './prove-owner.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { jobs: Jobs; outbox: Outbox };

/**
 * Takes another number for the caller's account, once the owner is proved and the code that went to the new number is
 * right. All other sessions are over then, and the owner is told, at the number of before as well.
 */
export async function changePhone(
  deps: Dependencies,
  caller: PhoneCaller & { locale: Locale },
  { phone, code, ...proof }: OwnersProof & { phone: string; code: string },
): Promise<{ ended: number }> {
  const { database, clock, outbox } = deps;
  const { actor, address, locale } = caller;
  const now = clock();
  const inForce = await findPhoneInForce(database, actor);
  const { oldCode = '', currentPassword = '' } = proof;
  refuseProblems(changePhoneProblems({ phone, code, oldCode, currentPassword }, inForce), locale);
  await proveOwner(deps, caller, { inForce, proof, now });
  const subject = subjectOf('newPhone', phone, actor);
  await checkAnybodysCode(database, subject, { code, now });
  return await database.transaction().execute(async (transaction) => {
    const before = await lockPhone(transaction, actor);
    // Another window was first: what proves the owner is of a number that is in force no more.
    if (before !== inForce.phone) throw new Refusal('CODE_USED', { field: 'oldCode' });
    const isOwn = inForce.isPhoneProved && phone === before;
    if (!isOwn && (await isPhoneProved(transaction, phone))) {
      throw new Refusal('PHONE_TAKEN', { field: 'phone' });
    }
    await spendCode(transaction, subject, now);
    if (inForce.isPhoneProved) await spendCode(transaction, subjectOf('oldPhone', before, actor), now);
    await updatePhone(transaction, actor, { phone, provedAt: now });
    const ended = await revokeOtherSessions(transaction, actor, { but: actor.sessionId, now });
    const change = textOfChange(before, phone);
    await recordOperation(transaction, {
      by: actor,
      kind: 'phoneChanged',
      subject: change,
      address,
      at: now,
    });
    await tellCustomer(transaction, {
      customerId: actor.customerId,
      memberId: actor.userId,
      record: null,
      businessNumber: '',
      at: now,
      kind: 'phoneChanged',
      detail: { address, phone: maskRecipient(phone), endedSessions: ended },
    });
    if (inForce.isPhoneProved) await tellOldPhone(outbox, transaction, { actor, before, phone, now, locale });
    return { ended };
  });
}

function textOfChange(before: string, after: string): LocalizedText {
  const text = `${maskRecipient(before) || '—'} → ${maskRecipient(after)}`;
  return { 'zh-CN': text, en: text };
}

type Told = { actor: Actor; before: string; phone: string; now: Date; locale: Locale };

/** Whoever has the number of before hears of it where nobody else can keep it from them. */
async function tellOldPhone(
  outbox: Outbox,
  transaction: Transaction<Tables>,
  { actor, before, phone, now, locale }: Told,
): Promise<void> {
  if (!outbox.isOpen('sms')) return;
  await outbox.put(transaction, {
    key: `phone changed ${randomUUID()}`,
    channel: 'sms',
    kind: 'phoneChanged',
    recipient: before,
    body: wordChangedPhone(locale, {
      account: actor.account,
      phone: maskRecipient(phone),
      at: toChinaTime(now).slice(0, 16),
    }),
  });
}
