import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { recordOperation } from '../../operations/record-operation.ts';
import { deviceText } from '../device-of.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { lockProved, type MemberRow, type SignInProof } from '../sessions.repository.ts';
import { rememberBrowser } from './known-browsers.ts';

/** What the browser of somebody who has signed in gets. */
export type Admitted = { session: OpenedSession; member: MemberRow; knownBrowser: string };

type Place = {
  member: MemberRow;
  /** What they proved to be it by. */
  proof: SignInProof;
  /** The secret of a browser in which somebody signed in before. */
  knownBrowser: string | undefined;
  hours: number;
  address: string;
  userAgent: string;
};

/** Opens a session for somebody who has proved to be it, whichever way, in a browser that is known from now on. */
export async function admitMember(
  database: Kysely<Tables>,
  { member, proof, knownBrowser: sent, hours, address, userAgent }: Place,
  now: Date,
): Promise<Admitted> {
  const knownBrowser = await rememberBrowser(database, { memberId: member.id, sent, now });
  const session = await database.transaction().execute(async (transaction) => {
    // Whatever ended all of their sessions meanwhile has ended this sign-in, too.
    if (!(await lockProved(transaction, member.id, proof))) throw new Refusal('LOGIN_FAILED');
    const by = { customerId: member.customer_id, userId: member.id, ...member };
    await recordOperation(transaction, {
      by,
      kind: 'signedIn',
      subject: deviceText(userAgent),
      address,
      at: now,
    });
    return await openSession(transaction, { memberId: member.id, hours, now, from: { address, userAgent } });
  });
  return { session, member, knownBrowser };
}
