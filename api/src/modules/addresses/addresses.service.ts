import { randomUUID } from 'node:crypto';
import {
  type AddressContent,
  type AddressKind,
  addressLimits,
  addressProblems,
  type Locale,
  type Problem,
  settleAddress,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { searchText, sortKey } from '../../database/sort-key.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import { requireCurrent } from '../tables/require-current.ts';
import { keepingProblems, requireOwn } from '../tables/tables.policy.ts';
import * as repository from './addresses.repository.ts';

export type AddressDependencies = { database: Kysely<Tables>; clock: Clock; reference: ReferenceReader };

type SaveRequest = Call<'POST /business/addressSave'>['body'];

const most = { ofTable: addressLimits.ofKind, inAll: addressLimits.inAll };

export function listAddresses(
  { database }: AddressDependencies,
  actor: Actor,
  kind: AddressKind,
): Promise<repository.AddressRow[]> {
  return repository.listAddresses(database, actor.customerId, kind);
}

/** Saves an address of the customer's, new or changed, and gives all of its kind. */
export async function saveAddress(
  { database, clock, reference }: AddressDependencies,
  { actor, body, locale }: { actor: Actor; body: SaveRequest; locale: Locale },
): Promise<repository.AddressRow[]> {
  const { id, version, ...given } = body;
  const content = settleAddress(given);
  const { kind, title } = content;
  const { countries } = await reference();
  const now = clock().toISOString();
  return await database.transaction().execute(async (transaction) => {
    const kept = await lockAddresses(transaction, actor);
    if (id !== undefined) {
      requireOwn(kept, { table: kind, id });
      requireCurrent(
        kept.find((address) => address.id === id),
        version,
      );
    }
    const naming = keepingProblems(kept, { table: kind, id, title }, most);
    // The name's own rules are among both.
    const others = addressProblems(content).filter(({ path }) => path !== 'title');
    refuseProblems([...naming, ...others, ...countryProblem(content, countries)], locale);
    const changes = {
      ...addressColumns(content),
      updated_by: actor.name,
      version: randomUUID(),
      updated_at: now,
    };
    if (id !== undefined) await repository.updateAddress(transaction, actor.customerId, id, changes);
    else {
      const place = { id: randomUUID(), customer_id: actor.customerId, kind };
      await repository.insertAddress(transaction, { ...place, ...changes, created_at: now });
    }
    return await repository.listAddresses(transaction, actor.customerId, kind);
  });
}

export async function deleteAddress(
  { database }: AddressDependencies,
  actor: Actor,
  { kind, id }: { kind: AddressKind; id: string },
): Promise<repository.AddressRow[]> {
  return await database.transaction().execute(async (transaction) => {
    requireOwn(await lockAddresses(transaction, actor), { table: kind, id });
    await repository.deleteAddress(transaction, actor.customerId, id);
    return await repository.listAddresses(transaction, actor.customerId, kind);
  });
}

async function lockAddresses(transaction: Kysely<Tables>, { customerId }: Actor) {
  await repository.lockCustomer(transaction, customerId);
  const kept = await repository.listKeptAddresses(transaction, customerId);
  // As what a person keeps of tables is: by name within one of several.
  return kept.map((address) => ({ ...address, table_name: address.kind }));
}

function countryProblem(
  { country }: AddressContent,
  countries: ReadonlyMap<string, unknown>,
): readonly Problem[] {
  return country === '' || countries.has(country) ? [] : [{ path: 'country', rule: 'unknownChoice' }];
}

function addressColumns({ title, phone, country, stateName, postalCode, address }: AddressContent) {
  return {
    title,
    title_sort_key: sortKey(title),
    search: [searchText(title), searchText(address), phone].join('\n'),
    phone,
    country,
    state_name: stateName,
    postal_code: postalCode,
    address,
  };
}
