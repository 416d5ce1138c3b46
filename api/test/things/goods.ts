import type { GoodsContent } from '@berth/contract';
import type { SignedIn } from '../portal.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

type GoodsThings = {
  goodsId: string;
  goodsVersion: string;
  /** For nothing else than being deleted. */
  oldGoodsId: string;
};

/** Goods that may be saved, the word in all that the customer entered, under a SKU that no others have. */
export const goodsOf = (word: string, changes: Partial<GoodsContent> = {}): GoodsContent => ({
  sku: `${word} ${crypto.randomUUID().slice(0, 8)}`,
  nameZh: `台灯 ${word}`,
  nameEn: `Lamp ${word}`,
  hsCode: '9405210090',
  clearanceCode: '9405210000',
  declarationUnit: '007',
  unitPrice: 12.5,
  currency: 'USD',
  netWeight: 0.8,
  grossWeight: 0.95,
  brandType: '1',
  exportBenefit: '0',
  otherElements: `铁|照明|LED|${word}|TL-9|||`,
  material: `iron ${word}`,
  usage: `light ${word}`,
  brand: `brand ${word}`,
  model: `TL-9 ${word}`,
  remarks: `remarks ${word}`,
  ...changes,
});

// Figures of goods name nobody: those of two customers are told apart by their prices.
const somePrice = () => (100 + Number.parseInt(crypto.randomUUID().slice(0, 4), 16)) / 100;

const keep = async (person: SignedIn, word: string) =>
  await person.get('POST /business/goodsSave', { body: goodsOf(word, { unitPrice: somePrice() }) });

/** Goods of the library to read and change, and others to delete. */
export const goodsThings: PartOfThings<GoodsThings> = {
  make: async ({ person, word }) => {
    const [{ id, version }, old] = [await keep(person, word), await keep(person, word)];
    return { goodsId: id, goodsVersion: version, oldGoodsId: old.id };
  },
  invent: () => inventIds('goodsId', 'goodsVersion', 'oldGoodsId'),
};
