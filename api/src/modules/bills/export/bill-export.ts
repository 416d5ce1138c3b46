import {
  amountText,
  type BillRow,
  type BillTotal,
  billList,
  currenciesOfFile,
  currencyDecimals,
  type Money,
} from '@berth/contract';
import { exportableOf, readRows } from '../../exports/file-columns.ts';
import { bills } from '../list/bill-lists.ts';

type Cell = (row: BillRow) => number | string | null;
type FileCurrency = (typeof currenciesOfFile)[number];

const billedOf = ({ currency, amountMinor }: BillTotal): Money => ({ currency, amountMinor });
/** What is left to pay: nothing of a cancelled bill, and nothing where the customer has a credit. */
const unpaidOf = ({ currency, amountMinor, paidMinor }: BillTotal, { status }: BillRow): Money => ({
  currency,
  amountMinor: status === 'cancelled' ? 0 : Math.max(0, amountMinor - paidMinor),
});

type CellsOf<Name extends string> = Record<`${Name}${FileCurrency}`, Cell> & Record<`${Name}Other`, Cell>;

/** A number for each of the usual currencies and a text of the others: `JPY 1200; GBP 3.50`. */
function amountCells<Name extends string>(
  name: Name,
  amountOf: (total: BillTotal, row: BillRow) => Money,
): CellsOf<Name> {
  const own = currenciesOfFile.map((currency): [string, Cell] => [
    `${name}${currency}`,
    (row) => {
      const total = row.totals.find((one) => one.currency === currency);
      return total ? amountOf(total, row).amountMinor / 10 ** currencyDecimals[currency] : null;
    },
  ]);
  const others: Cell = (row) => {
    const rest = row.totals.filter(({ currency }) => !currenciesOfFile.some((usual) => usual === currency));
    const texts = rest.map((total) => `${total.currency} ${amountText(amountOf(total, row))}`);
    return texts.length > 0 ? texts.join('; ') : null;
  };
  return Object.fromEntries([...own, [`${name}Other`, others]]) as CellsOf<Name>; // one each
}

/** The list of bills as it is exported. */
export const billExport = exportableOf<typeof billList, BillRow>(
  billList,
  readRows(bills, bills.presentRow),
  {
    ...amountCells('billed', billedOf),
    ...amountCells('unpaid', unpaidOf),
  },
);
