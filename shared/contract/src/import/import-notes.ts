import { fillTemplate, type TemplateParams } from '../language/fill-template.ts';
import type { Locale, LocalizedText } from '../language/locale.ts';
import { type Problem, problemMessage, type Rule } from '../rule/problem.ts';

/** What only a file can have wrong. */
const fileProblems = {
  columnMissing: { 'zh-CN': '表中没有“{column}”列', en: 'There is no column “{column}”' },
  foreignUnit: {
    'zh-CN': '单位是“{unit}”，请换算成 {own} 后再导入',
    en: 'It is in “{unit}”; convert it to {own} first',
  },
  formulaWithoutValue: {
    'zh-CN': '公式没有计算结果，请用 Excel 打开并保存后再导入',
    en: 'The formula has no result yet; open and save the file in Excel',
  },
  errorValue: { 'zh-CN': '单元格是错误值 {text}', en: 'The cell holds the error {text}' },
  dateForNumber: {
    'zh-CN': '单元格是日期 {text}，不是数字',
    en: 'The cell holds the date {text}, not a number',
  },
  notSize: {
    'zh-CN': '“{text}”不是 长×宽×高，例如 60×50×40',
    en: '“{text}” is no length × width × height, such as 60×50×40',
  },
  notNumber: { 'zh-CN': '“{text}”不是数字', en: '“{text}” is not a number' },
  unknownPacking: { 'zh-CN': '没有“{text}”这种包装', en: 'There is no packing “{text}”' },
  digitsLost: {
    'zh-CN': '编号以数字格式存储，已丢失位数，请改为文本格式后重填',
    en: 'It is stored as a number and has lost digits; format the cell as text and enter it again',
  },
  mergedOverLines: {
    'zh-CN': '合并单元格 {range} 包含多行货物，请为每行填写，或把件数也合并',
    en: '{range} is merged over several lines; give each its own, or merge the packages as well',
  },
  differsInCarton: {
    'zh-CN': '同一箱（{range}）内的值不一致',
    en: 'It differs within one carton ({range})',
  },
} as const satisfies Record<string, LocalizedText>;

/** What was decided while reading; told, so that nothing happens in silence. */
const fileHints = {
  formulasTaken: {
    'zh-CN': '{count} 个公式单元格采用了文件中保存的计算结果',
    en: 'Formulas, of which the results stored in the file were taken: {count}',
  },
  rounded: {
    'zh-CN': '{count} 个数值按 {decimals} 位小数四舍五入',
    en: 'Numbers rounded to {decimals} decimals: {count}',
  },
  volumeComputed: {
    'zh-CN': '{count} 行没有填体积，已按尺寸和件数计算',
    en: 'Lines without a volume, computed from dimensions and packages: {count}',
  },
  volumeDiffers: {
    'zh-CN': '{count} 行的体积与按尺寸和件数计算的不符，请核对',
    en: 'Lines whose volume is another one than dimensions and packages give; please check: {count}',
  },
  computedOfEach: {
    'zh-CN': '{count} 行由“{heading}”乘以件数得出',
    en: 'Lines computed from “{heading}” times the packages: {count}',
  },
  dateAsText: {
    'zh-CN': '{count} 个单元格是日期格式，已按 {text} 这样的文本导入，请核对',
    en: 'Cells that hold a date, taken as a text such as {text}; please check: {count}',
  },
  cartonsJoined: {
    'zh-CN': '{count} 个合并单元格的混装箱，每箱合并为一行货物',
    en: 'Cartons with several goods (merged cells), each of which became one line: {count}',
  },
  hiddenRows: { 'zh-CN': '包含 {count} 个隐藏的行', en: 'Hidden rows that are included: {count}' },
  totalsLeftOut: { 'zh-CN': '合计行没有导入', en: 'The row of totals was left out' },
  sumsLeftOut: {
    'zh-CN': '“{names}”的数量等于以上各行之和，按合计行处理，没有导入',
    en: '“{names}” is the sum of the rows above, and was left out as a row of totals',
  },
  columnsLeftOut: { 'zh-CN': '没有导入的列：{names}', en: 'Columns that were left out: {names}' },
  sheetsLeftOut: {
    'zh-CN': '只读取了工作表“{name}”，没有读取：{names}',
    en: 'Only the sheet “{name}” was read; left out: {names}',
  },
} as const satisfies Record<string, LocalizedText>;

export type ImportRule = Rule | keyof typeof fileProblems;
export type ImportHint = keyof typeof fileHints;

/** The words of a problem or hint, in the caller's language. */
export function importMessage(
  { code, params = {} }: { code: ImportRule | ImportHint; params?: TemplateParams | undefined },
  locale: Locale,
): string {
  const own: Readonly<Record<string, LocalizedText>> = { ...fileProblems, ...fileHints };
  const text = own[code];
  if (text) return fillTemplate(text[locale], params);
  const problem: Problem = { path: '', rule: code as Rule, params }; // what is no word of ours is a rule's
  return problemMessage(problem, locale);
}
