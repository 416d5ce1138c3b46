import { describe, expect, test } from '@jest/globals';
import { foreignUnitOf, readCargoHeading } from './cargo-headings.ts';

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
  ])('%s', (heading, column) => {
    expect(readCargoHeading(heading)).toBe(column);
  });

  test.each(['', '序号', '净重', '数量 pcs', 'HS Code', '单价', '箱号', 'x'.repeat(5000)])(
    '%s names none',
    (text) => {
      expect(readCargoHeading(text)).toBeNull();
    },
  );
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
  ] as const)('%s: %s', (column, heading, unit) => {
    expect(foreignUnitOf(column, heading)).toBe(unit);
  });

  test.each([
    ['long', '长 cm'],
    ['long', 'Length in cm'],
    ['long', '长（厘米）'],
    ['weight', '毛重（千克）'],
    ['weight', 'Gross weight'],
    ['volume', '体积(立方米)'],
    ['goods_name', '品名 mm'],
  ] as const)('%s: %s is right', (column, heading) => {
    expect(foreignUnitOf(column, heading)).toBeNull();
  });
});
