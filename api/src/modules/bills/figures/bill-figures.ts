import {
  amountText,
  type BillTotal,
  billList,
  type Currency,
  currencies,
  type ParsedCondition,
  toFilterObject,
} from '@berth/contract';
import type { ConsoleChart, ConsoleFigure, FigureValue } from '@berth/contract/endpoints';
import type { Context } from '../../../context.ts';
import type { FigureProvider } from '../../console/console.routes.ts';
import { figureDays } from '../../console/figure-periods.ts';
import { bills } from '../list/bill-lists.ts';

type Days = { from: string; to: string };
/** What the list finds by some conditions, and those. */
type Counted = { conditions: readonly ParsedCondition[]; total: number; totals: readonly BillTotal[] };

const months = 6;

const toConfirm: readonly ParsedCondition[] = [{ field: 'status', operator: '=', values: ['unconfirmed'] }];
/** What was cancelled is billed to nobody. */
const issued = ({ from, to }: Days): readonly ParsedCondition[] => [
  { field: 'status', operator: '!=', values: ['cancelled'] },
  { field: 'issuedOn', operator: '>=', values: [from] },
  { field: 'issuedOn', operator: '<=', values: [to] },
];

/** What the console shows of bills: each figure is what their list says by the filter that it leads there with. */
export function billFigures({ database, clock }: Pick<Context, 'database' | 'clock'>): FigureProvider {
  return {
    name: 'bills',
    permission: 'cost:view',
    ask: async ({ actor, signal }) => {
      const days = figureDays(clock(), months);
      const asked = [[], toConfirm, issued(days.before), ...days.months.map(issued)];
      const found = await bills.totalsOfEach(database, actor.customerId, asked, signal);
      const [all, waiting, before, ...byMonth] = asked.map((conditions, at): Counted => {
        const totals = found[at];
        return { conditions, total: totals?.total ?? 0, totals: totals?.summary.totals ?? [] };
      }) as [Counted, Counted, Counted, ...Counted[]]; // as many as are asked for
      return {
        isEmpty: all.total === 0,
        figures: [amountFigure(byMonth, before), confirmFigure(waiting)],
        charts: [amountChart(byMonth, days.months)],
        sailings: [],
        recent: [],
      };
    },
  };
}

const linkTo = (conditions: readonly ParsedCondition[]) => ({
  list: billList.name,
  filter: toFilterObject(conditions),
});

function amountFigure(byMonth: readonly Counted[], before: Counted): ConsoleFigure {
  const thisMonth = byMonth.at(-1) ?? before;
  const { conditions, total: records } = thisMonth;
  const value = moneyOf(thisMonth);
  // Amounts of several currencies are never one line.
  const [only, ...others] = currenciesOf(byMonth);
  const trend = only && others.length === 0 ? byMonth.map((each) => minorOf(each, only)) : [];
  const parts = [{ ...linkTo(conditions), value, records }];
  return { name: 'billAmount', value, before: moneyOf(before), trend, parts };
}

function confirmFigure({ conditions, total }: Counted): ConsoleFigure {
  const value = { unit: 'count', count: total } as const;
  const parts = [{ ...linkTo(conditions), value, records: total }];
  // How many waited at an earlier moment is stored nowhere.
  return { name: 'feesToConfirm', value, before: null, trend: [], parts };
}

/** What was billed by month, a series for each currency, in its major unit. */
function amountChart(byMonth: readonly Counted[], days: readonly Days[]): ConsoleChart {
  return {
    name: 'billAmount',
    unit: '',
    months: days.map(({ from }) => from.slice(0, 7)),
    series: currenciesOf(byMonth).map((currency) => ({
      name: currency,
      values: byMonth.map((each) => Number(amountText({ currency, amountMinor: minorOf(each, currency) }))),
      links: byMonth.map(({ conditions }) =>
        linkTo([...conditions, { field: 'currencies', operator: '=', values: [currency] }]),
      ),
    })),
  };
}

const minorOf = ({ totals }: Counted, currency: Currency) =>
  totals.find((total) => total.currency === currency)?.amountMinor ?? 0;

const currenciesOf = (counted: readonly Counted[]) =>
  currencies.filter((currency) => counted.some((each) => minorOf(each, currency) !== 0));

function moneyOf({ totals }: Counted): FigureValue {
  return {
    unit: 'money',
    amounts: totals.map(({ currency, amountMinor }) => ({ currency, amount: amountMinor })),
  };
}
