import type { ErrorEntry } from './error-codes.ts';

/** Why a file is not taken into a dictionary. */
export const dictionaryErrorCodes = {
  DICTIONARY_NOT_READ: {
    status: 415,
    'zh-CN':
      '这不是 CSV 文本（UTF-8 或 GB18030），也不是能读取的 Excel 工作簿（.xlsx）。行数很多时请另存为 CSV。',
    en: 'This is neither CSV text (UTF-8 or GB 18030) nor an Excel workbook (.xlsx) that can be read. Save long lists as CSV.',
  },
  DICTIONARY_COLUMN_MISSING: {
    status: 422,
    'zh-CN': '第一行没有“{column}”列。可以先导出一份作为模板。',
    en: 'There is no column “{column}” in the first line. An export can serve as a template.',
  },
  DICTIONARY_NO_ROWS: {
    status: 422,
    'zh-CN': '文件里没有数据行。',
    en: 'There are no rows in the file.',
  },
  DICTIONARY_TOO_MANY_ROWS: {
    status: 422,
    'zh-CN': '一个文件最多 {limit} 行，请分成几个文件。',
    en: 'A file may have at most {limit} rows; please split it.',
  },
  DICTIONARY_LINE_TOO_LONG: {
    status: 422,
    'zh-CN': '第 {line} 行超过 {limit} 个字符，请检查该行的引号和分隔符。',
    en: 'Line {line} has more than {limit} characters; please check its quotation marks and separators.',
  },
  DICTIONARY_PREVIEW_GONE: {
    status: 410,
    'zh-CN': '此预览已失效（保留一天），请重新选择文件。',
    en: 'This preview is gone (it is kept for a day); please choose the file again.',
  },
  DICTIONARY_CHANGED: {
    status: 409,
    'zh-CN': '预览之后字典已被修改，没有导入。请重新预览。',
    en: 'The dictionary was changed after the preview, so nothing was imported. Please preview the file again.',
  },
} as const satisfies Record<string, ErrorEntry>;
