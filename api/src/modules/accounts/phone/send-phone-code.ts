import { type Locale, newPhoneProblems } from '@berth/contract';
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import type { Outbox } from '../../../notify/outbox/outbox.ts';
import { resendSeconds } from '../../sessions/codes/code-limits.ts';
import { codeSeconds } from '../../sessions/codes/code-subject.ts';
import { wordCode } from '../../sessions/codes/code-words.ts';
import { sendCode } from '../../sessions/codes/send-code.ts';
import { findPhoneInForce } from '../accounts.repository.ts';
import { type OwnersProof, type PhoneCaller, proveOwner, subjectOf } from './prove-owner.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  jobs: Jobs;
  outbox: Outbox;
  smsDayBudget: number;
};

type Wanted = { number: 'old' } | ({ number: 'new'; phone: string } & OwnersProof);

/** Sends a code to the number in force, or to a new one once the owner is proved. */
export async function sendPhoneCode(
  deps: Dependencies,
  caller: PhoneCaller & { locale: Locale },
  wanted: Wanted,
): Promise<{ resendSeconds: number; expire: number }> {
  if (!deps.outbox.isOpen('sms')) throw new Refusal('SMS_UNAVAILABLE');
  const { actor, address, knownBrowser, locale } = caller;
  const now = deps.clock();
  const inForce = await findPhoneInForce(deps.database, actor);
  if (wanted.number === 'old' && !inForce.isPhoneProved) {
    // Nobody has proved to have it: the password stands for the owner.
    refuseProblems([{ path: 'currentPassword', rule: 'required' }], locale);
  }
  if (wanted.number === 'new') {
    const { phone, oldCode = '', currentPassword = '' } = wanted;
    refuseProblems(newPhoneProblems({ phone, oldCode, currentPassword }, inForce), locale);
    await proveOwner(deps, caller, { inForce, proof: wanted, now });
  }
  const isOld = wanted.number === 'old';
  const purpose = isOld ? 'oldPhone' : 'newPhone';
  const phone = isOld ? inForce.phone : wanted.phone;
  await sendCode(deps, {
    subject: subjectOf(purpose, phone, actor),
    findMember: async () => (isOld ? { id: actor.userId } : null),
    isForAnybody: !isOld,
    word: wordCode(purpose),
    address,
    knownBrowser,
    locale,
    now,
  });
  return { resendSeconds, expire: codeSeconds };
}
