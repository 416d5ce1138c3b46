import { foldedReadings, foldHeading } from './fold-heading.ts';
import type { HeadingReading } from './surest-headings.ts';

/** What sheets of the billing desk call the columns of fee rows, the surest name of each first. */
const feeHeadingNames = {
  businessNumber: [
    '业务编号',
    '订舱号',
    '业务号',
    'business number',
    'booking',
    'booking number',
    'booking no',
  ],
  feeItem: ['费用项目', '费用名称', '费用', '费目', 'fee item', 'fee', 'charge', 'charge item', 'item'],
  unit: ['计费单位', '单位', 'unit', 'uom'],
  currency: ['币种', '币别', '货币', 'currency', 'cur', 'curr'],
  quantity: ['数量', '计费数量', 'quantity', 'qty'],
  unitPrice: ['单价', '计费单价', 'unit price', 'price', 'rate'],
  amount: ['金额', '总金额', '费用金额', '应付金额', 'amount', 'total amount', 'sum'],
  paymentObject: ['付款对象', '付款方', '结算对象', 'payment object', 'payer', 'paid by'],
  businessType: ['业务类型', '业务类别', 'business type', 'type of business'],
  blNumber: ['提单号', '提单号码', 'b/l number', 'b/l no', 'bl no', 'b/l', 'bl'],
  businessDate: ['业务日期', '日期', '发生日期', 'business date', 'date'],
  remarks: ['备注', '说明', 'remarks', 'remark', 'notes'],
} as const;

export type FeeColumn = keyof typeof feeHeadingNames;
export const feeColumns = Object.keys(feeHeadingNames) as FeeColumn[]; // its own keys

const columnsByName = new Map(
  feeColumns.flatMap((column) =>
    feeHeadingNames[column].map((name, doubt) => [foldHeading(name), { column, doubt }] as const),
  ),
);

/** The column of a fee row that a heading names, in either language, with its unit or a star; null for any other text. */
export function matchFeeHeading(heading: string): ({ column: FeeColumn } & HeadingReading) | null {
  if (heading.length > 80) return null;
  const parts = [heading, ...heading.split(/[\n/|]/)];
  for (const [at, part] of parts.entries()) {
    const name = foldedReadings(part.toLowerCase()).find((reading) => columnsByName.has(reading));
    const found = name === undefined ? undefined : columnsByName.get(name);
    if (found) return { column: found.column, doubt: found.doubt + at * 100, foreignUnit: null };
  }
  return null;
}

/** What a column is called where it is missing. */
export const feeColumnTitle = (column: FeeColumn, locale: 'zh-CN' | 'en'): string => {
  const names: readonly string[] = feeHeadingNames[column];
  const isHan = (name: string) => /\p{Script=Han}/u.test(name);
  return names.find((name) => isHan(name) === (locale === 'zh-CN')) ?? column;
};
