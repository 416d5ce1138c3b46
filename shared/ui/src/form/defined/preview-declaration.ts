import type { Locale } from '@berth/contract';
import { defineForm } from '../../dynamic-form/definition/define-form.ts';
import type { FormTableSource } from '../../dynamic-form/definition/form-functions.ts';
import type { UploadedFile, UploadFile } from '../../file-upload/uploaded-file.ts';
import type { SheetLine } from '../../form-table/sheet/sheet-columns.ts';
import { definedSections } from './defined-section.ts';
import { definedSpec } from './defined-spec.ts';

type Good = SheetLine & { name: string; count: string };

/** An invented declaration. For previews and tests. */
export type Declaration = {
  port: string;
  isExpress: boolean;
  reason: string;
  broker: { name: string; phone: string };
  goods: readonly Good[];
  files: readonly UploadedFile[];
};

export const emptyDeclaration: Declaration = {
  port: '',
  isExpress: false,
  reason: '',
  broker: { name: '', phone: '' },
  goods: [{ key: 'g1', name: '', count: '' }],
  files: [],
};

const words = (chinese: string, english: string) => ({ 'zh-CN': chinese, en: english });

const definition = defineForm<Declaration, { source: never; rule: never; table: 'goods' }>({
  sections: [
    {
      key: 'place',
      title: words('口岸', 'Port'),
      fields: [
        {
          name: 'port',
          kind: 'input',
          format: 'port-code',
          label: words('申报口岸', 'Port of declaration'),
          required: true,
        },
        { name: 'isExpress', kind: 'switch', label: words('加急', 'Express') },
        {
          name: 'reason',
          kind: 'textarea',
          label: words('加急原因', 'Reason'),
          required: true,
          shown: { field: 'isExpress', operator: '=', value: true },
        },
        {
          name: 'broker',
          kind: 'group',
          label: words('报关行', 'Broker'),
          fields: [
            { name: 'name', kind: 'input', label: words('名称', 'Name') },
            { name: 'phone', kind: 'input', format: 'mobile', label: words('手机', 'Mobile') },
          ],
        },
      ],
    },
    {
      key: 'what',
      title: words('货物', 'Goods'),
      fields: [
        { name: 'goods', kind: 'table', table: 'goods', label: words('货物明细', 'Goods') },
        { name: 'files', kind: 'upload', label: words('随附单证', 'Documents'), maxCount: 3, maxBytes: 1e6 },
      ],
    },
  ],
});

let lastGood = 1;

const goodsTable = (name: string, count: string): FormTableSource => ({
  columns: [
    { key: 'name', title: name, kind: 'text', widthPx: 180, grow: 1, isRequired: true },
    { key: 'count', title: count, kind: 'number', widthPx: 120 },
  ],
  newLine: () => {
    lastGood += 1;
    return { key: `g${lastGood}` };
  },
  mostLines: 20,
  problems: (lines) =>
    lines.flatMap((line) => {
      const name = (line as Good).name; // lines of this table
      return name === ''
        ? [{ line: line.key, field: 'name', texts: words('请填写', 'Required'), isMissing: true }]
        : [];
    }),
});

const goodsTables = { 'zh-CN': goodsTable('品名', '数量'), en: goodsTable('Goods', 'Count') };

/** The form of a declaration: a list of definitions, and nothing else. */
export function declarationForm(upload: UploadFile, locale: Locale = 'zh-CN') {
  const sections = definedSections(definition, { tables: { goods: goodsTables[locale] }, upload });
  return { sections, ...definedSpec<Declaration>(sections) };
}
