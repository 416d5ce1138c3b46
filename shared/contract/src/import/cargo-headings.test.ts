import { describe, expect, test } from '@jest/globals';
import { matchCargoHeading, readCargoHeading } from './cargo-headings.ts';
import { foreignUnitOf } from './heading-units.ts';

describe('a heading names its column', () => {
  test.each([
    ['品名', 'goods_name'],
    ['品名*', 'goods_name'],
    ['品名 / Goods description', 'goods_name'],
    ['Description\nof goods', 'goods_name'],
    ['ＣＴＮＳ', 'package'],
    ['箱数（CTNS）', 'package'],
    ['总件数', 'package'],
    ['毛重(KGS)', 'weight'],
    ['毛重 KGS *', 'weight'],
    ['G.W. (kg)', 'weight'],
    ['单箱毛重(KG)', 'weightEach'],
    ['体积（m³）', 'volume'],
    ['外箱尺寸(cm)', 'size'],
    ['长*宽*高', 'size'],
    ['L×W×H', 'size'],
    ['长（cm）', 'long'],
    ['W cm', 'wide'],
    ['FBA Shipment ID', 'shipment_id'],
    ['PO号', 'reference_id'],
    ['备注', 'instructions'],
    ['品名/Goods', 'goods_name'],
    ['说明 Description', 'instructions'],
    ['箱数/件数', 'package'],
    ['件数/CTNS', 'package'],
    ['箱数/CTN', 'package'],
    ['件数 PCS', 'package'],
    ['数量(CTNS)', 'package'],
    ['数量（箱）', 'package'],
    ['数量\nCTNS', 'package'],
    ['QTY/CTNS', 'package'],
    ['QTY (CTN)', 'package'],
    ['数量(箱数)', 'package'],
    ['# of cartons', 'package'],
    ['KGS', 'weight'],
    ['总KGS', 'weight'],
    ['Total KGS', 'weight'],
    ['总重(KG)', 'weight'],
    ['实重(KG)', 'weight'],
    ['毛重/KG', 'weight'],
    ['毛重 公斤', 'weight'],
    ['G/W (KGS)', 'weight'],
    ['Gross wt.(KG)', 'weight'],
    ['WT(KG)', 'weight'],
    ['TTL G.W.', 'weight'],
    ['毛重G.W.', 'weight'],
    ['重量(单位:KG)', 'weight'],
    ['CBM', 'volume'],
    ['Total CBM', 'volume'],
    ['立方数(CBM)', 'volume'],
    ['材积(CBM)', 'volume'],
    ['体积/CBM', 'volume'],
    ['Meas.(CBM)', 'volume'],
    ['Meas. (cm)', 'size'],
    ['规格(长*宽*高)', 'size'],
    ['L/W/H', 'size'],
    ['长/L', 'long'],
    ['L\nCarton size (cm)', 'long'],
    ['长\n外箱尺寸(cm)', 'long'],
    ['外箱宽 W', 'wide'],
    ['毛重\n重量(KG)', 'weight'],
    ['PO#', 'reference_id'],
  ])('%s', (heading, column) => {
    expect(readCargoHeading(heading)).toBe(column);
  });

  test.each([
    ['PCS/CTN', null],
    ['QTY/CTN', null],
    ['件数/箱', null],
    ['每箱件数', null],
    ['PCS per CTN', null],
    ['PCS/CTNS', null],
    ['毛重/箱', 'weightEach'],
    ['重量/箱', 'weightEach'],
    ['KGS/箱', 'weightEach'],
    ['KGS/CTNS', 'weightEach'],
    ['毛重/件', 'weightEach'],
    ['毛重(KG/CTN)', 'weightEach'],
    ['毛重(单箱)', 'weightEach'],
    ['毛重（单件）', 'weightEach'],
    ['毛重(箱)', 'weightEach'],
    ['重量(每箱)', 'weightEach'],
    ['单件重量 KG', 'weightEach'],
    ['G.W./CTN', 'weightEach'],
    ['G.W. per carton (KGS)', 'weightEach'],
    ['CTN G.W.(KG)', 'weightEach'],
    ['箱重(KG)', 'weightEach'],
    ['体积/箱', 'volumeEach'],
    ['体积/CTN', 'volumeEach'],
    ['CBM/箱', 'volumeEach'],
    ['CBM/carton', 'volumeEach'],
    ['体积(单箱)', 'volumeEach'],
    ['每箱体积(CBM)', 'volumeEach'],
    ['单箱尺寸(cm)', 'size'],
    ['箱规/尺寸', 'size'],
  ])('%s, of one carton, names %s', (heading, column) => {
    expect(readCargoHeading(heading)).toBe(column);
  });

  test.each([
    [
      '净重',
      '净重(KG)',
      '净重/KG',
      '净重\n重量(KG)',
      'N.W.(KGS)',
      'N/W',
      'NW KGS',
      'Net weight (KG)',
      'Nett Wt./KG',
    ],
    ['净重/毛重', 'N.W./G.W.', 'NET WEIGHT/GROSS WEIGHT', '毛重 N.W.', '皮重(KG)', '总净重(KGS)'],
    [
      '体积重(KG)',
      '材积重/KG',
      'Volume Weight(KG)',
      '计费重(KG)',
      'Chargeable Weight KGS',
      '体积重量 Weight',
    ],
    [
      '单价/KG',
      '单价(CTN)',
      'KG/CBM',
      '货值\nKG',
      '毛重/体积',
      'Weight/Volume',
      '箱号 CTN',
      '箱号/CTN',
      'EAN/CTN',
    ],
    ['CTN NO.', 'CTN#', 'Carton No.', '箱号', '装箱数', 'PCS', '数量', '数量 pcs', '数量(件)', 'ITEM/CTN'],
    ['重量(单个)', '重量/PCS', 'Weight per piece', '单品重量(KG)', '产品尺寸/个', '毛重/托'],
    ['', '序号', 'HS Code', '单价', '(', '()', 'x'.repeat(5000)],
  ])('%j and its like name none', (...headings) => {
    expect(headings.map(readCargoHeading)).toEqual(headings.map(() => null));
  });

  test.each([
    ['总毛重', '毛重(KG)'],
    ['毛重', '重量'],
    ['箱数', '件数(PCS)'],
    ['箱数', 'CTNS 件数'],
    ['毛重', '毛重 Weight'],
    ['总体积', '体积'],
  ])('%s is surer than %s', (surer, other) => {
    const [one, two] = [matchCargoHeading(surer), matchCargoHeading(other)];
    expect(one?.column).toBe(two?.column);
    expect(one?.doubt).toBeLessThan(two?.doubt ?? 0);
  });
});

describe('a unit that the form does not take is seen', () => {
  test.each([
    ['long', '长(mm)', 'mm'],
    ['size', '外箱尺寸（英寸）', '英寸'],
    ['long', 'Length in inches', 'in'],
    ['weight', 'Weight (LBS)', 'lbs'],
    ['weight', '毛重(克)', '克'],
    ['weight', '毛重 吨', '吨'],
    ['volume', 'Volume CFT', 'cft'],
    ['volume', '体积(KG)', 'kg'],
    ['weight', '毛重/G', 'g'],
  ] as const)('%s: %s', (column, heading, unit) => {
    expect(foreignUnitOf(column, heading)).toBe(unit);
  });

  test.each([
    ['long', '长 cm'],
    ['long', 'Length in cm'],
    ['long', '长（厘米）'],
    ['weight', '毛重（千克）'],
    ['weight', 'Gross weight'],
    ['weight', 'G.W.'],
    ['weightEach', 'G/W per carton'],
    ['volume', '体积(立方米)'],
    ['goods_name', '品名 mm'],
  ] as const)('%s: %s is right', (column, heading) => {
    expect(foreignUnitOf(column, heading)).toBeNull();
  });
});
