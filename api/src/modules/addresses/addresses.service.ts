import {
  type AddressContent,
  type AddressKind,
  addressLimits,
  addressProblems,
  type Locale,
  type Problem,
  settleAddress,
} from '@berth/contract';
import type { Context } from '../../context.ts';
import { searchText, sortKey } from '../../database/sort-key.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { deleteRecord, type KeptRecords, saveRecord } from '../../kept/keep-records.ts';
import * as repository from './addresses.repository.ts';

export type AddressDependencies = Pick<Context, 'database' | 'clock' | 'reference'>;

type SaveRequest = Call<'POST /business/addressSave'>['body'];

const addressBook: KeptRecords<'saved_address'> = {
  table: 'saved_address',
  group: 'kind',
  ownedBy: 'company',
  most: { ofGroup: addressLimits.ofKind, inAll: addressLimits.inAll },
};

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
  const save = {
    owner: actor,
    locale,
    asked: { group: kind, id, version, title },
    // The rules of the title are checked with the other names.
    problems: [
      ...addressProblems(content).filter(({ path }) => path !== 'title'),
      ...countryProblem(content, countries),
    ],
    columns: { ...addressColumns(content), updated_by: actor.name },
  };
  return await saveRecord({ database, clock }, addressBook, save, (transaction) =>
    repository.listAddresses(transaction, actor.customerId, kind),
  );
}

export async function deleteAddress(
  { database }: AddressDependencies,
  actor: Actor,
  { kind, id }: { kind: AddressKind; id: string },
): Promise<repository.AddressRow[]> {
  return await deleteRecord(
    { database },
    addressBook,
    { owner: actor, asked: { group: kind, id } },
    (transaction) => repository.listAddresses(transaction, actor.customerId, kind),
  );
}

function countryProblem(
  { country }: AddressContent,
  countries: ReadonlyMap<string, unknown>,
): readonly Problem[] {
  return country === '' || countries.has(country) ? [] : [{ path: 'country', rule: 'unknownChoice' }];
}

function addressColumns({ title, phone, country, stateName, postalCode, address }: AddressContent) {
  return {
    title_sort_key: sortKey(title),
    search: [searchText(title), searchText(address), phone].join('\n'),
    phone,
    country,
    state_name: stateName,
    postal_code: postalCode,
    address,
  };
}
