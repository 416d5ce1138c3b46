import type { ErrorEntry } from './error-codes.ts';

/** Why something of customs is not done. */
export const customsErrorCodes = {
  DECLARATION_ACTION_REFUSED: {
    status: 409,
    'zh-CN': '申报资料的状态是“{status}”，不能这样操作。',
    en: 'The declaration is “{status}”; this cannot be done with it.',
  },
  BOOKINGS_NOT_MERGEABLE: {
    status: 409,
    'zh-CN': '订舱 {number} 不能与其他订舱合并申报：{reason}。',
    en: 'Booking {number} cannot be declared with the others: {reason}.',
  },
  BOOKING_HAS_DECLARATION: {
    status: 409,
    'zh-CN': '订舱 {number} 已有报关资料 {declaration}。',
    en: 'Booking {number} has the declaration {declaration} already.',
  },
  DECLARATION_PAPERS_MISSING: {
    status: 422,
    'zh-CN': '还缺文件：{papers}。',
    en: 'These papers are missing: {papers}.',
  },
  TOO_MANY_PAPERS: {
    status: 422,
    'zh-CN': '每类最多 {max} 个文件。',
    en: 'At most {max} files of a kind.',
  },
  DECLARATION_CLAIMED: {
    status: 409,
    'zh-CN': '{name} 正在处理此资料，如需处理请先接手。',
    en: '{name} has this declaration in hand; take it over first.',
  },
  TARIFF_NOT_CSV: {
    status: 415,
    'zh-CN': '这不是 CSV 文本（UTF-8 或 GB18030）。请在 Excel 中另存为 CSV 后再导入。',
    en: 'This is no CSV text in UTF-8 or GB 18030. Save it as CSV in Excel and import that.',
  },
  TARIFF_COLUMN_MISSING: {
    status: 422,
    'zh-CN': '第一行没有“{column}”列。',
    en: 'There is no column “{column}” in the first line.',
  },
  TARIFF_NO_ROWS: {
    status: 422,
    'zh-CN': '表头下面没有商品编码。',
    en: 'There are no codes below the heading.',
  },
  TARIFF_TOO_MANY_ROWS: {
    status: 422,
    'zh-CN': '一个文件最多 {limit} 行。',
    en: 'A file may have at most {limit} rows.',
  },
  TARIFF_LINE_TOO_LONG: {
    status: 422,
    'zh-CN': '第 {line} 行超过 {limit} 个字符，请检查该行的引号和分隔符。',
    en: 'Line {line} has more than {limit} characters; please check its quotation marks and separators.',
  },
} as const satisfies Record<string, ErrorEntry>;
