import type { DictionaryKind } from '@berth/contract';
import type { DictionaryTable } from './dictionary-table.ts';
import { portTable } from './kinds/port-table.ts';
import { shipModeTable } from './kinds/ship-mode-table.ts';
import { feeItemTable, holidayTable, hsCodeTable, packingTable } from './kinds/small-tables.ts';
import { warehouseTable } from './kinds/warehouse-table.ts';

/** Where the entries of each kind are kept. */
export const dictionaryTables: Readonly<Record<DictionaryKind, DictionaryTable>> = {
  port: portTable,
  amazonWarehouse: warehouseTable('amazon'),
  walmartWarehouse: warehouseTable('walmart'),
  overseasWarehouse: warehouseTable('overseas'),
  shipMode: shipModeTable,
  packing: packingTable,
  feeItem: feeItemTable,
  hsCode: hsCodeTable,
  holiday: holidayTable,
};
