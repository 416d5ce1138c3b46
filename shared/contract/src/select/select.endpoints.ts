import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { ChargeableRule } from '../trade/chargeable-weight.ts';
import type {
  CarrierOption,
  OpenShipModeOption,
  PortOption,
  SelectOption,
  ShipModeOption,
  SizeOption,
  StaffOption,
  WarehouseOption,
} from './select-option.ts';

const option = z.object({
  value: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  search: z.string(),
  isRetired: z.literal(true).optional().describe('no longer to be offered: it names what has it already'),
}) satisfies z.ZodType<SelectOption>;

const port = option.extend({
  countryCode: z.string(),
  kind: z.enum(['sea', 'river', 'inland', 'air']),
}) satisfies z.ZodType<PortOption>;

const warehouse = option.extend({
  countryCode: z.string(),
  stateName: z.string(),
  city: z.string(),
  postalCode: z.string(),
  address: z.string(),
}) satisfies z.ZodType<WarehouseOption>;

const rounding = {
  minimum: z.number(),
  step: z.number(),
  rounding: z.enum(['up', 'half-up', 'down']).optional(),
};

/** How a channel charges. */
export const chargeableRule = z.union([
  z.object({ kgPerCbm: z.number(), ...rounding }),
  z.object({ cm3PerKg: z.number(), ...rounding }),
]) satisfies z.ZodType<ChargeableRule>;

const shipMode = option.extend({
  countryCodes: z.array(z.string()),
  transitDaysMin: z.number().int(),
  transitDaysMax: z.number().int(),
  chargeable: chargeableRule,
}) satisfies z.ZodType<ShipModeOption>;

const openShipMode = shipMode.extend({
  cutOffDays: z.number().int(),
  isOpen: z.boolean(),
  closedReason: z.object({ 'zh-CN': z.string(), en: z.string() }).nullable(),
}) satisfies z.ZodType<OpenShipModeOption>;

const carrier = option.extend({ mode: z.enum(['sea', 'air']) }) satisfies z.ZodType<CarrierOption>;

const size = option.extend({
  isoCode: z.string(),
  teu: z.number(),
  capacityCbm: z.number().nullable(),
  maxPayloadKg: z.number(),
}) satisfies z.ZodType<SizeOption>;

const staff = option.extend({ branchCode: z.string() }) satisfies z.ZodType<StaffOption>;

/** The lists that forms choose from (spec section 7, Selects). */
export const selectEndpoints = {
  'GET /select/getPortList': {
    summary: 'Ports by UN/LOCODE',
    access: 'signedIn',
    result: z.array(port),
  },
  'GET /select/shipMode': {
    summary: 'Transport channels of LCL',
    access: 'signedIn',
    result: z.array(shipMode),
  },
  'GET /select/shipModeNew': {
    summary:
      'Transport channels of LCL: how each charges, until how many days before departure it takes cargo, and whether it ' +
      'can be booked, or why not',
    access: 'signedIn',
    result: z.array(openShipMode),
  },
  'GET /select/getPackList': {
    summary: 'Packing types',
    access: 'signedIn',
    result: z.array(option),
  },
  'GET /select/getSizeList': {
    summary: 'Sizes and types of containers',
    access: 'signedIn',
    result: z.array(size),
  },
  'GET /select/getCarrierList': {
    summary: 'Carriers: shipping lines by SCAC, airlines by IATA code',
    access: 'signedIn',
    result: z.array(carrier),
  },
  'GET /select/getAirportList': {
    summary: 'Airports by IATA code',
    access: 'signedIn',
    result: z.array(option),
  },
  'GET /select/getAmazonList': {
    summary: 'Amazon fulfilment centres',
    access: 'signedIn',
    result: z.array(warehouse),
  },
  'GET /select/getWmtList': {
    summary: 'Walmart fulfilment centres',
    access: 'signedIn',
    result: z.array(warehouse),
  },
  'GET /select/getOtherWarehouseList': {
    summary: 'Overseas warehouses',
    access: 'signedIn',
    result: z.array(warehouse),
  },
  'GET /select/getCountryList': {
    summary: 'Countries by ISO 3166-1 alpha-2 code',
    access: 'signedIn',
    result: z.array(option),
  },
  'GET /select/getSalasList': {
    summary: 'Salespeople',
    access: 'signedIn',
    result: z.array(staff),
  },
  'GET /select/getServiceList': {
    summary: 'Customer service staff',
    access: 'signedIn',
    result: z.array(staff),
  },
} as const satisfies EndpointTable;
