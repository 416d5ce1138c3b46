import { cargoLineLimits } from '@berth/contract';
import { describe, expect, test } from '@jest/globals';
import { type CargoField, newCargoLine } from './cargo-draft.ts';
import { editCargo } from './cargo-edits.ts';
import { isCellBlock, readPaste } from './paste-cells.ts';

const packings = [
  { value: '34', nameZh: '纸箱', nameEn: 'Carton', search: '' },
  { value: '20', nameZh: '托盘', nameEn: 'Pallet', search: '' },
];

function paste(text: string, field: CargoField = 'goods_name', lines = [newCargoLine()]) {
  const line = lines[0]?.key ?? '';
  const read = readPaste({ lines, line, field, text, packings });
  return { ...read, lines: editCargo(lines, { type: 'paste', line, rows: read.rows }) };
}

const wholeRow = '灯具\t１０\t1,200.5\t60\t50\t40\t1.2\t托盘\tFBA15GCL9X61\t8N7EGXAD\t易碎';
const wholeLine = {
  goods_name: '灯具',
  package: '10',
  weight: '1200.5',
  long: '60',
  wide: '50',
  high: '40',
  volume: '1.2',
  pack: '20',
  shipment_id: 'FBA15GCL9X61',
  reference_id: '8N7EGXAD',
  instructions: '易碎',
};

describe('pasting from a spreadsheet', () => {
  test('a row in the order of the sheet lands cell by cell', () => {
    const { lines, ...left } = paste(`${wholeRow}\r\n音箱\t20\t300\r\n`);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject(wholeLine);
    expect(lines[1]).toMatchObject({ goods_name: '音箱', package: '20', weight: '300', pack: '34' });
    expect(left).toMatchObject({ rowsLeftOut: 0, columnsLeftOut: [], unknownPackings: [] });
  });

  test.each(['托盘', ' pallet ', 'ＰＡＬＬＥＴ', '20', '２０'])('%s is a packing', (text) => {
    expect(paste(`${text}\tFBA1`, 'pack').lines[0]).toMatchObject({ pack: '20', shipment_id: 'FBA1' });
  });

  test('an unknown packing leaves its cell as it was, in place, and is said', () => {
    const { lines, unknownPackings } = paste('1.2\t竹篮\tFBA1\n1.3\t竹篮\tFBA2\n1.4\t\tFBA3', 'volume');
    expect(lines.map(({ pack, shipment_id }) => `${pack} ${shipment_id}`)).toEqual([
      '34 FBA1',
      '34 FBA2',
      '34 FBA3',
    ]);
    expect(unknownPackings).toEqual(['竹篮']);
  });

  test('line breaks, tabs and quotes inside a cell stay in their cell, as one line', () => {
    const { lines } = paste('"灯具\n大号"\t5\n"6"" ""灯""\t管"\t7\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ goods_name: '灯具 大号', package: '5' });
    expect(lines[1]).toMatchObject({ goods_name: '6" "灯" 管', package: '7' });
  });

  test('one cell is no block', () => {
    expect(isCellBlock('灯具')).toBe(false);
    expect(isCellBlock('灯具\n')).toBe(false);
    expect(isCellBlock('灯具\t10')).toBe(true);
  });
});

describe('a heading row', () => {
  test.each([
    '品名\t件数\t毛重 KGS\t长 cm\t宽 cm\t高 cm\t体积 CBM\t包装\tShipment ID\tReference ID\t说明',
    '品名*\t件数\t毛重(KGS)\t长（cm）\t宽\t高\t体积（m³）\t包装\tFBA Shipment ID\tReference ID\t备注',
    'Goods\tCTNS\tKGS\tL cm\tW cm\tH cm\tVolume CBM\tPacking\tShipment ID\tReference ID\tInstructions',
  ])('%s is not written', (heading) => {
    const { lines, columnsLeftOut } = paste(`${heading}\n${wholeRow}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject(wholeLine);
    expect(columnsLeftOut).toEqual([]);
  });

  test('says which column is which, and one without a place here is said', () => {
    const { lines, columnsLeftOut } = paste('单价\tCTNS\t品名\n9.9\t12\t灯具', 'weight');
    expect(lines[0]).toMatchObject({ goods_name: '灯具', package: '12', weight: '' });
    expect(columnsLeftOut).toEqual(['单价']);
  });

  test('of a single column is one only under its own name', () => {
    expect(paste('件数\n5\n6', 'package').lines.map((line) => line.package)).toEqual(['5', '6']);
    expect(paste('包装\n箱子').lines.map((line) => line.goods_name)).toEqual(['包装', '箱子']);
  });
});

describe('what does not fit', () => {
  test('rows beyond the limit are counted, blank ones at the end are not', () => {
    const text = `${Array.from({ length: cargoLineLimits.lines + 7 }, (_, at) => `灯具${at}\t1`).join('\n')}\n\t\n\t\n`;
    const { lines, rowsLeftOut } = paste(text);
    expect(lines).toHaveLength(cargoLineLimits.lines);
    expect(rowsLeftOut).toBe(7);
  });

  test('a blank end adds no lines, yet clears lines that are there', () => {
    expect(paste('灯具\n\n\n').lines).toHaveLength(1);
    const lines = [newCargoLine(), { ...newCargoLine(), goods_name: '旧' }];
    expect(paste('灯具\n\n', 'goods_name', lines).lines.map((line) => line.goods_name)).toEqual(['灯具', '']);
  });

  test('columns beyond the last are said', () => {
    expect(paste('易碎\t多余\n轻放\t', 'instructions').columnsLeftOut).toEqual(['多余']);
  });
});
