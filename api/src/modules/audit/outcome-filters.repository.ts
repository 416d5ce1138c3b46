import { type RawBuilder, sql } from 'kysely';

/** A filter by what the outcomes have: they are looked into by themselves, not with each call beside them. */
export const ofOutcome = (column: 'customer_search' | 'error_code') =>
  ({
    column: `ended.${column}`,
    anyRow: (matches: RawBuilder<boolean>) =>
      sql<boolean>`id in (select ended.call_id from audit_outcome as ended where ${matches})`,
  }) as const;

/** By the outcome; the calls that have none are read only where somebody looks for those. */
export const orUnknown = {
  column: 'ended.status',
  anyRow: (matches: RawBuilder<boolean>) =>
    sql<boolean>`id in (
      select ended.call_id from audit_outcome as ended where ${matches}
      union all
      select begun.id from audit_call as begun cross join (values ('unknown')) as ended (status)
        where ${matches} and not exists (select from audit_outcome as stored where stored.call_id = begun.id))`,
} as const;
