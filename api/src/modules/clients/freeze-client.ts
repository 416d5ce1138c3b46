import { clientStateNames, freezeProblems, type Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { showChange, tellCustomers } from '../../notify/tell-customer.ts';
import { listManagerIds } from '../registrations/changes/changes.repository.ts';
import { storeFreeze } from './clients.repository.ts';
import { lockSeen } from './save-client.ts';

type Staff = { actor: Pick<Actor, 'name'>; locale: Locale };

/** Freezes a customer as it was seen, or lets it go on; its managers are told the reason. */
export async function freezeClient(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { id, version, isFrozen, reason }: Call<'POST /system/client/freeze'>['body'],
  { actor, locale }: Staff,
): Promise<{ version: number }> {
  refuseProblems(freezeProblems({ reason }), locale);
  const at = clock();
  return await database.transaction().execute(async (transaction) => {
    const { name, frozen_at: frozenAt } = await lockSeen(transaction, { id, version });
    if ((frozenAt !== null) === isFrozen) {
      const state = clientStateNames[isFrozen ? 'frozen' : 'active'];
      throw new Refusal('CLIENT_ACTION_REFUSED', { params: { name, state } });
    }
    const saved = await storeFreeze(transaction, id, { isFrozen, reason, by: actor.name, at });
    noteChange({
      what: 'client',
      recordId: id,
      customerId: id,
      before: { isFrozen: !isFrozen },
      after: { isFrozen, reason },
    });
    await tellManagers(transaction, id, { isFrozen, reason, at });
    return { version: saved };
  });
}

type News = { isFrozen: boolean; reason: string; at: Date };

async function tellManagers(
  transaction: Transaction<Tables>,
  customerId: string,
  { isFrozen, reason, at }: News,
): Promise<void> {
  const kind = isFrozen ? ('customerFrozen' as const) : ('customerUnfrozen' as const);
  const told = await listManagerIds(transaction, customerId);
  await tellCustomers(
    transaction,
    told.map((memberId) => ({
      customerId,
      memberId,
      record: null,
      businessNumber: '',
      kind,
      detail: { reason },
      at,
    })),
  );
  await showChange(transaction, { customerId, record: { kind: 'customer', id: customerId } });
}
