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
  codeRounded: {
    'zh-CN': '编号以数字格式存储，表中显示为 {shown}，实际是 {text}，请改为文本格式后重填',
    en: 'It is stored as a number that the sheet shows as {shown} and that is {text}; format the cell as text and enter it again',
  },
  mergedFigure: {
    'zh-CN': '合并单元格 {range} 包含多行，数值不能分给每一行，请逐行填写',
    en: '{range} is merged over several rows, and its figure cannot be divided; give each row its own',
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
    'zh-CN': '单元格是日期格式，已按文本 {text} 读取，请核对',
    en: 'The cell holds a date, read as the text {text}; please check',
  },
  shownOtherwise: {
    'zh-CN': '表中显示为 {shown}，已按存储的 {text} 读取，请核对',
    en: 'The sheet shows {shown}, and what it stores was read, {text}; please check',
  },
  shownRounded: {
    'zh-CN': '{count} 个数值在表中显示得较短（{cell} 显示 {shown}，存储 {text}），已按存储的值读取',
    en: 'Numbers that the sheet shows shorter than they are ({cell}: {shown} for {text}), read as they are: {count}',
  },
  moreAlike: {
    'zh-CN': '同样的情况还有 {count} 处',
    en: 'More cells of which the same is to be said: {count}',
  },
  mergedOverColumns: {
    'zh-CN': '合并单元格 {range} 的内容已读作“{heading}”列，本列按空白读取',
    en: '{range} is one merged cell: what it holds was read as “{heading}”, and this column as empty',
  },
  hiddenColumnRead: {
    'zh-CN': '“{heading}”列是隐藏的，没有同样的可见列，已读取，请核对',
    en: 'The column “{heading}” is hidden; no other says the same, so it was read; please check',
  },
  hiddenColumnLeftOut: {
    'zh-CN': '隐藏的“{heading}”列没有读取，以可见的列为准',
    en: 'The hidden column “{heading}” was left out: what counts is in a column that is shown',
  },
  hiddenHeading: {
    'zh-CN': '表头所在的第 {row} 行是隐藏的，请核对',
    en: 'The row of headings, {row}, is hidden; please check',
  },
  cartonsJoined: {
    'zh-CN': '{count} 个合并单元格的混装箱，每箱合并为一行货物',
    en: 'Cartons with several goods (merged cells), each of which became one line: {count}',
  },
  hiddenRows: {
    'zh-CN': '隐藏的行没有读取：{rows}。需要时请先取消隐藏或筛选',
    en: 'Hidden rows were left out: {rows}. Show them in the sheet to import them',
  },
  hiddenRowsRead: {
    'zh-CN': '所有的行都是隐藏的，已照样读取：{rows}，请核对',
    en: 'All rows are hidden, and were read all the same: {rows}; please check',
  },
  headingsLeftOut: {
    'zh-CN': '重复的表头没有导入',
    en: 'The headings stand there again, and were left out',
  },
  blanksKept: {
    'zh-CN': '{count} 个空白单元格没有改动商品库中已有的内容',
    en: 'Empty cells that left what the library has as it is: {count}',
  },
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
