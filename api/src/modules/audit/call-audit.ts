import { randomUUID } from 'node:crypto';
import type { NotedChange } from '../../audit/note-change.ts';
import { boundedJson, redact } from '../../audit/redact.ts';
import type { Context } from '../../context.ts';
import type { AuditedCall, AuditedEnd, CallAudit } from '../../http/audited-call.ts';
import { searchDocument } from '../../list/search-document.ts';
import { findCustomer } from '../customers/customers.repository.ts';
import { type BegunCall, insertCall, insertOutcome } from './audit.repository.ts';

const mostInputBytes = 8 * 1024;
const mostChangesBytes = 64 * 1024;

/** Stores each call that writes before it is done, and after it what became of it. */
export function createCallAudit({
  database,
  clock,
  warn,
}: Pick<Context, 'database' | 'clock' | 'warn'>): CallAudit {
  const begin = async (call: AuditedCall) => {
    const id = randomUUID();
    const begun = await insertCall(database, { ...rowOf(call), id, at: clock() });
    return async (end: AuditedEnd) => {
      try {
        const customer = await customerOf(call, begun, end.changes);
        await insertOutcome(database, {
          call_id: id,
          at: clock(),
          status: end.status,
          error_code: end.errorCode,
          about_customer_id: customer.id,
          customer_name: customer.name,
          customer_search: searchDocument([customer.name]),
          changes: boundedJson(storedChanges(end), mostChangesBytes),
        });
      } catch (error) {
        warn(error, `what became of call ${call.requestId} is not in the audit`);
      }
    };
  };

  /** The customer whose data a call was about: a customer's person changes none but their own company's. */
  const customerOf = async (
    { actor }: AuditedCall,
    { kind, customerName }: BegunCall,
    changes: readonly NotedChange[],
  ) => {
    const own = { id: actor?.customerId ?? null, name: customerName };
    const id = changes.find(({ customerId }) => customerId !== undefined)?.customerId;
    if (kind === 'member' || id === undefined || id === own.id) return own;
    return (await findCustomer(database, id)) ?? { id, name: '' };
  };

  return {
    begin,
    refused: async (call, errorCode) => {
      try {
        const end = await begin(call);
        await end({ status: 'refused', errorCode, changes: [], moreChanges: 0 });
      } catch (error) {
        warn(error, `the refusal of call ${call.requestId} is not in the audit`);
      }
    },
  };
}

function rowOf({ endpoint, actor, releaser, system, address, requestId, input }: AuditedCall) {
  const key = system ? 'system' : releaser ? 'releaseKey' : 'visitor';
  const name = actor?.name ?? system?.name ?? releaser?.holder ?? '';
  const account = actor?.account ?? '';
  return {
    endpoint,
    actor_kind: actor ? null : (key as 'system' | 'releaseKey' | 'visitor'),
    member_id: actor?.userId ?? null,
    key_id: system?.keyId ?? releaser?.keyId ?? null,
    actor_name: name,
    actor_account: account,
    actor_search: searchDocument([name, account]),
    actor_customer_id: actor?.customerId ?? null,
    address,
    request_id: requestId,
    input: input === null ? null : boundedJson(input, mostInputBytes),
  };
}

function storedChanges({ changes, moreChanges }: AuditedEnd): unknown {
  const stored = changes.map(({ customerId: _customer, before, after, ...change }) => ({
    ...change,
    before: redact(before),
    after: redact(after),
  }));
  return moreChanges === 0 ? stored : [...stored, { more: moreChanges }];
}
