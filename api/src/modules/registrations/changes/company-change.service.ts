import { randomUUID } from 'node:crypto';
import {
  canRegistration,
  changeProblems,
  isPaperNeeded,
  type Locale,
  paperOf,
  purposeOfChange,
  type Registration,
  registrationDoubts,
  registrationPurposeNames,
  registrationStatusNames,
  under,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely, Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { dayNumber } from '../../../day-number.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { showChange } from '../../../notify/tell-customer.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import { getAccount } from '../../accounts/accounts.repository.ts';
import { lockCustomer } from '../../customers/customers.repository.ts';
import { recordOperation } from '../../operations/record-operation.ts';
import { columnsOf, mask, maskPerson, presentStanding, refuseAction } from '../content-of.ts';
import { dueDayOf } from '../due-day.ts';
import { mendLocked } from '../mend-registration.ts';
import { needsPaper } from '../papers/needs-paper.ts';
import { addPaper } from '../papers/papers.repository.ts';
import { takePicture } from '../papers/take-picture.ts';
import {
  insertEvent,
  type RegistrationRow,
  takeSerial,
  updateRegistration,
} from '../registrations.repository.ts';
import { findLastChange, findOpenChange, insertChange, lockChange } from './changes.repository.ts';
import { readStands } from './stands.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type State = EndpointResult<Endpoints['GET /user/getCompanyChange']>;
type Caller = { actor: Actor; address: string; locale: Locale };

/** The customer as it is known, and how stands what it asked for last. */
export async function readChange(database: Kysely<Tables>, actor: Actor, now: Date): Promise<State> {
  const { customerId } = actor;
  const row = await findLastChange(database, customerId);
  return {
    stands: maskPerson(await readStands(database, customerId)),
    change:
      row === null || row.purpose === 'register'
        ? null
        : {
            ...presentStanding(row, needsPaper(row, now)),
            id: row.id,
            purpose: row.purpose,
            status: row.status,
          },
  };
}

type Asked = Call<'POST /user/companyChangeSubmit'>['body'];

/** Takes a request in, one at a time. */
export async function submitChange({ database, clock }: Dependencies, caller: Caller, body: Asked) {
  const { actor, locale } = caller;
  const { customerId } = actor;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const open = await findOpenChange(transaction, customerId);
    if (open) {
      const { number, status } = open;
      throw new Refusal('COMPANY_CHANGE_WAITS', {
        params: { number, status: registrationStatusNames[status] },
      });
    }
    const stands = await readStands(transaction, customerId);
    const { account, email, name, phone } = await getAccount(transaction, actor);
    const content: Registration = { ...body.content, account, contact: name, email };
    const today = toChinaDay(now);
    // What is shown masked is no home.
    const isMasked = content.idAddress.includes(mask);
    refuseProblems(isMasked ? [inContent({ path: 'idAddress', rule: 'required' })] : [], locale);
    refuseProblems(changeProblems(stands, content, today).map(inContent), locale);
    if (!body.isOddConfirmed) refuseProblems(registrationDoubts(content, today).map(inContent), locale);
    const isNeeded = isPaperNeeded(stands, content);
    refuseProblems(isNeeded && body.paper === null ? [{ path: 'paper', rule: 'paperMissing' }] : [], locale);
    const id = randomUUID();
    const change = await insertChange(transaction, {
      ...columnsOf(content),
      id,
      number: dayNumber('RG', today, await takeSerial(transaction, today)),
      purpose: purposeOfChange(stands, content) ?? 'change',
      status: 'waiting',
      applicant_type: content.applicantType,
      account,
      phone,
      customer_id: customerId,
      asked_by: actor.userId,
      stood: JSON.stringify(stands),
      locale,
      submitted_at: now,
      due_on: await dueDayOf(transaction, now),
      created_at: now,
    });
    // A picture that nothing asks for is not kept.
    if (isNeeded && body.paper !== null) {
      const picture = await takePicture(transaction, body.paper, now);
      await addPaper(transaction, {
        registrationId: id,
        paper: paperOf(content.applicantType),
        picture,
        now,
      });
    }
    await insertEvent(transaction, { registrationId: id, what: 'submitted', by: actor.name, at: now });
    await note(transaction, caller, { row: change, kind: 'companyChangeSubmitted', now });
  });
  return await readChange(database, actor, now);
}

const inContent = under('content');

type Mended = Call<'POST /user/companyChangeMend'>['body'];

/** Stores the returned fields as the customer has mended them; they wait for their review again. */
export async function mendChange({ database, clock }: Dependencies, caller: Caller, { id, ...body }: Mended) {
  const { actor, locale } = caller;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    const before = await lockOwn(transaction, actor, id);
    const row = await mendLocked(transaction, before, body, { locale, now, by: actor.name });
    await note(transaction, caller, { row, kind: 'companyChangeMended', now });
  });
  return await readChange(database, actor, now);
}

type Named = Call<'POST /user/companyChangeWithdraw'>['body'];

/** Takes back what waits or was returned. */
export async function withdrawChange(
  { database, clock }: Dependencies,
  caller: Caller,
  { id, version }: Named,
) {
  const { actor } = caller;
  const now = clock();
  await database.transaction().execute(async (transaction) => {
    const before = await lockOwn(transaction, actor, id);
    // Where staff were quicker, that says more than that it changed.
    if (!canRegistration(before.status, 'withdraw')) refuseAction(before);
    requireVersion(before, version);
    const row = await updateRegistration(transaction, before, {
      status: 'withdrawn',
      decided_at: now,
    });
    await insertEvent(transaction, { registrationId: id, what: 'withdrawn', by: actor.name, at: now });
    await note(transaction, caller, { row, kind: 'companyChangeWithdrawn', now });
  });
  return await readChange(database, actor, now);
}

async function lockOwn(
  transaction: Transaction<Tables>,
  { customerId }: Actor,
  id: string,
): Promise<RegistrationRow> {
  const row = isId(id) ? await lockChange(transaction, customerId, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

type Noted = {
  row: RegistrationRow;
  kind: 'companyChangeSubmitted' | 'companyChangeMended' | 'companyChangeWithdrawn';
  now: Date;
};

/** Into the log; the customer's other pages show it. */
async function note(
  transaction: Transaction<Tables>,
  { actor, address }: Caller,
  { row, kind, now }: Noted,
): Promise<void> {
  const purpose = registrationPurposeNames[row.purpose];
  const subject = { 'zh-CN': `${purpose['zh-CN']} ${row.number}`, en: `${purpose.en} ${row.number}` };
  await recordOperation(transaction, { by: actor, kind, subject, address, at: now });
  const { customerId } = actor;
  await showChange(transaction, { customerId, record: { kind: 'customer', id: customerId } });
}
