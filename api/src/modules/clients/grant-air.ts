import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { showRights } from '../../notify/tell-customer.ts';
import { listMembers, updateMember } from '../members/members.repository.ts';
import { memberName, roleChanges } from '../members/record-member-acts.ts';
import { subjectWith } from '../operations/change-words.ts';
import { recordOperations } from '../operations/record-operation.ts';
import { findCompanyOf, lockClient } from './clients.repository.ts';

const air = 'business:air';

/** Gives air bookings to one person of a customer, or takes them; the customer's log has it. */
export async function grantAir(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { memberId, isGranted }: Call<'POST /system/client/grantAir'>['body'],
  actor: Pick<Actor, 'name'>,
): Promise<{ isGranted: boolean }> {
  return await database.transaction().execute(async (transaction) => {
    const customerId = isId(memberId) ? await findCompanyOf(transaction, memberId) : null;
    if (customerId === null) throw new Refusal('NOT_FOUND');
    // Changes of a company's people take turns.
    await lockClient(transaction, customerId);
    const member = (await listMembers(transaction, customerId)).find(({ id }) => id === memberId);
    if (!member) throw new Refusal('NOT_FOUND');
    const { permissions: before, name: title } = member;
    if (before.includes(air) === isGranted) return { isGranted };
    const permissions = isGranted ? [...before, air] : before.filter((each) => each !== air);
    await updateMember(transaction, { customerId, id: memberId }, { permissions });
    const changes = roleChanges({ title, permissions: before }, { title, permissions });
    await recordOperations(transaction, [
      {
        customerId,
        by: { userId: null, name: actor.name, as: 'staff' },
        kind: 'memberChanged',
        subject: subjectWith(memberName(member), changes),
        at: clock(),
      },
    ]);
    await showRights(transaction, { customerId, memberId });
    return { isGranted };
  });
}
