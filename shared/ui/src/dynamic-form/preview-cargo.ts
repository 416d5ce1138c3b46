import type { SheetLine } from '../form-table/sheet/sheet-columns.ts';
import { defineForm } from './definition/define-form.ts';
import type { FormTableSource } from './definition/form-functions.ts';
import { words } from './preview-forms.ts';

/** Cargo lines in a form table, with terms to read. For previews and tests. */
type CargoLine = SheetLine & { goods_name: string; package: string; weight: string };
type CargoDraft = { number: string; cargo: readonly CargoLine[]; terms: string };

export const cargoForm = defineForm<CargoDraft, { source: never; rule: never; table: 'cargo' }>({
  sections: [
    {
      key: 'cargo',
      fields: [
        {
          name: 'number',
          kind: 'input',
          format: 'code',
          label: words('业务编号', 'Business number'),
          readOnly: true,
        },
        { name: 'cargo', kind: 'table', table: 'cargo', label: words('货物明细', 'Cargo'), required: true },
        { name: 'terms', kind: 'rich-text', label: words('订舱须知', 'Terms') },
      ],
    },
  ],
});

export function cargoLine(key: string, goods_name = '', pieces = '', weight = ''): CargoLine {
  return { key, goods_name, package: pieces, weight };
}

let lastLine = 0;

const newLine = () => {
  lastLine += 1;
  return cargoLine(`new-${lastLine}`);
};

/** The form table in one language. Of one identity each: new columns would draw every line again. */
export const cargoTables = {
  'zh-CN': cargoTable('品名', '件数', '毛重'),
  en: cargoTable('Goods', 'Pieces', 'Gross weight'),
};

function cargoTable(goodsName: string, pieces: string, weight: string): FormTableSource {
  return {
    columns: [
      { key: 'goods_name', title: goodsName, kind: 'text', widthPx: 180, grow: 1, isRequired: true },
      {
        key: 'package',
        title: pieces,
        unit: 'CTNS',
        kind: 'number',
        widthPx: 110,
        isRequired: true,
        total: 'sum',
      },
      { key: 'weight', title: weight, unit: 'KGS', kind: 'number', widthPx: 150, total: 'sum', decimals: 3 },
    ],
    newLine,
    mostLines: 500,
    problems: (lines) =>
      lines
        .filter((line) => !line.goods_name)
        .map(({ key }) => ({
          line: key,
          field: 'goods_name',
          texts: words('请填写品名', 'Enter the goods'),
          isMissing: true,
        })),
  };
}
