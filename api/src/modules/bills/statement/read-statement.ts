import { statementLimits } from '@berth/contract';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import { Refusal } from '../../../http/refusal.ts';
import { readInTurn } from '../../../list/read-in-turn.ts';
import { type CurrencyStatement, composeStatement } from './compose-statement.ts';
import * as repository from './statement.repository.ts';

export type StatementDependencies = Pick<Context, 'database' | 'clock'>;

/** What was owed, billed and paid, as of one moment. */
export type Statement = {
  customer: { name: string; settlement: 'monthly' | 'perBill' | 'unsigned' };
  scope: repository.StatementScope;
  /** The day at whose end the closing balance is owed. */
  until: string;
  currencies: CurrencyStatement[];
  /** Of the bills that it lists; for the Excel file. */
  rows: repository.StatementRow[];
};

/** What a call asks for: a period, or chosen bills. */
export type StatementOrder = {
  from?: string | undefined;
  to?: string | undefined;
  ids?: readonly string[] | undefined;
  withRows: boolean;
};

/**
 * Reads a statement of the customer's. Refuses bills that are not there, a period that is none, one in which nothing was
 * owed, and more than one file holds.
 */
export async function readStatement(
  { database, clock }: StatementDependencies,
  customerId: string,
  { order, limit, signal }: { order: StatementOrder; limit: 'waiting' | 'task'; signal: AbortSignal },
): Promise<Statement> {
  const scope = scopeOf(order);
  const until = 'to' in scope ? scope.to : toChinaDay(clock());
  return await readInTurn(database, { customerId, signal }, async ({ database: snapshot }) => {
    const bills = await repository.listStatementBills(snapshot, customerId, scope);
    if ('ids' in scope && bills.length < scope.ids.length) throw new Refusal('NOT_FOUND');
    const payments = await repository.listStatementPayments(snapshot, customerId, scope);
    const rows = order.withRows ? bills.reduce((sum, { feeRows }) => sum + feeRows, 0) : 0;
    requireRoom(bills.length + payments.length, statementLimits[limit]);
    requireRoom(rows, statementLimits.feeRows[limit]);
    const opening = 'from' in scope ? await repository.openingBalances(snapshot, customerId, scope.from) : [];
    const ids = 'ids' in scope ? scope.ids : null;
    // Chosen bills are as they are: with all their payments, also such as are dated later.
    const aged = await repository.agedBalances(snapshot, customerId, { day: until, ids });
    const currencies = composeStatement({ opening, bills, payments, aged });
    if (currencies.length === 0) throw new Refusal('STATEMENT_EMPTY');
    const billIds = bills.map(({ id }) => id);
    return {
      customer: await repository.getStatementCustomer(snapshot, customerId),
      scope,
      until,
      currencies,
      rows: order.withRows ? await repository.listStatementRows(snapshot, customerId, billIds) : [],
    };
  });
}

function requireRoom(total: number, most: number): void {
  if (total > most) throw new Refusal('STATEMENT_TOO_LARGE', { params: { total, limit: most } });
}

function scopeOf({ from, to, ids }: StatementOrder): repository.StatementScope {
  if (ids) {
    const chosen = [...new Set(ids)];
    if (!chosen.every(isId)) throw new Refusal('NOT_FOUND');
    return { ids: chosen };
  }
  if (from === undefined || to === undefined)
    throw new Refusal('STATEMENT_PERIOD', { field: 'from', params: { days: statementLimits.days } });
  const days = (Date.parse(to) - Date.parse(from)) / (24 * 3600_000);
  if (days < 0 || days > statementLimits.days) {
    throw new Refusal('STATEMENT_PERIOD', { field: 'to', params: { days: statementLimits.days } });
  }
  return { from, to };
}
