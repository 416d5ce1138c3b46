import { type ClearanceItem, emptyClearanceItem } from '@berth/contract';
import { inventIds, type PartOfThings } from './part-of-things.ts';

/** A line that may be sent, the word in all that the customer entered. */
export const declaredGoods = (word: string, changes: Partial<ClearanceItem> = {}): ClearanceItem => ({
  ...emptyClearanceItem(),
  ...({ declarationUnit: '007', supplementaryUnit: '035' } as const),
  ...{ quantity: 120, unitPrice: 12.5, cartons: 10, netWeight: 96.4, grossWeight: 110.25, volume: 0.72 },
  ...{ hsCode: '9405210090', nameZh: `台灯 ${word}`, nameEn: `lamp ${word}`, material: `iron ${word}` },
  ...{ usage: `light ${word}`, brandType: '0', exportBenefit: '0', otherElements: `铁|${word}` },
  ...{ remarks: `remarks ${word}` },
  ...changes,
});

/** The first save of a booking's declaration. */
export const declarationOf = (word: string, bookingId: string) => ({
  ...({ bookingId, version: null, kind: 'declare', currency: 'USD' } as const),
  goods: [declaredGoods(word)],
  idempotencyKey: crypto.randomUUID(),
});

/** A declaration of the booking that the other things are about, and the key that it was saved with. */
export const declarationThings: PartOfThings<{ declarationKey: string }> = {
  make: async ({ person, word, booking }) => {
    const body = declarationOf(word, booking.id);
    await person.get('POST /business/declarationSave', { body });
    return { declarationKey: body.idempotencyKey };
  },
  invent: () => inventIds('declarationKey'),
};
