import type { Kysely } from 'kysely';
import { isId } from '../../../../database/is-id.ts';
import type { Tables } from '../../../../database/tables.ts';
import { Refusal } from '../../../../http/refusal.ts';
import {
  type DeclarationPlace,
  type DeclarationRow,
  findAndLock,
  findDeclaration,
  type LockedDeclaration,
} from './declarations.repository.ts';

/** The customer's declaration, locked; another's is not there. */
export async function lockDeclaration(
  transaction: Kysely<Tables>,
  place: DeclarationPlace,
): Promise<LockedDeclaration> {
  const declaration = isId(place.id) ? await findAndLock(transaction, place) : null;
  if (!declaration) throw new Refusal('NOT_FOUND');
  return declaration;
}

/** The same, not locked. */
export async function getDeclaration(
  database: Kysely<Tables>,
  place: DeclarationPlace,
): Promise<DeclarationRow> {
  const declaration = isId(place.id) ? await findDeclaration(database, place) : null;
  if (!declaration) throw new Refusal('NOT_FOUND');
  return declaration;
}
