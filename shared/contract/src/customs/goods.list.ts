import { defineList } from '../list/define-list.ts';
import { type Currency, currencies } from '../trade/money.ts';
import { type CustomsUnit, customsUnits } from './customs-unit.ts';
import { brandTypes, exportBenefits } from './declaration-elements.ts';

const isHiddenAtFirst = true;
const units = Object.keys(customsUnits) as CustomsUnit[]; // its own keys
const currencyNames = Object.fromEntries(
  currencies.map((currency) => [currency, { 'zh-CN': currency, en: currency }]),
) as Record<Currency, { 'zh-CN': string; en: string }>; // one each

/**
 * The goods library of a customer. Its file has the headings that an import reads, so that what was exported comes back
 * as it was.
 */
export const goodsList = /* @__PURE__ */ defineList({
  name: 'goods',
  title: { 'zh-CN': '商品库', en: 'Goods library' },
  permission: 'bookings:view',
  columns: {
    sku: {
      kind: 'code',
      heading: { 'zh-CN': 'SKU', en: 'SKU' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 140, fixed: 'left', isAlwaysShown: true },
      file: { width: 18 },
    },
    nameZh: {
      kind: 'text',
      heading: { 'zh-CN': '中文品名', en: 'Chinese name' },
      sortable: true,
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 180, isElastic: true },
      file: { width: 24 },
    },
    nameEn: {
      kind: 'text',
      heading: { 'zh-CN': '英文品名', en: 'English name' },
      screen: { widthPx: 180 },
      file: { width: 28 },
    },
    hsCode: {
      kind: 'code',
      heading: { 'zh-CN': '商品编码', en: 'HS code' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 124 },
      file: { width: 14 },
    },
    clearanceCode: {
      kind: 'code',
      heading: { 'zh-CN': '清关编码', en: 'Clearance code' },
      filterable: true,
      screen: { widthPx: 120, isHiddenAtFirst },
      file: { width: 14 },
    },
    declarationUnit: {
      kind: 'choice',
      choices: ['', ...units],
      words: { '': { 'zh-CN': '', en: '' }, ...customsUnits },
      heading: { 'zh-CN': '申报单位', en: 'Declaration unit' },
      screen: { widthPx: { 'zh-CN': 92, en: 132 } },
      file: { width: 10 },
    },
    unitPrice: {
      kind: 'number',
      format: 'money',
      isNullable: true,
      heading: { 'zh-CN': '单价', en: 'Unit price' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 96 },
      file: { width: 12 },
    },
    currency: {
      kind: 'choice',
      choices: currencies,
      words: currencyNames,
      heading: { 'zh-CN': '币种', en: 'Currency' },
      filterable: true,
      screen: { widthPx: 80 },
      file: { width: 8 },
    },
    netWeight: {
      kind: 'number',
      format: 'thousandths',
      isNullable: true,
      heading: { 'zh-CN': '单件净重', en: 'Net weight of one' },
      screen: { widthPx: { 'zh-CN': 96, en: 132 } },
      file: { width: 12 },
    },
    grossWeight: {
      kind: 'number',
      format: 'thousandths',
      isNullable: true,
      heading: { 'zh-CN': '单件毛重', en: 'Gross weight of one' },
      screen: { widthPx: { 'zh-CN': 96, en: 140 }, isHiddenAtFirst },
      file: { width: 12 },
    },
    brandType: {
      kind: 'choice',
      choices: ['', ...Object.keys(brandTypes)],
      words: { '': { 'zh-CN': '', en: '' }, ...brandTypes },
      heading: { 'zh-CN': '品牌类型', en: 'Brand type' },
      filterable: true,
      screen: { widthPx: 140, isHiddenAtFirst },
      file: { width: 16 },
    },
    exportBenefit: {
      kind: 'choice',
      choices: ['', ...Object.keys(exportBenefits)],
      words: { '': { 'zh-CN': '', en: '' }, ...exportBenefits },
      heading: { 'zh-CN': '出口享惠情况', en: 'Export preference' },
      screen: { widthPx: 132, isHiddenAtFirst },
      file: { width: 14 },
    },
    otherElements: {
      kind: 'text',
      heading: { 'zh-CN': '其他申报要素', en: 'Other elements' },
      screen: { widthPx: 200 },
      file: { width: 32 },
    },
    material: {
      kind: 'text',
      heading: { 'zh-CN': '材质', en: 'Material' },
      screen: { widthPx: 120, isHiddenAtFirst },
      file: { width: 16 },
    },
    usage: {
      kind: 'text',
      heading: { 'zh-CN': '用途', en: 'Usage' },
      screen: { widthPx: 120, isHiddenAtFirst },
      file: { width: 16 },
    },
    brand: {
      kind: 'text',
      heading: { 'zh-CN': '品牌', en: 'Brand' },
      screen: { widthPx: 120 },
      file: { width: 14 },
    },
    model: {
      kind: 'text',
      heading: { 'zh-CN': '型号', en: 'Model' },
      screen: { widthPx: 120 },
      file: { width: 14 },
    },
    remarks: {
      kind: 'text',
      heading: { 'zh-CN': '备注', en: 'Remarks' },
      screen: { widthPx: 160, isHiddenAtFirst },
      file: { width: 24 },
    },
    revision: {
      kind: 'number',
      format: 'count',
      heading: { 'zh-CN': '版本', en: 'Version' },
      screen: { widthPx: 80, isHiddenAtFirst },
      file: false,
    },
    updatedBy: {
      kind: 'text',
      heading: { 'zh-CN': '最后修改人', en: 'Changed by' },
      screen: { widthPx: 120, isHiddenAtFirst },
      file: false,
    },
    updatedAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '更新时间', en: 'Updated' },
      sortable: true,
      filterable: true,
      filter: false,
      screen: { widthPx: 104 },
      file: false,
    },
  },
});
