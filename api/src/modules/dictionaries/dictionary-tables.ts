import type { DictionaryKind } from '@berth/contract';
import type { DictionaryTable } from './dictionary-table.ts';
import { portTable } from './kinds/port-table.repository.ts';
import { shipModeTable } from './kinds/ship-mode-table.repository.ts';
import { feeItemTable, holidayTable, hsCodeTable, packingTable } from './kinds/small-tables.repository.ts';
import { warehouseTable } from './kinds/warehouse-table.repository.ts';

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
