import type { Permission } from '../../account/permissions.ts';
import type { ChargeableRule } from '../../trade/chargeable-weight.ts';

/** Whoever has it sees the air bookings of the own company; staff enters them. */
export const airPermission = 'business:air' satisfies Permission;

/** Air freight is charged by the greater of weight and volume at 6000 cm³ a kilogram, in half kilograms upwards. */
export const airChargeableRule: ChargeableRule = { cm3PerKg: 6000, minimum: 0, step: 0.5, rounding: 'up' };
