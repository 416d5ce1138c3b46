import { z } from 'zod';
import { exportDocumentChoices } from '../booking/booking-basics.ts';
import { bookingStatuses } from '../booking/booking-status.ts';
import { bookingKinds } from '../booking/business-number.ts';
import { fileKinds } from '../file/file-kind.ts';
import { code, text } from '../text/text.schema.ts';
import { declarationStatuses } from '../trade/declaration-statuses.ts';
import { type Currency, currencies } from '../trade/money.ts';
import { type BuyOrder, principalKinds } from './buy-order.ts';
import { clearanceItem, customsUnit } from './clearance-item.schema.ts';
import { clearanceItemLimits } from './clearance-item-rules.ts';
import type { DeclarationContent } from './declaration.ts';
import {
  type DeclarationHeader,
  type LevyNature,
  levyNatures,
  type SupervisionMode,
  supervisionModes,
  tradeTerms,
} from './declaration-header.ts';
import { customsEventKinds, declarationActs } from './declaration-history.ts';
import type { DeclarationLine } from './declaration-line.ts';
import { declarationKinds } from './declaration-status.ts';
import { normalizeHsCode } from './hs-code.ts';
import { paperSlots, paperStatuses } from './paper.ts';
import { type VatInvoiceLine, vatInvoiceLimits } from './vat-invoice.ts';

// Shapes alone: what a declaration must hold is said by declarationProblems, for form and server alike.
export const declarationId = z.string().max(64);
export const version = z.int().positive();
const currency = z.enum(currencies as [Currency, ...Currency[]]); // never empty
const number = z.number().nullable();
const day = z.string().max(40).nullable();

const header = z.object({
  consignorName: text,
  consignorCode: code,
  consigneeName: text,
  consigneeAddress: text,
  producerName: text,
  producerCode: code,
  supervisionMode: z.enum(['', ...(Object.keys(supervisionModes) as SupervisionMode[])]), // the keys, typed
  levyNature: z.enum(['', ...(Object.keys(levyNatures) as LevyNature[])]), // the keys, typed
  contractNumber: text,
  contractDate: day,
  invoiceNumber: text,
  invoiceDate: day,
  exitCustoms: text,
  exitPort: text,
  tradeCountry: code,
  destinationCountry: code,
  destinationPort: code,
  blNumber: code,
  sourcePlace: text,
  packing: text,
  terms: z.enum(['', ...tradeTerms]),
  freight: number,
  insurance: number,
  extras: number,
}) satisfies z.ZodType<DeclarationHeader>;

const buyOrder = z.object({
  title: text,
  fee: number,
  principalKind: z.enum(principalKinds),
  principalName: text,
  principalNumber: code,
  principalPhone: text,
  amount: number,
}) satisfies z.ZodType<BuyOrder>;

const vatInvoiceLine = z.object({
  number: code,
  code: code.default(''),
  issuedOn: day,
  issuerName: text,
  issuerCode: code,
  hsCode: z.string().max(4000).transform(normalizeHsCode),
  quantity: number.default(null),
  unit: customsUnit.default(''),
  net: number,
  taxRate: number,
  tax: number,
}) satisfies z.ZodType<VatInvoiceLine>;

export const declarationLine = clearanceItem.extend({
  bookingNumber: code,
}) satisfies z.ZodType<DeclarationLine>;

export const declarationContent = z.object({
  kind: z.enum(declarationKinds),
  currency,
  header,
  // One more than may be, so that the rule is told and not the shape.
  goods: z.array(declarationLine).max(clearanceItemLimits.lines + 1),
  buyOrder,
  vatInvoices: z.array(vatInvoiceLine).max(vatInvoiceLimits.lines + 1),
}) satisfies z.ZodType<DeclarationContent>;

/** A booking as the pages of its declaration need it. */
export const declaredBooking = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(bookingKinds) as [keyof typeof bookingKinds]), // the keys, typed
  businessNumber: z.string(),
  status: z.enum(bookingStatuses),
  exportDocuments: z.enum(exportDocumentChoices).nullable(),
  /** As `MergeableBooking` has it. */
  voyage: z.string(),
  dischargePort: z.string(),
  etd: z.string().nullable(),
  goodsName: z.string(),
  /** Sums of its cargo lines. */
  cartons: z.number(),
  grossThousandths: z.int(),
  volumeThousandths: z.int(),
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time; null while none is known. */
  customsCutOffAt: z.string().nullable(),
});

export const paper = z.object({
  id: z.string(),
  slot: z.enum(paperSlots),
  fileName: z.string(),
  file: z.enum(fileKinds),
  bytes: z.int(),
  status: z.enum(paperStatuses),
  /** Why it was returned; '' where it was not. */
  words: z.string(),
  addedBy: z.string(),
  addedAt: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
  /** When a newer one took its place, or it was taken away after the desk had seen it; null while it counts. */
  replacedAt: z.string().nullable(),
});

/** Why the desk returned a declaration, by the path of the field in `DeclarationContent`; '' for the whole. */
export const returnReason = z.object({ path: z.string().max(100), words: z.string() });

const totals = z.object({
  quantity: z.number(),
  cartons: z.number(),
  netThousandths: z.int(),
  grossThousandths: z.int(),
  volumeThousandths: z.int(),
  amountMinor: z.int(),
});

export const declarationEvent = z.object({
  what: z.enum([...declarationActs, ...customsEventKinds]),
  at: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
  /** '' for customs itself. */
  by: z.string(),
  /** A reason, the number of the declaration, or what is asked for; '' where there is none. */
  words: z.string(),
  slot: z.enum(paperSlots).nullable(),
});

export const savedDeclaration = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(declarationStatuses),
});

/** A declaration whole. */
export const declarationDetail = savedDeclaration.extend({
  number: z.string(),
  bookings: z.array(declaredBooking),
  kinds: z.array(z.enum(declarationKinds)).describe('that its bookings allow, the usual one first'),
  content: declarationContent,
  totals,
  papers: z.array(paper).describe('those that count first, in the order of the slots'),
  /** Papers that the desk asks for besides the required ones. */
  askedPapers: z.array(z.object({ slot: z.enum(paperSlots), words: z.string() })),
  returnReasons: z.array(returnReason),
  /** The change that waits for the desk, while the declaration stands as confirmed. */
  update: z
    .object({ content: declarationContent, reason: z.string(), by: z.string(), at: z.string() })
    .nullable(),
  /** Who confirmed the notice on buy-orders, by name, and when. */
  notice: z.object({ name: z.string(), version: z.string(), at: z.string() }).nullable(),
  /** Refund rates in per cent of those of its codes that the catalogue has. */
  refundRates: z.array(z.object({ hsCode: z.string(), rate: z.number() })),
  /** 18 digits, as customs gave it; '' before. */
  customsNumber: z.string(),
  events: z.array(declarationEvent).describe('the newest first'),
  updatedBy: z.string(),
  updatedAt: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
});
