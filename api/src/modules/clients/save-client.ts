import { type ClientTerms, clientProblems, type Locale, type Problem } from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { showRights } from '../../notify/tell-customer.ts';
import { requireVersion } from '../../save/asked-version.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import { listBranches } from '../site/site.repository.ts';
import { findClient, lockClient, updateTerms } from './clients.repository.ts';
import { presentTerms } from './read-client.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { reference: ReferenceReader };
type LockedClient = NonNullable<Awaited<ReturnType<typeof lockClient>>>;

/** Changes what staff agreed on with a customer, as it was seen. */
export async function saveClient(
  { database, clock, reference }: Dependencies,
  { id, version, terms }: Call<'POST /system/client/save'>['body'],
  locale: Locale,
): Promise<{ version: number }> {
  refuseProblems(clientProblems(terms).map(ofTerms), locale);
  const people = await reference();
  return await database.transaction().execute(async (transaction) => {
    const client = await lockSeen(transaction, { id, version });
    const branches = (await listBranches(transaction)).map(({ code }) => code);
    const known = {
      branchCode: [...branches, client.branch_code],
      salespersonId: ['', ...people.sales.keys(), client.salesperson_id],
      customerServiceId: ['', ...people.service.keys(), client.customer_service_id],
    };
    refuseProblems(unknownChoices(terms, known).map(ofTerms), locale);
    const before = await findClient(transaction, id);
    const saved = await updateTerms(transaction, id, { terms, at: clock() });
    noteChange({
      what: 'client',
      recordId: id,
      customerId: id,
      before: before && presentTerms(before),
      after: terms,
    });
    // The session says how the customer pays, and who is in charge of it.
    await showRights(transaction, { customerId: id });
    return { version: saved };
  });
}

/** A customer as it was seen, which nobody else changes until the transaction ends. */
export async function lockSeen(
  transaction: Transaction<Tables>,
  { id, version }: { id: string; version: number },
): Promise<LockedClient> {
  const client = isId(id) ? await lockClient(transaction, id) : null;
  if (!client) throw new Refusal('NOT_FOUND');
  requireVersion(client, version);
  return client;
}

type Chosen = 'branchCode' | 'salespersonId' | 'customerServiceId';

/** What is not offered; what the customer has already stays, though somebody left meanwhile. */
function unknownChoices(terms: ClientTerms, known: Record<Chosen, readonly string[]>): Problem[] {
  const fields = ['branchCode', 'salespersonId', 'customerServiceId'] as const;
  return fields
    .filter((field) => !known[field].includes(terms[field]))
    .map((path) => ({ path, rule: 'unknownChoice' }));
}

/** As the call names what it carries. */
const ofTerms = (problem: Problem): Problem => ({ ...problem, path: `terms.${problem.path}` });
