import type { Context } from '../../../context.ts';
import type { Actor } from '../../../http/handlers.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import type { CodeSubject } from '../../sessions/codes/code-subject.ts';
import { checkAnybodysCode } from '../../sessions/codes/take-code.ts';
import { checkCurrentPassword } from '../password/check-current-password.ts';

/** Who asks for another number, from where. */
export type PhoneCaller = {
  actor: Actor;
  address: string;
  /** What the browser calls itself by, from an earlier sign-in. */
  knownBrowser: string | undefined;
};

/** The number in force; a proved one opens the account. */
export type PhoneInForce = { phone: string; isPhoneProved: boolean };

/** What proves the owner, of which the number in force takes one. */
export type OwnersProof = { oldCode?: string | undefined; currentPassword?: string | undefined };

/** A code for a number is good in the session that asked for it. */
export function subjectOf(purpose: 'oldPhone' | 'newPhone', phone: string, actor: Actor): CodeSubject {
  return { purpose, phone, accountKey: actor.userId, browser: actor.sessionId };
}

/** Throws at its field where what should prove the owner does not. A right code can be used again afterwards. */
export async function proveOwner(
  deps: Pick<Context, 'database'> & { jobs: Jobs },
  { actor, address, knownBrowser }: PhoneCaller,
  { inForce, proof, now }: { inForce: PhoneInForce; proof: OwnersProof; now: Date },
): Promise<void> {
  if (inForce.isPhoneProved) {
    const subject = subjectOf('oldPhone', inForce.phone, actor);
    const field = 'oldCode';
    return await checkAnybodysCode(deps.database, subject, { code: proof.oldCode ?? '', now, field });
  }
  const password = proof.currentPassword ?? '';
  await checkCurrentPassword(deps, { actor, address, knownBrowser, password, now });
}
