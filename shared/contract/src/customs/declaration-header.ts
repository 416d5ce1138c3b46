import type { LocalizedText } from '../language/locale.ts';
import { checkPositive, isDay } from '../rule/field-rules.ts';
import type { Problem, Rule } from '../rule/problem.ts';
import { missingFields, tooLongTexts } from '../rule/record-rules.ts';
import { checkUnifiedCreditCode } from '../trade/unified-credit-code.ts';

/** 成交方式, the Incoterms that an export declaration has. */
export const tradeTerms = ['FOB', 'CIF', 'CFR', 'EXW', 'DAP', 'DDP'] as const;
export type TradeTerms = (typeof tradeTerms)[number];

/** 监管方式, by the code that is declared. */
export const supervisionModes = {
  '0110': { 'zh-CN': '一般贸易', en: 'General trade' },
  '1210': { 'zh-CN': '保税电商', en: 'Bonded e-commerce' },
  '9610': { 'zh-CN': '电子商务', en: 'E-commerce' },
  '9710': { 'zh-CN': '跨境电商 B2B 直接出口', en: 'Cross-border B2B export' },
  '9810': { 'zh-CN': '跨境电商出口海外仓', en: 'Export to overseas warehouse' },
  '1039': { 'zh-CN': '市场采购', en: 'Market procurement' },
} as const satisfies Record<string, LocalizedText>;
export type SupervisionMode = keyof typeof supervisionModes;

/** 征免性质 */
export const levyNatures = {
  '101': { 'zh-CN': '一般征税', en: 'General levy' },
  '299': { 'zh-CN': '其他法定', en: 'Other statutory' },
} as const satisfies Record<string, LocalizedText>;
export type LevyNature = keyof typeof levyNatures;

/**
 * The head of an export declaration (`domain.md`, Customs). Cartons and weights are sums of the goods, and the voyage is
 * the booking's: none of them is entered. Amounts in the currency of the declaration.
 */
export type DeclarationHeader = {
  /** 境内发货人 */
  consignorName: string;
  /** 18 characters, GB 32100 */
  consignorCode: string;
  /** 境外收货人 */
  consigneeName: string;
  consigneeAddress: string;
  /** 生产销售单位 */
  producerName: string;
  producerCode: string;
  supervisionMode: SupervisionMode | '';
  levyNature: LevyNature | '';
  contractNumber: string;
  /** `YYYY-MM-DD` */
  contractDate: string | null;
  invoiceNumber: string;
  invoiceDate: string | null;
  /** 出境关别, four digits or a name */
  exitCustoms: string;
  /** 离境口岸 */
  exitPort: string;
  /** 贸易国, ISO 3166-1 alpha-2 */
  tradeCountry: string;
  /** 运抵国 */
  destinationCountry: string;
  /** 指运港, UN/LOCODE */
  destinationPort: string;
  /** 提运单号 */
  blNumber: string;
  /** 境内货源地 */
  sourcePlace: string;
  /** 包装种类 */
  packing: string;
  terms: TradeTerms | '';
  freight: number | null;
  insurance: number | null;
  extras: number | null;
};

export function emptyDeclarationHeader(): DeclarationHeader {
  return {
    consignorName: '',
    consignorCode: '',
    consigneeName: '',
    consigneeAddress: '',
    producerName: '',
    producerCode: '',
    supervisionMode: '0110',
    levyNature: '101',
    contractNumber: '',
    contractDate: null,
    invoiceNumber: '',
    invoiceDate: null,
    exitCustoms: '',
    exitPort: '',
    tradeCountry: '',
    destinationCountry: '',
    destinationPort: '',
    blNumber: '',
    sourcePlace: '',
    packing: '',
    terms: '',
    freight: null,
    insurance: null,
    extras: null,
  };
}

export const headerLimits = {
  consignorName: 100,
  consignorCode: 18,
  consigneeName: 200,
  consigneeAddress: 300,
  producerName: 100,
  producerCode: 18,
  contractNumber: 32,
  invoiceNumber: 32,
  exitCustoms: 40,
  exitPort: 40,
  tradeCountry: 2,
  destinationCountry: 2,
  destinationPort: 40,
  blNumber: 32,
  sourcePlace: 60,
  packing: 40,
  priceDecimals: 2,
} as const;
const { priceDecimals: decimals, ...textLimits } = headerLimits;

const requiredFields = [
  ...(['consignorName', 'consignorCode', 'consigneeName', 'supervisionMode', 'contractNumber'] as const),
  ...(['contractDate', 'tradeCountry', 'destinationCountry', 'sourcePlace', 'packing', 'terms'] as const),
] as const;
/** Those that are typed; the others are chosen. */
const typedFields = [
  ...(['consignorName', 'consignorCode', 'consigneeName', 'contractNumber'] as const),
  ...(['sourcePlace', 'packing'] as const),
] as const;

const codeRules = {
  length: 'taxNumberLength',
  format: 'taxNumberFormat',
  checkDigit: 'taxNumberCheckDigit',
} as const satisfies Record<string, Rule>;

/** What is wrong with an 18-character code, where one was entered. */
export function creditCodeProblem(path: string, code: string): Problem[] {
  const check = code === '' ? 'ok' : checkUnifiedCreditCode(code);
  return check === 'ok' ? [] : [{ path, rule: codeRules[check] }];
}

/** What a buy-order's customer does not know: under whose title the goods leave is the forwarder's choice. */
const ofTitleHolder: readonly string[] = ['consignorName', 'consignorCode'];

/**
 * What is wrong with a header, paths relative to it. A draft may lack what is required (`isComplete` false).
 * `isTitleOurs`: a buy-order, which leaves under a title of the forwarder's.
 */
export function declarationHeaderProblems(
  header: DeclarationHeader,
  { isComplete, isTitleOurs }: { isComplete: boolean; isTitleOurs: boolean },
): Problem[] {
  const missing = isComplete ? missingFields(header, requiredFields, typedFields) : [];
  const days = (['contractDate', 'invoiceDate'] as const).flatMap((path): Problem[] => {
    const day = header[path];
    return day === null || isDay(day) ? [] : [{ path, rule: 'invalidDate' }];
  });
  const amounts = (['freight', 'insurance', 'extras'] as const).flatMap((path): Problem[] => {
    const found = header[path] === 0 ? null : checkPositive(header[path], { decimals });
    return found ? [{ path, ...found }] : [];
  });
  return [
    ...missing.filter(({ path }) => !(isTitleOurs && ofTitleHolder.includes(path))),
    ...tooLongTexts(header, textLimits),
    ...creditCodeProblem('consignorCode', header.consignorCode),
    ...creditCodeProblem('producerCode', header.producerCode),
    ...days,
    ...amounts,
  ];
}
