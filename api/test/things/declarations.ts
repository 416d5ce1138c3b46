import {
  type DeclarationContent,
  type DeclarationLine,
  emptyBuyOrder,
  emptyDeclarationHeader,
  emptyDeclarationLine,
} from '@berth/contract';
import { lclBooking, saveRequest } from '../lcl-booking.ts';
import type { SignedIn } from '../portal.ts';
import { smallPaper } from '../small-files.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

/** A line that may be sent, the word in all that the customer entered. */
export const declaredGoods = (word: string, changes: Partial<DeclarationLine> = {}): DeclarationLine => ({
  ...emptyDeclarationLine(),
  ...({ declarationUnit: '007', supplementaryUnit: '035' } as const),
  quantity: 120,
  unitPrice: 12.5,
  cartons: 10,
  netWeight: 96.4,
  grossWeight: 110.25,
  volume: 0.72,
  hsCode: '9405210090',
  nameZh: `台灯 ${word}`,
  nameEn: `lamp ${word}`,
  material: `iron ${word}`,
  usage: `light ${word}`,
  brandType: '0',
  exportBenefit: '0',
  otherElements: `铁|${word}`,
  remarks: `remarks ${word}`,
  ...changes,
});

/** A declaration of own papers that may be sent, once its papers are there. */
export const declarationOf = (
  word: string,
  changes: Partial<DeclarationContent> = {},
): DeclarationContent => ({
  ...({ kind: 'declare', currency: 'USD' } as const),
  header: {
    ...emptyDeclarationHeader(),
    consignorName: `Consignor ${word}`,
    consignorCode: '91350100M000100Y43',
    consigneeName: `Consignee ${word}`,
    contractNumber: 'C-1',
    contractDate: '2026-11-01',
    tradeCountry: 'US',
    destinationCountry: 'US',
    sourcePlace: '深圳',
    packing: '纸箱',
    terms: 'FOB',
  },
  goods: [declaredGoods(word)],
  buyOrder: emptyBuyOrder(),
  vatInvoices: [],
  ...changes,
});

/** Starts the declaration of bookings, of the kind that a booking with own papers has. */
export async function startDeclaration(
  person: SignedIn,
  bookingIds: string[],
  {
    kind = 'declare',
    goods = 'cargo',
  }: { kind?: DeclarationContent['kind']; goods?: 'empty' | 'cargo' | 'last' } = {},
) {
  const body = { bookingIds, kind, goods, idempotencyKey: crypto.randomUUID() };
  return await person.get('POST /business/declarationStart', { body });
}

/** A submitted booking that is to be declared. */
export async function declarableBooking(person: SignedIn, changes: Parameters<typeof lclBooking>[0] = {}) {
  const booking = lclBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund', ...changes });
  return await person.get('POST /business/submitBookingLcl', { body: saveRequest(booking) });
}

export async function handIn(person: SignedIn, id: string, ...slots: string[]) {
  const papers = [];
  for (const slot of slots)
    papers.push(
      await person.get('POST /business/clearance', {
        query: { id, slot: slot as 'contract' },
        upload: smallPaper(slot),
      }),
    );
  return papers;
}

/**
 * A declaration of its own booking, a paper of it, the key that it was saved with, one that a call may delete, and a
 * booking that has none yet.
 */
export const declarationThings: PartOfThings<{
  declaredBookingId: string;
  declarationId: string;
  declarationNumber: string;
  undeclaredNumber: string;
  oldDeclarationId: string;
  declarationPaperId: string;
  declarationKey: string;
}> = {
  make: async ({ portal, person, word }) => {
    const { id: declaredBookingId } = await declarableBooking(person);
    const { id, version } = await startDeclaration(person, [declaredBookingId]);
    const declarationKey = crypto.randomUUID();
    const body = { ...declarationOf(word), id, version, idempotencyKey: declarationKey };
    await person.get('POST /business/declarationSave', { body });
    const [paper] = await handIn(person, id, 'contract');
    const { number: declarationNumber } = await person.get('GET /business/declaration', { query: { id } });
    // The desk asks for a paper, so that it is on the worklist; by the other number it is searched for.
    await portal.database.kysely
      .updateTable('declaration')
      .where('customer_id', '=', person.customerId)
      .where('id', '=', id)
      .set({ asked_papers: JSON.stringify([{ slot: 'msds', words: word }]), customs_number: word })
      .execute();
    const { businessNumber: undeclaredNumber } = await declarableBooking(person);
    const old = await startDeclaration(person, [(await declarableBooking(person)).id]);
    return {
      declaredBookingId,
      declarationId: id,
      oldDeclarationId: old.id,
      declarationNumber,
      undeclaredNumber,
      declarationPaperId: paper?.id ?? '',
      declarationKey,
    };
  },
  invent: () =>
    inventIds(
      ...(['declaredBookingId', 'declarationId', 'oldDeclarationId', 'declarationPaperId'] as const),
      ...(['declarationKey', 'declarationNumber', 'undeclaredNumber'] as const),
    ),
};
