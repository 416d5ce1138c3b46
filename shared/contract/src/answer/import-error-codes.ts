import type { ErrorEntry } from './error-codes.ts';

/** Why a file of goods is not read. */
export const importErrorCodes = {
  IMPORT_NOT_WORKBOOK: {
    status: 415,
    'zh-CN': '这不是 Excel 工作簿（.xlsx），以文件内容为准。请用 Excel 或 WPS 另存为 .xlsx 后再导入。',
    en: 'This is no Excel workbook (.xlsx); what counts is the content, not the name. Save it as .xlsx and import that.',
  },
  IMPORT_OLD_FORMAT: {
    status: 415,
    'zh-CN': '这是旧版 Excel 格式（.xls 或 .xlsb）。请用 Excel 或 WPS 另存为 .xlsx 后再导入。',
    en: 'This is an older or binary Excel format (.xls or .xlsb). Save it as .xlsx and import that.',
  },
  IMPORT_PASSWORD: {
    status: 422,
    'zh-CN': '文件有密码保护，无法读取。请去掉密码后再导入。',
    en: 'The file is protected by a password. Remove the password and import it again.',
  },
  IMPORT_MACROS: {
    status: 422,
    'zh-CN': '文件含有宏。请另存为不含宏的 .xlsx 后再导入。',
    en: 'The file has macros. Save it as .xlsx without macros and import that.',
  },
  IMPORT_LINKS: {
    status: 422,
    'zh-CN': '文件含有外部链接、数据连接或嵌入的文件。请在 Excel 中断开链接、删除嵌入对象并另存后再导入。',
    en: 'The file has links to other files, data connections or embedded files. Break or delete them, save, and import it again.',
  },
  IMPORT_TOO_COSTLY: {
    status: 422,
    'zh-CN': '文件解开后过大，无法读取。请只保留货物明细，删除多余的行、列、格式和工作表后再导入。',
    en: 'Unpacked, the file is too large to be read. Keep the goods alone: delete further rows, columns, formats and sheets.',
  },
  IMPORT_UNREADABLE: {
    status: 422,
    'zh-CN': '文件已损坏或不完整。请用 Excel 打开并另存后再导入。',
    en: 'The file is damaged or incomplete. Open it in Excel, save it again and import that.',
  },
  IMPORT_NO_HEADING: {
    status: 422,
    'zh-CN': '前 {rows} 行中没有找到表头。表头至少要有“品名”“件数”等两个列名，可以下载模板对照。',
    en: 'There is no heading in the first {rows} rows: at least two column names such as “Goods” and “CTNS”. The template shows them.',
  },
  IMPORT_NO_LINES: {
    status: 422,
    'zh-CN': '表头下面没有货物。',
    en: 'There are no goods below the heading.',
  },
  IMPORT_TOO_MANY_LINES: {
    status: 422,
    'zh-CN': '一个文件最多 {limit} 行货物，请分成几个文件。',
    en: 'A file may have at most {limit} lines of goods; please split it.',
  },
  IMPORTS_BUSY: {
    status: 503,
    'zh-CN': '正在导入的文件过多，请稍后重试。',
    en: 'Too many files are being imported; please try again in a moment.',
  },
} as const satisfies Record<string, ErrorEntry>;
