import {
  brandTypes,
  customsUnits,
  exportBenefits,
  type Locale,
  type LocalizedText,
  lineColumns,
  lineColumnTitles,
  requiredItemFields,
} from '@berth/contract';
import writeExcel from 'write-excel-file/node';
import { choiceSheetName } from './choice-sheet.ts';

const words = {
  'zh-CN': {
    sheet: '申报商品',
    file: '申报商品模板.xlsx',
    unit: '计量单位',
    rules: '标有 * 的列提交前必填；数量、重量、体积均为整行合计；列的顺序可以改变。',
  },
  en: {
    sheet: 'Goods',
    file: 'Declared goods.xlsx',
    unit: 'Units',
    rules: 'Columns with * are needed before sending. Quantities, weights and volume are of the whole line.',
  },
} as const;

/** An empty sheet with the headings of a declaration's goods, and a second one with what may be chosen. */
export async function makeLineTemplate(locale: Locale) {
  const own = words[locale];
  const required: readonly string[] = requiredItemFields;
  const strong = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const plain = (value: string) => ({ value, type: String });
  const headings = lineColumns.map((column) =>
    strong(`${lineColumnTitles[column][locale]}${required.includes(column) ? ' *' : ''}`),
  );
  const namesOf = (choices: Readonly<Record<string, LocalizedText>>) =>
    Object.entries(choices).map(([key, name]) => `${key} ${name[locale]}`);
  const lists = [namesOf(customsUnits), namesOf(brandTypes), namesOf(exportBenefits)];
  const rows = Math.max(...lists.map(({ length }) => length));
  const body = await writeExcel([
    { sheet: own.sheet, data: [headings], columns: headings.map(() => ({ width: 16 })) },
    {
      sheet: choiceSheetName[locale],
      data: [
        [plain(own.rules)],
        [own.unit, lineColumnTitles.brandType[locale], lineColumnTitles.exportBenefit[locale]].map(strong),
        ...Array.from({ length: rows }, (_, at) => lists.map((list) => plain(list[at] ?? ''))),
      ],
      columns: [{ width: 24 }, { width: 28 }, { width: 20 }],
    },
  ]).toBuffer();
  return { fileName: own.file, body };
}
