import { randomUUID } from 'node:crypto';
import { billLimits, invoiceTitleProblems, type Locale, type Problem } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { lockOwner } from '../../../kept/named-records.repository.ts';
import { missingVersion, requireVersion } from '../../../save/asked-version.ts';
import type { ProfileRow } from './invoice-profiles.repository.ts';
import * as repository from './invoice-profiles.repository.ts';

type ProfileDependencies = Pick<Context, 'database' | 'clock'>;
type Saving = Call<'POST /cost/saveInvoiceProfile'>['body'];

/** Saves an invoice title of the customer's, new or changed. Once there is one, exactly one is the default. */
export async function saveProfile(
  { database, clock }: ProfileDependencies,
  { actor, body, locale }: { actor: Actor; body: Saving; locale: Locale },
): Promise<ProfileRow> {
  const { customerId } = actor;
  const now = clock().toISOString();
  return await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor, 'company');
    const profiles = await repository.listProfiles(transaction, customerId);
    const stored = requireStored(profiles, body);
    refuseProblems(
      [...missingVersion(body), ...invoiceTitleProblems(body), ...namingProblems(profiles, body)],
      locale,
    );
    if (stored) requireVersion(stored, body.version ?? 0);
    const isDefault = body.isDefault || profiles.length === 0 || stored?.is_default === true;
    if (isDefault) await dropDefault(transaction, profiles, { except: stored?.id, now });
    const columns = { ...columnsOf(body), is_default: isDefault, updated_at: now };
    const id = stored?.id ?? randomUUID();
    if (stored) {
      const version = stored.version + 1;
      await repository.updateProfile(transaction, { customerId, id }, { ...columns, version });
    } else {
      const profile = { id, customer_id: customerId, ...columns, created_at: now };
      await repository.insertProfile(transaction, profile);
    }
    return await getProfile(transaction, customerId, id);
  });
}

/** Deletes a title; where it was the default, the oldest one left is it from then on. */
export async function deleteProfile(
  { database, clock }: ProfileDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  const { customerId } = actor;
  await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor, 'company');
    const profiles = await repository.listProfiles(transaction, customerId);
    const stored = requireStored(profiles, { id });
    await repository.deleteProfile(transaction, { customerId, id });
    const next = profiles.find((profile) => profile.id !== id);
    if (!stored?.is_default || !next) return;
    const change = { is_default: true, version: next.version + 1, updated_at: clock().toISOString() };
    await repository.updateProfile(transaction, { customerId, id: next.id }, change);
  });
}

export async function getProfile(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<ProfileRow> {
  const profile = requireStored(await repository.listProfiles(database, customerId), { id });
  if (!profile) throw new Refusal('NOT_FOUND');
  return profile;
}

/** The customer's own that a change names; null for a new one. */
function requireStored(
  profiles: readonly ProfileRow[],
  { id }: { id?: string | undefined },
): ProfileRow | null {
  if (id === undefined) return null;
  const stored = profiles.find((profile) => profile.id === id);
  if (!stored) throw new Refusal('NOT_FOUND');
  return stored;
}

/** A save that is sent again for want of an answer makes no second one of the name. */
function namingProblems(profiles: readonly ProfileRow[], { id, title }: Saving): Problem[] {
  const others = profiles.filter((profile) => profile.id !== id);
  if (others.some((profile) => profile.title === title)) return [{ path: 'title', rule: 'takenName' }];
  const max = billLimits.invoiceProfiles;
  const isOneTooMany = id === undefined && profiles.length >= max;
  return isOneTooMany ? [{ path: 'title', rule: 'tooManySaved', params: { max } }] : [];
}

async function dropDefault(
  transaction: Transaction<Tables>,
  profiles: readonly ProfileRow[],
  { except, now }: { except: string | undefined; now: string },
): Promise<void> {
  const before = profiles.find((profile) => profile.is_default && profile.id !== except);
  if (!before) return;
  const own = { customerId: before.customer_id, id: before.id };
  const change = { is_default: false, version: before.version + 1, updated_at: now };
  await repository.updateProfile(transaction, own, change);
}

function columnsOf({ title, taxNumber, address, phone, bank, bankAccount }: Saving) {
  return { title, tax_number: taxNumber, address, phone, bank, bank_account: bankAccount };
}
