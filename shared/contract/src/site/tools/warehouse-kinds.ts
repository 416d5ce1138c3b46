/** Whose warehouses the public site lists; a private address is none of them. */
export const warehouseKinds = ['amazon', 'walmart', 'overseas'] as const;
export type WarehouseKind = (typeof warehouseKinds)[number];
