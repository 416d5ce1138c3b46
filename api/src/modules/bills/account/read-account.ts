import { sumsByCurrency } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { listSurpluses } from '../credit/credit.repository.ts';
import { type AccountPart, getTerms, sumAccount, sumBalance, sumOwedInFen } from './account.repository.ts';

type Account = EndpointResult<Endpoints['GET /cost/getAccount']>;

/** What the customer owes by the clock's day, and its credit where it settles by the month. */
export async function readAccount(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  customerId: string,
): Promise<Account> {
  const terms = await getTerms(database, customerId);
  const sums = await sumAccount(database, customerId, toChinaDay(clock()));
  const sumOf = (part: AccountPart) => {
    const own = sums.filter((sum) => sum.part === part);
    const amounts = own.flatMap(({ currency, amount }) =>
      currency && amount !== 0 ? [{ currency, amountMinor: amount }] : [],
    );
    const bills = own.find(({ currency }) => currency === null)?.bills ?? 0;
    return { bills, amounts: sumsByCurrency(amounts) };
  };
  return {
    settlement: terms.settlement,
    credit: await readCredit(database, customerId, terms),
    toConfirm: sumOf('toConfirm'),
    due: sumOf('due'),
    dueWithin7Days: sumOf('dueWithin7Days'),
    overdue: sumOf('overdue'),
    disputed: sumOf('disputed'),
    onAccount: sumsByCurrency(await listSurpluses(database, customerId)),
    balance: await sumBalance(database, customerId),
  };
}

async function readCredit(
  database: Kysely<Tables>,
  customerId: string,
  { settlement, limit_minor: limitMinor, days }: Awaited<ReturnType<typeof getTerms>>,
): Promise<Account['credit']> {
  if (settlement !== 'monthly' || limitMinor === null || days === null) return null;
  return { limitMinor, days, usedMinor: await sumOwedInFen(database, customerId) };
}
