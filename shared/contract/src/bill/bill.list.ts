import type { LocalizedText } from '../language/locale.ts';
import { defineList, type ListRow, type ListSummary } from '../list/define-list.ts';
import type { Currency } from '../trade/money.ts';
import { type BillTotal, billStatuses, billStatusNames } from './bill-status.ts';
import { settlementNames, settlements } from './bill-words.ts';

const isHiddenAtFirst = true;

const inFileAlone = <File extends { isText?: boolean }>(heading: LocalizedText, file: File) =>
  ({
    kind: 'number',
    format: 'money',
    isDerived: true,
    heading,
    screen: false,
    file: { width: 18, ...file },
  }) as const;

const billed = {
  billedCNY: inFileAlone({ 'zh-CN': '账单金额 CNY', en: 'Billed CNY' }, {}),
  billedUSD: inFileAlone({ 'zh-CN': '账单金额 USD', en: 'Billed USD' }, {}),
  billedEUR: inFileAlone({ 'zh-CN': '账单金额 EUR', en: 'Billed EUR' }, {}),
  billedHKD: inFileAlone({ 'zh-CN': '账单金额 HKD', en: 'Billed HKD' }, {}),
} as const;
const unpaid = {
  unpaidCNY: inFileAlone({ 'zh-CN': '未付金额 CNY', en: 'Unpaid CNY' }, {}),
  unpaidUSD: inFileAlone({ 'zh-CN': '未付金额 USD', en: 'Unpaid USD' }, {}),
  unpaidEUR: inFileAlone({ 'zh-CN': '未付金额 EUR', en: 'Unpaid EUR' }, {}),
  unpaidHKD: inFileAlone({ 'zh-CN': '未付金额 HKD', en: 'Unpaid HKD' }, {}),
} as const;
const billedKeys = Object.keys(billed);
const unpaidKeys = Object.keys(unpaid);

/** Currencies that have columns of their own in the file. */
export const currenciesOfFile = ['CNY', 'USD', 'EUR', 'HKD'] as const satisfies readonly Currency[];

/**
 * The list of bills. Days `YYYY-MM-DD`, times in China Standard Time. Amounts stand beside the columns, one per currency;
 * `cnyEquivalent` is what they are by the bill's own rates, in yuan: rows are sorted and filtered by it, and it is summed
 * nowhere.
 */
export const billList = /* @__PURE__ */ defineList({
  name: 'bills',
  title: { 'zh-CN': '账单列表', en: 'Bills' },
  permission: 'cost:view',
  columns: {
    number: {
      kind: 'code',
      heading: { 'zh-CN': '账单号', en: 'Bill number' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 196, en: 204 }, fixed: 'left', isAlwaysShown: true },
      file: { width: 20 },
    },
    status: {
      kind: 'choice',
      choices: billStatuses,
      words: billStatusNames,
      heading: { 'zh-CN': '状态', en: 'Status' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 116, en: 148 } },
      file: { width: 16 },
    },
    settlement: {
      kind: 'choice',
      choices: settlements,
      words: settlementNames,
      heading: { 'zh-CN': '结算方式', en: 'Settlement' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 92, en: 104 }, isHiddenAtFirst },
      file: { width: 12 },
    },
    periodFrom: {
      kind: 'date',
      isNullable: true,
      heading: { 'zh-CN': '账期起', en: 'Period from' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 116, en: 128 }, isHiddenAtFirst },
      file: { width: 12 },
    },
    periodTo: {
      kind: 'date',
      isNullable: true,
      heading: { 'zh-CN': '账期止', en: 'Period to' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 104, en: 112 }, isHiddenAtFirst },
      file: { width: 12 },
    },
    businessNumbers: {
      kind: 'code',
      heading: { 'zh-CN': '业务编号', en: 'Bookings' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 168, en: 168 }, isElastic: true },
      file: { width: 28 },
    },
    // One sum a currency, beside the values of a row. The file has numbers that can be summed, a column each of the
    // currencies that most bills are in.
    amounts: {
      kind: 'number',
      isDerived: true,
      heading: { 'zh-CN': '金额', en: 'Amount' },
      screen: { widthPx: { 'zh-CN': 168, en: 168 } },
      fileParts: [...billedKeys, 'billedOther', ...unpaidKeys, 'unpaidOther'],
    },
    ...billed,
    billedOther: inFileAlone(
      { 'zh-CN': '其他币种账单金额', en: 'Billed in other currencies' },
      { isText: true },
    ),
    ...unpaid,
    unpaidOther: inFileAlone(
      { 'zh-CN': '其他币种未付金额', en: 'Unpaid in other currencies' },
      { isText: true },
    ),
    blNumbers: {
      kind: 'code',
      heading: { 'zh-CN': '提单号', en: 'B/L numbers' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 140, en: 140 }, isHiddenAtFirst },
      file: { width: 24 },
    },
    currencies: {
      kind: 'code',
      heading: { 'zh-CN': '币种', en: 'Currencies' },
      filterable: true,
      screen: { widthPx: 96, isHiddenAtFirst },
      file: false,
    },
    cnyEquivalent: {
      kind: 'number',
      format: 'money',
      isNullable: true,
      heading: { 'zh-CN': '折合人民币', en: 'Equivalent in CNY' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 132, en: 156 }, isHiddenAtFirst },
      file: { width: 16 },
    },
    issuedOn: {
      kind: 'date',
      heading: { 'zh-CN': '出账日', en: 'Issued' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 120, en: 120 } },
      file: { width: 12 },
    },
    dueOn: {
      kind: 'date',
      heading: { 'zh-CN': '到期日', en: 'Due' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 124, en: 132 } },
      file: { width: 12 },
    },
    feeRows: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '费用行数', en: 'Fee rows' },
      screen: { widthPx: { 'zh-CN': 92, en: 92 }, isHiddenAtFirst },
      file: { width: 10 },
    },
    bookings: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '票数', en: 'Shipments' },
      screen: { widthPx: { 'zh-CN': 72, en: 96 }, isHiddenAtFirst },
      file: { width: 10 },
    },
    version: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '版本', en: 'Version' },
      screen: false,
      file: false,
    },
    updatedAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '更新时间', en: 'Updated' },
      sortable: true,
      filterable: true,
      filter: false,
      screen: { widthPx: 104, isHiddenAtFirst },
    },
  },
});

export type BillRow = ListRow<typeof billList> & { totals: readonly BillTotal[] };

/** What the filter leaves: how much of it is billed, confirmed and paid, in each currency for itself. */
export type BillSummary = ListSummary<typeof billList> & { totals: readonly BillTotal[] };
