import type { LocalizedText } from '../language/locale.ts';
import type { WarehouseType } from './booking-basics.ts';

/** What lists, files and papers call the types of warehouses, in the words of the form. */
export const warehouseTypeNames: Readonly<Record<WarehouseType, LocalizedText>> = {
  amazon: { 'zh-CN': '亚马逊仓', en: 'Amazon' },
  walmart: { 'zh-CN': '沃尔玛仓', en: 'Walmart' },
  overseas: { 'zh-CN': '海外仓', en: 'Overseas warehouse' },
  private: { 'zh-CN': '私人地址', en: 'Private address' },
};
