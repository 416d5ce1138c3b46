import type { DictionaryDefinition } from './dictionary-field.ts';
import type { DictionaryKind } from './dictionary-kinds.ts';
import { hsCodeDefinition } from './kinds/hs-code.ts';
import { portDefinition } from './kinds/port.ts';
import { shipModeDefinition } from './kinds/ship-mode.ts';
import { feeItemDefinition, holidayDefinition, packingDefinition } from './kinds/small-kinds.ts';
import { warehouseDefinition } from './kinds/warehouse.ts';

/** What an entry of each kind is made of: page, file and server are derived from it. */
export const dictionaryDefinitions: Readonly<Record<DictionaryKind, DictionaryDefinition>> = {
  port: portDefinition,
  amazonWarehouse: warehouseDefinition,
  walmartWarehouse: warehouseDefinition,
  overseasWarehouse: warehouseDefinition,
  shipMode: shipModeDefinition,
  packing: packingDefinition,
  feeItem: feeItemDefinition,
  hsCode: hsCodeDefinition,
  holiday: holidayDefinition,
};
