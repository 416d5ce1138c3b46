import { type BillTotal, billList, billStatuses, inCurrencyOrder } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { anyWordOf } from '../../../list/any-word-of.ts';
import { tableList } from '../../../list/table-list.ts';
import { countByStatus, sumsOfBills } from './bill-totals.repository.ts';

export const bills = tableList(billList, 'bill', {
  odd: {
    status: { sortBy: 'status_rank' },
    businessNumbers: anyWordOf('bill.business_numbers'),
    blNumbers: anyWordOf('bill.bl_numbers'),
    currencies: anyWordOf('bill.currencies'),
  },
  defaultSort: { field: 'issuedOn', order: 'descending' },
  alsoShown: ['totals'],
  beside: ({ totals }) => ({ totals }),
  besideTotals: {
    // What the statement has made: a line for each currency.
    totals: { read: sumsOfBills, present: (value) => inCurrencyOrder(value as BillTotal[]) },
  },
});

/** Every status with how many bills are in it, whatever the list is filtered by. */
export async function countBills(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  customerId: string,
): Promise<EndpointResult<Endpoints['GET /cost/getBillCounts']>> {
  const counts = await countByStatus(database, customerId, toChinaDay(clock()));
  const billsOf = new Map(counts.map(({ status, bills }) => [status, bills]));
  return {
    statuses: Object.fromEntries(billStatuses.map((status) => [status, billsOf.get(status) ?? 0])) as Counts, // one each
    overdue: counts.reduce((sum, { overdue }) => sum + overdue, 0),
  };
}

type Counts = EndpointResult<Endpoints['GET /cost/getBillCounts']>['statuses'];
