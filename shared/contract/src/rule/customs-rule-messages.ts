import type { LocalizedText } from '../language/locale.ts';

/** What is said of the rules of HS codes, declared goods and who declares them. */
export const customsRuleMessages = {
  hsCodeDigits: {
    'zh-CN': '商品编码应为 10 位数字；Excel 可能去掉了开头的 0，请把该列设为文本',
    en: 'An HS code has 10 digits; Excel may have dropped a leading zero: format the column as text',
  },
  quoteUnclosed: {
    'zh-CN': '本行的引号没有闭合，后面的内容无法读取',
    en: 'A quotation mark of this line is never closed, so that nothing after it can be read',
  },
  hsCodeTwice: {
    'zh-CN': '商品编码 {code} 与第 {row} 行重复',
    en: 'Line {row} has the code {code}, too',
  },
  unknownCustomsUnit: {
    'zh-CN': '没有“{unit}”这个海关计量单位',
    en: 'Customs has no unit “{unit}”',
  },
  elementsBegin: {
    'zh-CN': '申报要素应以“品牌类型”“出口享惠情况”开头',
    en: 'The elements begin with 品牌类型 and 出口享惠情况',
  },
  elementTwice: { 'zh-CN': '申报要素“{element}”重复', en: 'The element {element} is there twice' },
  tooManyElements: { 'zh-CN': '最多 {max} 个申报要素', en: 'At most {max} elements' },
  refundRate: {
    'zh-CN': '退税率应为 0，或 1 到 {max} 之间的百分数，最多两位小数',
    en: 'A refund rate is 0, or from 1 to {max} per cent with at most two decimals',
  },
  hsCodeOfLine: { 'zh-CN': '商品编码应为 10 位数字', en: 'An HS code has 10 digits' },
  clearanceCodeDigits: {
    'zh-CN': '清关编码应为 6 至 10 位数字',
    en: 'A clearance code has 6 to 10 digits',
  },
  brandOfType: {
    'zh-CN': '此品牌类型需填写品牌；没有品牌请选“无品牌”',
    en: 'Please enter the brand, or choose “No brand” as its type',
  },
  netAboveGross: {
    'zh-CN': '净重 {net} 不能大于毛重 {gross}',
    en: 'The net weight, {net}, cannot be above the gross weight, {gross}',
  },
  totalTooLarge: {
    'zh-CN': '数量 × 单价的总价过大，请核对',
    en: 'Quantity × unit price is too large; please check',
  },
  skuTwice: { 'zh-CN': '与第 {row} 行的 SKU 重复', en: 'Row {row} has the same SKU' },
  bookingNotDeclared: {
    'zh-CN': '订舱未选择报关，请先在订舱中选择',
    en: 'The booking is not to be declared; choose that in the booking first',
  },
  kindOfBooking: {
    'zh-CN': '与订舱的出口单证选择不符，请重新选择',
    en: 'The export documents of the booking ask for another kind; please choose again',
  },
  noDeclaredGoods: { 'zh-CN': '请至少填写一行申报货物', en: 'Please enter at least one line of goods' },
  tooManyGoods: { 'zh-CN': '最多 {max} 行货物', en: 'At most {max} lines of goods' },
  bookingNotMerged: {
    'zh-CN': '订舱 {number} 不在此申报中',
    en: 'Booking {number} is not part of this declaration',
  },
  bookingWithoutGoods: {
    'zh-CN': '订舱 {number} 还没有货物',
    en: 'Booking {number} has no goods yet',
  },
  noVatInvoices: { 'zh-CN': '请至少填写一行增值税发票', en: 'Please enter at least one VAT invoice' },
  tooManyVatInvoices: {
    'zh-CN': '最多 {max} 行增值税发票',
    en: 'At most {max} lines of VAT invoices',
  },
  customsNumber: {
    'zh-CN': '报关单号为 18 位数字',
    en: 'A customs number has 18 digits',
  },
  vatInvoiceNumber: {
    'zh-CN': '发票号码应为 8 位或 20 位数字',
    en: 'An invoice number has 8 or 20 digits',
  },
  vatNotNetTimesRate: {
    'zh-CN': '税额与金额 × {rate}% 不符，应约为 {tax}',
    en: 'The tax should be about {tax}, which is {rate} % of the net amount',
  },
  noticeNotConfirmed: {
    'zh-CN': '请填写姓名，确认已阅读告知',
    en: 'Please confirm the notice with your name',
  },
  citizenIdLength: { 'zh-CN': '身份证号应为 18 位', en: 'An ID number has 18 characters' },
  citizenIdFormat: {
    'zh-CN': '身份证号前 17 位为数字，末位为数字或 X',
    en: 'An ID number has 17 digits, and a digit or X at its end',
  },
  citizenIdRegion: {
    'zh-CN': '身份证号的地区代码不存在，请核对',
    en: 'No region has the first digits of this ID number',
  },
  citizenIdBirthDate: {
    'zh-CN': '身份证号中的出生日期不存在或晚于今天，请核对',
    en: 'Digits 7 to 14 of this ID number are no day of birth up to today',
  },
  citizenIdCheckDigit: {
    'zh-CN': '身份证号的校验位不正确，请核对',
    en: 'The check digit of this ID number is wrong; please check it',
  },
  vatInvoiceCode: { 'zh-CN': '发票代码应为 10 位或 12 位数字', en: 'An invoice code has 10 or 12 digits' },
  vatInvoiceCodeOfDigital: {
    'zh-CN': '数电发票（20 位号码）没有发票代码，请留空',
    en: 'A fully digital invoice (20 digits) has no code: leave it empty',
  },
  notReturnable: { 'zh-CN': '资料中没有这一项', en: 'The declaration has no such field' },
  kindOfUpdate: {
    'zh-CN': '修改申请不能更改资料类型；请与报关员联系退回后重新提交',
    en: 'An update does not change the kind; ask the desk to return the declaration instead',
  },
  noSuchLine: { 'zh-CN': '只有 {max} 行', en: 'There are {max} lines' },
} as const satisfies Record<string, LocalizedText>;
