import {
  type DeclarationContent,
  emptyBuyOrder,
  emptyDeclarationHeader,
  emptyDeclarationLine,
  type HsCode,
} from '@berth/contract';
import type { Declaration, DeclaredBooking, Paper } from '../features/calls/customs.queries.ts';

export const at = '2026-11-20 10:00:00';

export const booking: DeclaredBooking = {
  ...({ id: 'b-1', kind: 'lcl', businessNumber: 'SZL-261120-0001', status: 'toBeReceived' } as const),
  exportDocuments: 'ownTaxRefund',
  voyage: 'MSC ANNA 48E',
  dischargePort: 'USLGB',
  etd: '2026-12-20',
  goodsName: '台灯',
  cartons: 10,
  grossThousandths: 110_250,
  volumeThousandths: 720,
  customsCutOffAt: null,
  kinds: ['declare', 'tax'],
  declaration: null,
};

export const content: DeclarationContent = {
  ...({ kind: 'declare', currency: 'USD' } as const),
  header: {
    ...emptyDeclarationHeader(),
    consignorName: '深圳甲公司',
    consignorCode: '91350100M000100Y43',
    consigneeName: 'ACME',
    contractNumber: 'C-1',
    contractDate: '2026-11-01',
    tradeCountry: 'US',
    destinationCountry: 'US',
    sourcePlace: '深圳',
    packing: '纸箱',
    terms: 'FOB',
  },
  goods: [
    {
      ...emptyDeclarationLine(),
      nameZh: '台灯',
      nameEn: 'lamp',
      hsCode: '9405210090',
      declarationUnit: '007',
      quantity: 120,
      unitPrice: 12.5,
      totalAmountMinor: 150_000,
      cartons: 10,
      netWeight: 96.4,
      grossWeight: 110.25,
      volume: 0.72,
      brandType: '0',
      exportBenefit: '0',
      material: 'iron',
      usage: 'lighting',
    },
  ],
  buyOrder: emptyBuyOrder(),
  vatInvoices: [],
};

/** What the catalogue has of its code, all of which its line says. */
export const knownCode: HsCode = {
  ...({
    code: '9405210090',
    nameZh: '台灯',
    nameEn: 'Table lamps',
    firstUnit: '007',
    secondUnit: '',
  } as const),
  elements: ['品牌类型', '出口享惠情况'],
  refundRate: 13,
};

export const paper = (id: string, changes: Partial<Paper> = {}): Paper => ({
  ...({ id, slot: 'contract', fileName: `${id}.pdf`, file: 'pdf', bytes: 10, status: 'received' } as const),
  words: '',
  addedBy: '林晓峰',
  addedAt: at,
  replacedAt: null,
  ...changes,
});

const { kinds: _kinds, declaration: _declaration, ...declared } = booking;

export const declaration = (changes: Partial<Declaration> = {}): Declaration => ({
  ...({ id: 'd-1', version: 1, status: 'notSubmitted', number: 'CD-261120-0001' } as const),
  bookings: [declared],
  kinds: ['declare', 'tax'],
  content,
  papers: [],
  askedPapers: [],
  totals: {
    quantity: 120,
    cartons: 10,
    netThousandths: 96_400,
    grossThousandths: 110_250,
    volumeThousandths: 720,
    amountMinor: 150_000,
  },
  returnReasons: [],
  update: null,
  notice: null,
  refundRates: [],
  customsNumber: '',
  events: [{ what: 'started', at, by: '林晓峰', words: '', slot: null }],
  updatedBy: '林晓峰',
  updatedAt: at,
  ...changes,
});
