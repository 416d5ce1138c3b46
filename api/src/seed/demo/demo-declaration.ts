import {
  type CustomsUnit,
  type DeclarationContent,
  type DeclarationLine,
  emptyBuyOrder,
  emptyDeclarationLine,
  type GoodsContent,
  goodsOfItem,
  type HsCode,
  joinElements,
} from '@berth/contract';
import { demoDeclaredGoods } from './demo-declared-goods.ts';
import { demoGoods } from './demo-goods.ts';

/** The unit of pieces, 个. */
const pieces: CustomsUnit = '007';
const kilogram: CustomsUnit = '035';

/** The unit to sell in: the statutory unit that is not kilograms, so that its quantity is entered; else pieces. */
function unitOf(code: HsCode | undefined): CustomsUnit {
  const counted = [code?.firstUnit, code?.secondUnit].find((unit) => unit && unit !== kilogram);
  return counted || pieces;
}

const netShare = 0.92;

/** A line that began with a cargo line, declared as the demo customer declares such goods. */
function demoLine(line: DeclarationLine, codes: ReadonlyMap<string, HsCode>): DeclarationLine {
  const goods = demoDeclaredGoods(line.nameZh);
  const { cartons, grossWeight } = line;
  if (!goods || cartons === null || grossWeight === null) return line;
  const { nameZh, nameEn, hsCode, price, material, usage } = goods;
  const [, , ...others] = codes.get(hsCode)?.elements ?? [];
  return {
    ...line,
    nameZh,
    nameEn,
    hsCode,
    unitPrice: price,
    material,
    usage,
    brandType: '0',
    exportBenefit: '0',
    quantity: cartons * goods.pieces,
    declarationUnit: unitOf(codes.get(hsCode)),
    supplementaryUnit: codes.get(hsCode)?.secondUnit ?? '',
    netWeight: Number((grossWeight * netShare).toFixed(1)),
    otherElements: joinElements(others.map((element) => elementOf(element, { material, usage }))),
  };
}

const optional = new Set(['GTIN', 'CAS', '其他']);

function elementOf(element: string, { material, usage }: { material: string; usage: string }): string {
  if (optional.has(element)) return '';
  if (element.startsWith('用途')) return usage;
  if (/^材质|成分/.test(element)) return material;
  if (element.startsWith('品牌')) return '无品牌';
  if (element.startsWith('型号')) return '无型号';
  return '见装箱单';
}

type Declared = { number: number; day: string; blNumber: string };

/** What the demo customer enters of a declaration, as it began with its cargo. */
export function demoContent(
  started: DeclarationContent,
  { number, day, blNumber }: Declared,
  codes: ReadonlyMap<string, HsCode>,
): DeclarationContent {
  const [contractNumber, invoiceNumber] = [`YF-SC-26${String(number).padStart(3, '0')}`, `YF-CI-26${number}`];
  const isBuyOrder = started.kind === 'pay';
  return {
    ...started,
    currency: 'USD',
    goods: started.goods.map((line) => demoLine(line, codes)),
    header: {
      ...started.header,
      ...(isBuyOrder
        ? {}
        : { consignorName: '深圳市云帆跨境电商有限公司', consignorCode: '91440300MA5FXY2T1R' }),
      consigneeName: 'Cloud Sail Trading LLC',
      consigneeAddress: '1200 Harbor Ave, Long Beach, CA 90802',
      contractNumber,
      contractDate: day,
      invoiceNumber,
      invoiceDate: day,
      blNumber,
      exitCustoms: '5349',
      exitPort: '盐田',
      sourcePlace: '深圳特区',
      packing: '纸箱',
      terms: 'FOB',
    },
    buyOrder: isBuyOrder
      ? {
          ...emptyBuyOrder(),
          title: '深圳市海联进出口有限公司',
          fee: 600,
          principalKind: 'company',
          principalName: '深圳市云帆跨境电商有限公司',
          principalNumber: '91440300MA5FXY2T1R',
          principalPhone: '13800138000',
          amount: amountOf(started, codes),
        }
      : started.buyOrder,
  };
}

function amountOf({ goods }: DeclarationContent, codes: ReadonlyMap<string, HsCode>): number {
  const cents = goods
    .map((line) => demoLine(line, codes))
    .reduce((sum, { quantity, unitPrice }) => sum + Math.round((quantity ?? 0) * (unitPrice ?? 0) * 100), 0);
  return cents / 100;
}

/** The goods library of the demo customer: all that it ships, weights of one. */
export function demoLibrary(codes: ReadonlyMap<string, HsCode>): GoodsContent[] {
  return demoGoods.flatMap(({ name, kg }) => {
    const goods = demoDeclaredGoods(name);
    if (!goods) return [];
    const carton = { ...emptyDeclarationLine(), nameZh: name, cartons: 1, grossWeight: kg };
    return goodsOfItem(demoLine(carton, codes), { sku: goods.sku, currency: 'USD' });
  });
}
