import { canRegistration } from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../../audit/note-change.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import { settleCustomer } from '../../customers/customers.repository.ts';
import type { VisitorDependencies } from '../../uploads/visitor-uploads.service.ts';
import { refuseAction } from '../content-of.ts';
import {
  insertEvent,
  lockRegistration,
  type RegistrationRow,
  updateRegistration,
} from '../registrations.repository.ts';
import type { Notices } from '../tell-applicant.ts';
import { decide } from './decide.ts';
import { readAtDesk, readPaper, readQueue } from './read-desk.ts';

type Dependencies = VisitorDependencies & Omit<Notices, 'seal'>;

/** Staff review registrations, each in their own name. */
export function registrationDeskHandlers(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    'GET /system/registrations/queue': async () => await readQueue(database, clock()),
    'GET /system/registrations/registration': async ({ query }) =>
      await readAtDesk(database, query.id, clock()),
    'GET /system/registrations/paper': async ({ actor, query }) => await readPaper(deps, actor, query),
    'POST /system/registrations/decide': async ({ actor, body, locale }) => {
      const { id, version, decision } = body;
      return await database.transaction().execute(async (transaction) => {
        const row = await lockSeen(transaction, id, version);
        const act = { transaction, by: actor.name, now: clock(), locale };
        const decided = await decide(deps, act, row, decision);
        noteDecision(row, decided);
        return presentDecided(decided);
      });
    },
    'POST /system/registrations/settle': async ({ actor, body }) =>
      await database.transaction().execute(async (transaction) => {
        const row = await lockSeen(transaction, body.id, body.version);
        const { customer_id: customerId } = row;
        const isNew = row.purpose === 'register';
        if (customerId === null || !isNew || !canRegistration(row.status, 'settle')) refuseAction(row);
        const isSettled = await settleCustomer(transaction, customerId, body.settlement);
        if (!isSettled) refuseAction(row);
        noteChange({
          what: 'company',
          recordId: customerId,
          customerId,
          before: { settlement: 'unsigned' },
          after: { settlement: body.settlement },
        });
        const event = { what: 'settled', by: actor.name, words: body.settlement, at: clock() } as const;
        await insertEvent(transaction, { ...event, registrationId: row.id });
        return presentDecided(await updateRegistration(transaction, row, {}));
      }),
  } satisfies Partial<Handlers>;
}

async function lockSeen(transaction: Transaction<Tables>, id: string, version: number) {
  const row = isId(id) ? await lockRegistration(transaction, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  requireVersion(row, version);
  return row;
}

function noteDecision(before: RegistrationRow, after: RegistrationRow): void {
  const decided = ({ status, reasons, refused_because: refusedBecause }: RegistrationRow) => ({
    status,
    reasons,
    refusedBecause,
  });
  noteChange({
    what: 'registration',
    recordId: before.id,
    ...(after.customer_id === null ? {} : { customerId: after.customer_id }),
    before: decided(before),
    after: decided(after),
  });
}

const presentDecided = ({ status, version }: RegistrationRow) => ({ status, version });
