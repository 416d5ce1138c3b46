import type { Handlers } from '../../http/handlers.ts';
import type { ReferenceReader } from './reference-catalog.ts';

/** The lists that forms choose from (spec section 7): in pinyin order, our own ports first; sizes by code. */
export function selectHandlers({ reference }: { reference: ReferenceReader }) {
  return {
    'GET /select/getPortList': async () => [...(await reference()).ports.values()],
    'GET /select/shipMode': async () => [...(await reference()).shipModes.values()],
    'GET /select/shipModeNew': async () => [...(await reference()).shipModes.values()],
    'GET /select/getPackList': async () => [...(await reference()).packing.values()],
    'GET /select/getSizeList': async () => [...(await reference()).sizes.values()],
    'GET /select/getCarrierList': async () => [...(await reference()).carriers.values()],
    'GET /select/getAirportList': async () => [...(await reference()).airports.values()],
    'GET /select/getAmazonList': async () => [...(await reference()).warehouses.amazon.values()],
    'GET /select/getWmtList': async () => [...(await reference()).warehouses.walmart.values()],
    'GET /select/getOtherWarehouseList': async () => [...(await reference()).warehouses.overseas.values()],
    'GET /select/getCountryList': async () => [...(await reference()).countries.values()],
    'GET /select/getSalasList': async () => [...(await reference()).sales.values()],
    'GET /select/getServiceList': async () => [...(await reference()).service.values()],
  } satisfies Partial<Handlers>;
}
