import type {
  ConsoleChart,
  ConsoleFigure,
  ConsoleFigures,
  FigurePart,
  SailingDay,
} from '@berth/contract/endpoints';
import type { Context } from '../../../context.ts';
import type { Actor } from '../../../http/handlers.ts';
import { daysAfter, figurePeriods, monthBefore, type Period } from '../../console/figure-periods.ts';
import {
  awaited,
  type Conditions,
  departing,
  type FigureList,
  figureListsFor,
  inPeriod,
  linkTo,
  ordered,
  partOf,
  returned,
  shipped,
} from './count-bookings.ts';
import { hasBookings, listRecent } from './recent-bookings.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Asking = { actor: Actor; signal: AbortSignal };

/** A line of time reaches 72 hours. */
const sailingDays = 4;
const trendMonths = { month: 6, year: 12 } as const;
const chartMonths = 6;

type Totals = { total: number; volume: number };
/** The totals of each filter that a list was asked by, under its name. */
type Counted = { list: FigureList; of: (name: string) => Totals & { conditions: Conditions } };

/** What the console shows of bookings: each figure is the total of a list by the filter that it leads there with. */
export function bookingFigures({ database, clock }: Dependencies) {
  return async ({ actor, signal }: Asking): Promise<ConsoleFigures> => {
    const periods = figurePeriods(clock());
    const lists = figureListsFor(actor);
    const [counted, recent, isAny] = await Promise.all([
      Promise.all(
        lists.map((list) => countList({ database, actor, signal }, list, filtersOf(list, periods))),
      ),
      listRecent(database, actor.customerId, lists),
      hasBookings(database, actor.customerId),
    ]);
    return {
      isEmpty: !isAny,
      figures: figuresOf(counted),
      charts: [volumeChart(counted, periods)],
      sailings: sailingsOf(counted, periods.today),
      recent,
    };
  };
}

type Periods = ReturnType<typeof figurePeriods>;

/** All that one list is asked for, by name. */
function filtersOf(list: FigureList, periods: Periods): ReadonlyMap<string, Conditions> {
  const { today, day, month, year, lastMonths } = periods;
  const orders = (period: Period) => [...ordered(list), ...inPeriod(period)];
  const returns = (period: Period) => [...returned, ...inPeriod(period)];
  const numbered = (name: string, each: readonly Conditions[]) =>
    each.map((conditions, at): [string, Conditions] => [`${name}${at}`, conditions]);
  return new Map<string, Conditions>([
    ['day', orders(day.now)],
    ['dayBefore', orders(day.before)],
    ['month', orders(month.now)],
    ['monthBefore', orders(month.before)],
    ['year', orders(year.now)],
    ['yearBefore', orders(year.before)],
    ['returned', returns(year.now)],
    ['returnedBefore', returns(year.before)],
    ...numbered('orders', lastMonths(trendMonths.year).map(orders)),
    ...numbered('returns', lastMonths(trendMonths.month).map(returns)),
    ...numbered(
      'volume',
      departureMonths(today).map((each) => [...shipped(list), ...each.conditions]),
    ),
    ...numbered(
      'sailing',
      Array.from({ length: sailingDays }, (_, at) => {
        const sailing = daysAfter(today, at);
        return [...departing(sailing, sailing), ...awaited];
      }),
    ),
  ]);
}

/** The months of a chart by departure, from the first day to the last, the newest last. */
const departureMonths = (today: string) =>
  Array.from({ length: chartMonths }, (_, at) => {
    const first = monthBefore(today, chartMonths - 1 - at);
    return { month: first.slice(0, 7), conditions: departing(first, daysAfter(monthBefore(first, -1), -1)) };
  });

async function countList(
  { database, actor, signal }: Asking & Pick<Dependencies, 'database'>,
  list: FigureList,
  filters: ReadonlyMap<string, Conditions>,
): Promise<Counted> {
  const totals = await list.list.totalsOfEach(database, actor.customerId, [...filters.values()], signal);
  const found = new Map(
    [...filters].map(([name, conditions], at) => [
      name,
      { conditions, total: totals[at]?.total ?? 0, volume: totals[at]?.summary.volume ?? 0 },
    ]),
  );
  const none = { conditions: [], total: 0, volume: 0 };
  return { list, of: (name) => found.get(name) ?? none };
}

function figuresOf(counted: readonly Counted[]): ConsoleFigure[] {
  const sumOf = (name: string, of = counted) => of.reduce((sum, each) => sum + each.of(name).total, 0);
  const figure = (
    name: string,
    {
      now,
      before,
      trend,
      of = counted,
    }: { now: string; before: string; trend: string[]; of?: readonly Counted[] },
  ): ConsoleFigure => ({
    name,
    value: { unit: 'count', count: sumOf(now, of) },
    before: { unit: 'count', count: sumOf(before, of) },
    trend: trend.map((each) => sumOf(each, of)),
    parts: of.map((each) => partFor(each, now)),
  });
  const names = (name: string, from: number, until: number) =>
    Array.from({ length: until - from }, (_, at) => `${name}${from + at}`);
  const { month, year } = trendMonths;
  return [
    figure('ordersThisMonth', {
      now: 'month',
      before: 'monthBefore',
      trend: names('orders', year - month, year),
    }),
    figure('ordersThisYear', { now: 'year', before: 'yearBefore', trend: names('orders', 0, year) }),
    figure('returnedThisYear', {
      now: 'returned',
      before: 'returnedBefore',
      trend: names('returns', 0, month),
    }),
    ...counted
      .filter(({ list }) => list.kind !== 'air')
      .map((each) =>
        figure(`${each.list.kind}Today`, { now: 'day', before: 'dayBefore', trend: [], of: [each] }),
      ),
  ];
}

function partFor({ list, of }: Counted, name: string): FigurePart {
  const { conditions, total } = of(name);
  return partOf(list, conditions, total);
}

function sailingsOf(counted: readonly Counted[], today: string): SailingDay[] {
  return Array.from({ length: sailingDays }, (_, at) => ({
    day: daysAfter(today, at),
    parts: counted.map((each) => partFor(each, `sailing${at}`)).filter(({ records }) => records > 0),
  }));
}

/** Cubic metres by the month of departure. */
function volumeChart(counted: readonly Counted[], { today }: Periods): ConsoleChart {
  const months = departureMonths(today);
  return {
    name: 'cargoVolume',
    unit: 'CBM',
    months: months.map(({ month }) => month),
    series: counted.map(({ list, of }) => ({
      name: list.kind,
      values: months.map((_, at) => of(`volume${at}`).volume),
      links: months.map((_, at) => linkTo(list, of(`volume${at}`).conditions)),
    })),
  };
}
