import type { Stream } from 'node:stream';
import {
  type CargoLine,
  cargoLineLimits,
  type GoodsFile,
  goodsFileColumns,
  importLimits,
  type Locale,
  type SelectOption,
} from '@berth/contract';
import type { Cell, Feature, SheetData } from 'write-excel-file/node';
import writeExcel from 'write-excel-file/node';
import { getOrderOfSiblings, insertElementMarkupAccordingToOrderOfSiblings } from 'write-excel-file/utility';
import { addressOf } from '../sheet/cell-address.ts';
import { choiceSheetName } from './choice-sheet.ts';
import { columnTitles } from './column-titles.ts';

const needed: readonly (keyof CargoLine)[] = ['goods_name', 'package', 'weight'];
const widths: Partial<Record<keyof CargoLine, number>> = {
  goods_name: 28,
  shipment_id: 18,
  reference_id: 16,
  instructions: 28,
};
const texts: readonly (keyof CargoLine)[] = ['goods_name', 'shipment_id', 'reference_id', 'instructions'];

const words = {
  'zh-CN': {
    sheet: '货物明细',
    packing: '可选的包装',
    code: '代码',
    rules: '填写说明',
    lines: [
      '标有 * 的列必填。毛重和体积为整行合计，长宽高为单件尺寸。',
      '体积与长宽高至少填一项：没有填体积时，按尺寸和件数计算。',
      '多种货物装在同一箱时，合并这几行的“件数”单元格：它们作为一行货物导入。',
      '列的顺序可以改变，也可以删除不需要的列。',
    ],
    wrong: '内容不符合要求',
    whole: '请填写大于 0 的整数。',
    positive: '请填写大于 0 的数字。',
    choose: '请从列表中选择包装。',
    long: '内容过长。',
  },
  en: {
    sheet: 'Cargo lines',
    packing: 'Packings',
    code: 'Code',
    rules: 'How to fill it in',
    lines: [
      'Columns with * are needed. Weight and volume are of the whole line, L, W and H of one package.',
      'Give a volume or L, W and H: without a volume it is computed from dimensions and packages.',
      'Goods packed together: merge their cells of CTNS, and they become one cargo line.',
      'Columns may stand in any order, and those that are not needed may go.',
    ],
    wrong: 'This does not fit',
    whole: 'Please enter a whole number above 0.',
    positive: 'Please enter a number above 0.',
    choose: 'Please choose a packing of the list.',
    long: 'This is too long.',
  },
} as const;

type TemplateInput = { locale: Locale; packings: readonly SelectOption[] };

/** An empty sheet with the headings, what may stand below them, and a second sheet with the choices. */
export async function makeGoodsTemplate(goods: GoodsFile, input: TemplateInput): Promise<Buffer> {
  const { locale, packings } = input;
  const { sheet, packing, code, rules, lines } = words[locale];
  const fields = goodsFileColumns[goods];
  const titles = columnTitles(locale);
  const heading = (value: string): Cell => ({
    value,
    type: String,
    fontWeight: 'bold',
    backgroundColor: '#EEF2F7',
  });
  const text = (value: string): Cell => ({ value, type: String });
  const choices: SheetData = [
    [heading(packing), heading(code), null, heading(rules)],
    ...Array.from({ length: Math.max(packings.length, lines.length) }, (_, at) => {
      const { nameZh, nameEn, value } = packings[at] ?? { nameZh: '', nameEn: '', value: '' };
      const name = locale === 'en' ? nameEn : nameZh;
      return [name, value, '', lines[at] ?? ''].map((cell) => (cell === '' ? null : text(cell)));
    }),
  ];
  const sheets = [
    {
      sheet,
      data: [fields.map((field) => heading(`${titles[field]}${needed.includes(field) ? ' *' : ''}`))],
      columns: fields.map((field) => ({ width: widths[field] ?? 11 })),
      stickyRowsCount: 1,
    },
    {
      sheet: choiceSheetName[locale],
      data: choices,
      columns: [{ width: 24 }, { width: 10 }, { width: 4 }, { width: 90 }],
    },
  ];
  return await writeExcel(sheets, { features: [checkedCells(fields, input)] }).toBuffer();
}

/** What Excel itself refuses or warns of below the headings. */
function checkedCells(
  fields: readonly (keyof CargoLine)[],
  input: TemplateInput,
): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            if (sheetIndex !== 0) return xml;
            const checks = fields.map((field, place) => checkOf(field, place, input));
            const markup = `<dataValidations count="${checks.length}">${checks.join('')}</dataValidations>`;
            const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [];
            return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
          },
        },
      },
    },
  };
}

function checkOf(field: keyof CargoLine, place: number, { locale, packings }: TemplateInput): string {
  const { wrong, whole, positive, choose, long } = words[locale];
  const range = `${addressOf(2, place)}:${addressOf(importLimits.lines + 1, place)}`;
  const check = (attributes: string, message: string, ...formulas: (string | number)[]) =>
    `<dataValidation allowBlank="1" showErrorMessage="1" errorTitle="${wrong}" error="${message}" sqref="${range}" ` +
    `${attributes}>${formulas.map((formula, at) => `<formula${at + 1}>${formula}</formula${at + 1}>`).join('')}</dataValidation>`;
  if (field === 'pack') {
    const list = `'${choiceSheetName[locale]}'!$A$2:$A$${packings.length + 1}`;
    // A warning only: a name in the other language, or the code, is read as well.
    return check('type="list" errorStyle="warning"', choose, list);
  }
  if (field === 'package') return check('type="whole" operator="greaterThan"', whole, 0);
  if (texts.includes(field)) {
    const most = cargoLineLimits[field as 'goods_name' | 'shipment_id' | 'reference_id' | 'instructions']; // of `texts`
    return check('type="textLength" operator="lessThanOrEqual"', long, most);
  }
  return check('type="decimal" operator="greaterThan"', positive, 0);
}
