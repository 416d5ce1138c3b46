import type { LocalizedText } from '../language/locale.ts';
import { amountText, type Currency, currencyDecimals } from '../trade/money.ts';
import { toThousandths } from '../trade/thousandths.ts';
import type { BuyOrder } from './buy-order.ts';
import { elementValuesOf } from './clearance-item.ts';
import { clearanceTotals } from './clearance-item-rules.ts';
import { customsUnits, kilogram } from './customs-unit.ts';
import { type DeclarationContent, hasBuyOrder, hasTaxRefund } from './declaration.ts';
import { elementProblems } from './declaration-elements.ts';
import { type DeclarationLine, isDeclarationLineEmpty } from './declaration-line.ts';
import type { HsCode } from './hs-code.ts';
import { invoiceChecks } from './invoice-checks.ts';
import type { PaperSlot } from './paper.ts';
import { doubtfulValue, type LibraryValue } from './value-per-kilogram.ts';
import { wordChecks } from './word-checks.ts';

/** What its bookings say of the cargo that is declared: sums of their cargo lines. */
type BookedCargo = {
  businessNumber: string;
  cartons: number;
  grossThousandths: number;
  volumeThousandths: number;
};

/** How much weighs what a check finds: goods that are not carried, what customs would ask about, what may be right. */
export type CheckSeverity = 'forbidden' | 'warning' | 'notice';

/** The checks by name. */
export const checkSeverities = {
  forbiddenWords: 'forbidden',
  riskyWords: 'warning',
  brand: 'warning',
  brandName: 'warning',
  kilograms: 'warning',
  missingElements: 'warning',
  secondUnit: 'warning',
  statutoryQuantity: 'warning',
  invoiceUnit: 'warning',
  invoiceQuantity: 'warning',
  buyOrderAmount: 'warning',
  englishName: 'warning',
  cargoSums: 'warning',
  sameCode: 'notice',
  unknownCode: 'notice',
  valuePerKilogram: 'notice',
} as const satisfies Record<string, CheckSeverity>;

/** What is worth a second look before a declaration is sent. It keeps nobody from sending; the desk sees the same. */
export type DeclarationCheck = {
  check: keyof typeof checkSeverities;
  /** Of the field in `DeclarationContent`; `goods` for the sheet as a whole. */
  path: string;
  texts: LocalizedText;
};

/** What is known of the codes `asked`: those `found` in the catalogue, and values of the customer's goods library. */
export type AskedCodes = {
  asked: readonly string[];
  found: readonly HsCode[];
  library: readonly LibraryValue[];
};

type CheckedContent = Pick<DeclarationContent, 'goods' | 'currency'> &
  Partial<Pick<DeclarationContent, 'kind' | 'buyOrder' | 'vatInvoices'>>;

/**
 * The checks of a declaration by name. Sums are compared with its bookings once goods are entered, and lines with what
 * catalogue and goods library say of their codes as far as they were asked. Brands are right once their authorization is
 * among the papers.
 */
export function declarationChecks(
  { goods, currency, kind, buyOrder, vatInvoices = [] }: CheckedContent,
  bookings: readonly BookedCargo[],
  codes: AskedCodes = { asked: [], found: [], library: [] },
  papers: readonly { slot: PaperSlot; replacedAt: string | null }[] = [],
): DeclarationCheck[] {
  const isBrandAuthorized = papers.some(
    ({ slot, replacedAt }) => slot === 'brandAuthorization' && replacedAt === null,
  );
  const lines = goods.flatMap((line, at) => (isDeclarationLineEmpty(line) ? [] : [{ line, at }]));
  if (lines.length === 0) return [];
  return [
    ...bookings.flatMap((booking) => sumChecks(lines, booking, bookings.length > 1)),
    ...lines.flatMap(({ line, at }) => lineChecks(line, `goods.${at}`, isBrandAuthorized)),
    ...sameCodeChecks(lines),
    ...codeChecks(lines, codes),
    ...valueChecks(lines, currency, codes.library),
    ...(kind && hasBuyOrder(kind) && buyOrder ? amountChecks(goods, currency, buyOrder) : []),
    ...(kind && hasTaxRefund(kind) ? invoiceChecks(vatInvoices, goods, codes.found) : []),
  ];
}

type Placed = { line: DeclarationLine; at: number };

const sums = [
  { unit: 'CTNS', 'zh-CN': '箱数', en: 'cartons' },
  { unit: 'KGS', 'zh-CN': '毛重', en: 'gross weight' },
  { unit: 'M3', 'zh-CN': '体积', en: 'volume' },
] as const;

/** What the lines of a booking add up to beside what was booked, with the difference and its per cent. */
function sumChecks(lines: readonly Placed[], booking: BookedCargo, isMerged: boolean): DeclarationCheck[] {
  const { businessNumber } = booking;
  const own = lines.flatMap(({ line }) => (isMerged && line.bookingNumber !== businessNumber ? [] : [line]));
  const sumOf = (thousandthsOf: (line: DeclarationLine) => number | undefined) =>
    own.reduce((total, line) => total + (thousandthsOf(line) ?? 0), 0);
  const declared = [
    sumOf(({ cartons }) => (cartons ?? 0) * 1000),
    sumOf(({ grossWeight }) => toThousandths(grossWeight)),
    sumOf(({ volume }) => toThousandths(volume)),
  ];
  const booked = [booking.cartons * 1000, booking.grossThousandths, booking.volumeThousandths];
  return sums.flatMap(({ unit, ...name }, at): DeclarationCheck[] => {
    const [is, was] = [declared[at] ?? 0, booked[at] ?? 0];
    if (was === 0 || is === was) return [];
    const percent = (((is - was) / was) * 100).toFixed(1);
    const difference = `${is > was ? '+' : ''}${(is - was) / 1000} ${unit}, ${is > was ? '+' : ''}${percent}%`;
    const [isText, wasText] = [`${is / 1000}`, `${was / 1000}`];
    return [
      {
        check: 'cargoSums',
        path: 'goods',
        texts: {
          'zh-CN': `${businessNumber} 申报${name['zh-CN']} ${isText}，订舱 ${wasText}（${difference}）`,
          en: `${businessNumber}: ${name.en} declared ${isText}, booked ${wasText} (${difference})`,
        },
      },
    ];
  });
}

function lineChecks(line: DeclarationLine, path: string, isBrandAuthorized: boolean): DeclarationCheck[] {
  const found: DeclarationCheck[] = [];
  const { declarationUnit, quantity, netWeight, nameEn } = line;
  if (declarationUnit === kilogram && quantity !== null && netWeight !== null && quantity !== netWeight)
    found.push({
      check: 'kilograms',
      path: `${path}.quantity`,
      texts: {
        'zh-CN': `单位为千克，数量 ${quantity} 与净重 ${netWeight} 不一致`,
        en: `The unit is kilograms, yet the quantity ${quantity} is not the net weight ${netWeight}`,
      },
    });
  if (/\p{Script=Han}/u.test(nameEn))
    found.push({
      check: 'englishName',
      path: `${path}.nameEn`,
      texts: { 'zh-CN': '英文品名中有汉字', en: 'The English name has Chinese characters' },
    });
  found.push(...wordChecks(line, { path, isBrandAuthorized }));
  return found;
}

/** What of a line are declaration elements. */
const elementFields = ['brandType', 'exportBenefit', 'otherElements'] as const;

/** Of one code, whoever declares other elements on another line is asked about it, at the later line. */
function sameCodeChecks(lines: readonly Placed[]): DeclarationCheck[] {
  const first = new Map<string, Placed>();
  return lines.flatMap(({ line, at }): DeclarationCheck[] => {
    if (line.hsCode === '') return [];
    const known = first.get(line.hsCode);
    if (!known) {
      first.set(line.hsCode, { line, at });
      return [];
    }
    const differing = elementFields.find((field) => known.line[field] !== line[field]);
    if (!differing) return [];
    const other = known.at + 1;
    return [
      {
        check: 'sameCode',
        path: `goods.${at}.${differing}`,
        texts: {
          'zh-CN': `与第 ${other} 行商品编码相同，申报要素不同`,
          en: `The code of line ${other} with other elements`,
        },
      },
    ];
  });
}

/** What the catalogue says of the lines' codes: one that it lacks may be declared, with elements as they were typed. */
function codeChecks(lines: readonly Placed[], { asked, found }: AskedCodes): DeclarationCheck[] {
  const known = new Map(found.map((code) => [code.code, code]));
  return lines.flatMap(({ line, at }): DeclarationCheck[] => {
    const code = known.get(line.hsCode);
    if (code) return knownCodeChecks(line, code, `goods.${at}`);
    if (!asked.includes(line.hsCode)) return [];
    return [
      {
        check: 'unknownCode',
        path: `goods.${at}.hsCode`,
        texts: {
          'zh-CN': '商品编码目录中没有此编码，请核对',
          en: 'The catalogue does not have this code: please check it',
        },
      },
    ];
  });
}

/** What a principal says was exported is reported to the tax office: it is the total of the goods. */
function amountChecks(
  goods: readonly DeclarationLine[],
  currency: Currency,
  { amount }: BuyOrder,
): DeclarationCheck[] {
  if (amount === null) return [];
  const { amountMinor } = clearanceTotals(goods, currency);
  if (Math.round(amount * 10 ** currencyDecimals[currency]) === amountMinor) return [];
  const total = amountText({ currency, amountMinor });
  return [
    {
      check: 'buyOrderAmount',
      path: 'buyOrder.amount',
      texts: {
        'zh-CN': `出口金额 ${amount}，申报总价 ${total} ${currency}`,
        en: `The amount exported is ${amount}, the goods come to ${total} ${currency}`,
      },
    },
  ];
}

function valueChecks(
  lines: readonly Placed[],
  currency: Currency,
  library: readonly LibraryValue[],
): DeclarationCheck[] {
  return lines.flatMap(({ line, at }): DeclarationCheck[] => {
    const texts = doubtfulValue(line, currency, library);
    return texts ? [{ check: 'valuePerKilogram', path: `goods.${at}.unitPrice`, texts }] : [];
  });
}

function knownCodeChecks(line: DeclarationLine, code: HsCode, path: string): DeclarationCheck[] {
  const { elements, secondUnit } = code;
  const missing = elementProblems(elements, elementValuesOf(line, elements.length), { isComplete: true })
    // The first two are fields of their own, with rules of their own.
    .flatMap(({ path: at, rule }) =>
      rule === 'required' && Number(at) > 1 ? (elements[Number(at)] ?? []) : [],
    );
  const checks: DeclarationCheck[] = [];
  if (missing.length > 0)
    checks.push({
      check: 'missingElements',
      path: `${path}.otherElements`,
      texts: {
        'zh-CN': `缺申报要素：${missing.join('、')}`,
        en: `Declaration elements are missing: ${missing.join(', ')}`,
      },
    });
  if (line.supplementaryUnit !== secondUnit)
    checks.push({
      check: 'secondUnit',
      path: `${path}.supplementaryUnit`,
      texts: {
        'zh-CN':
          secondUnit === ''
            ? '此编码没有法定第二单位'
            : `法定第二单位应为${customsUnits[secondUnit]['zh-CN']}`,
        en:
          secondUnit === ''
            ? 'The code has no second unit'
            : `The second unit is ${customsUnits[secondUnit].en}`,
      },
    });
  checks.push(...statutoryChecks(line, code, path));
  return checks;
}

/** A statutory unit whose quantity nobody entered: it is neither the unit of the deal nor kilograms. */
function statutoryChecks(
  line: DeclarationLine,
  { firstUnit, secondUnit }: HsCode,
  path: string,
): DeclarationCheck[] {
  const { declarationUnit } = line;
  if (declarationUnit === '') return [];
  const deal = customsUnits[declarationUnit];
  return [firstUnit, secondUnit].flatMap((unit): DeclarationCheck[] => {
    if (unit === '' || unit === kilogram || unit === declarationUnit) return [];
    const statutory = customsUnits[unit];
    return [
      {
        check: 'statutoryQuantity',
        path: `${path}.declarationUnit`,
        texts: {
          'zh-CN': `法定单位为${statutory['zh-CN']}，成交单位为${deal['zh-CN']}：法定数量未填，请按法定单位成交或与报关员联系`,
          en: `The statutory unit is ${statutory.en}, that of the deal ${deal.en}: the statutory quantity is missing. Use the statutory unit, or ask the customs desk`,
        },
      },
    ];
  });
}
