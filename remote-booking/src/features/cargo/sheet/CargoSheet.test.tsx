import type { Answers } from '@berth/runtime/testing';
import { enterSheetCell, findSheetCell, sheetCell, sheetText } from '@berth/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.tsx';

jest.setTimeout(60_000);

const packing = (value: string, nameZh: string) => ({ value, nameZh, nameEn: value, search: nameZh });
const answers: Answers = {
  'GET /select/getPortList': [],
  'GET /select/shipModeNew': [],
  'GET /select/getPackList': [packing('34', '纸箱'), packing('20', '托盘')],
  'GET /select/getCountryList': [],
  'GET /select/getSalasList': [],
  'GET /select/getServiceList': [],
  'GET /business/getServeceId': { businessNumber: 'SZL-261120-0042' },
};

async function openSheet() {
  await openPage('/business/lcl/detail', answers);
  await screen.findByRole('gridcell', { name: '纸箱' });
}

function paste(column: string, text: string) {
  fireEvent.paste(enterSheetCell(column), { clipboardData: { getData: () => text } });
}

beforeEach(() => localStorage.clear());

describe('pasting into the sheet', () => {
  test('a row lands cell by cell, and what has no place is said', async () => {
    await openSheet();
    paste('件数', '5\t80\t60\t50\t40\t0.6\t托盘\tFBA15GCL9X61\r\n6\t90\t\t\t\t1\t竹篮\tFBA15GCL9X62\r\n');
    expect(sheetText('包装')).toBe('托盘');
    expect(sheetText('Shipment ID')).toBe('FBA15GCL9X61');
    expect([sheetText('包装', 2), sheetText('Shipment ID', 2)]).toEqual(['纸箱', 'FBA15GCL9X62']);
    expect(screen.getByText(/已粘贴 2 行/).textContent).toContain('竹篮');
  });

  test.each([
    '品名\t件数\t毛重 KGS\t长 cm\t宽 cm\t高 cm\t体积 CBM\t包装\tShipment ID\tReference ID\t说明',
    '品名*\t件数\t毛重(KGS)\t长（cm）\t宽\t高\t体积（m³）\t包装\tFBA Shipment ID\tReference ID\t备注',
    'Goods\tCTNS\tKGS\tL cm\tW cm\tH cm\tVolume CBM\tPacking\tShipment ID\tReference ID\tInstructions',
  ])('the heading row %s is understood and not written', async (heading) => {
    await openSheet();
    const row = '灯具\t１０\t1,200.5\t60\t50\t40\t1.2\t托盘\tFBA15GCL9X61\t8N7EGXAD\t易碎';
    paste('毛重 KGS', `${heading}\n${row}\n`);
    const names = ['品名', '件数', '毛重 KGS', '体积 CBM', '包装', 'Shipment ID', 'Reference ID', '说明'];
    expect(names.map((name) => sheetText(name))).toEqual([
      '灯具',
      '10',
      '1200.5',
      '1.2',
      '托盘',
      'FBA15GCL9X61',
      '8N7EGXAD',
      '易碎',
    ]);
    expect(findSheetCell('品名', 2)).toBeNull();
    expect(screen.getByText('已粘贴 1 行')).not.toBeNull();
  });

  test('a column in another unit is said and left alone; net and per carton are no columns of the sheet', async () => {
    await openSheet();
    paste('件数', '1\t2\t3');
    const heading = '品名\t箱数\t毛重(g)\t长(mm)\t宽(cm)\t净重(KG)\t毛重(单箱)\tPCS/CTN\t体积/箱';
    paste('品名', `${heading}\n灯具\t10\t9000\t500\t40\t8\t9\t24\t0.1\n`);
    expect(['品名', '件数', '毛重 KGS', '长 cm', '宽 cm', '体积 CBM'].map((name) => sheetText(name))).toEqual(
      ['灯具', '10', '2', '3', '40', ''],
    );
    const report = screen.getByText(/已粘贴 1 行/).textContent;
    expect(report).toContain('单位不符，请换算后再粘贴，未粘贴：毛重(g)、长(mm)');
    expect(report).toContain('没有对应的列，未粘贴：净重(KG)、毛重(单箱)、PCS/CTN、体积/箱');
  });

  test('nothing but columns in other units changes nothing', async () => {
    await openSheet();
    paste('长 cm', '长(mm)\n500\n600');
    expect([sheetText('长 cm'), findSheetCell('长 cm', 2)]).toEqual(['', null]);
    expect(screen.getByText(/已粘贴 0 行/).textContent).toContain('未粘贴：长(mm)');
    expect(screen.getByRole('button', { name: '撤销' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('what is wrong is said at once, what is still empty is not', async () => {
    await openSheet();
    paste('品名', '灯具\tabc\t-5\n\t5\t12.3456');
    const wrong = (name: string, line: number) => sheetCell(name, line).getAttribute('aria-invalid');
    expect([wrong('件数', 1), wrong('毛重 KGS', 1), wrong('毛重 KGS', 2)]).toEqual(['true', 'true', 'true']);
    expect([wrong('品名', 1), wrong('品名', 2), wrong('件数', 2), wrong('体积 CBM', 1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('of a packing alone chooses it', async () => {
    await openSheet();
    paste('包装', '托盘');
    expect(sheetText('包装')).toBe('托盘');
  });
});

test('the volume that the dimensions give is taken, and undone, by buttons', async () => {
  await openSheet();
  paste('件数', '100\t800\t60\t50\t40');
  fireEvent.click(screen.getByRole('button', { name: '第 1 行采用按尺寸计算的体积 12.000' }));
  expect(sheetText('体积 CBM')).toBe('12.000');
  fireEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(sheetText('体积 CBM')).toBe('');
});

test('a wrong number is not computed with, and says so at its cell', async () => {
  await openSheet();
  paste('件数', '12345678901\t80\t60\t50\t40\t0.6');
  fireEvent.blur(sheetCell('件数'));
  expect(screen.queryByRole('button', { name: /采用按尺寸计算的体积/ })).toBeNull();
  const described = sheetCell('件数').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('最多 10 位数字');
});
