import type { SelectOption, WarehouseType } from '@berth/contract';
import { berthApi, endpointQuery } from '@berth/runtime';

const lasting = { keepUnusedDataFor: 3600 };

/** The lists that booking forms choose from; cached for an hour, fetched when a field first needs them. */
const choicesApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingPorts: build.query({ ...endpointQuery('GET /select/getPortList'), ...lasting }),
    bookingShipModes: build.query({ ...endpointQuery('GET /select/shipModeNew'), ...lasting }),
    bookingPackings: build.query({ ...endpointQuery('GET /select/getPackList'), ...lasting }),
    bookingSizes: build.query({ ...endpointQuery('GET /select/getSizeList'), ...lasting }),
    bookingCarriers: build.query({ ...endpointQuery('GET /select/getCarrierList'), ...lasting }),
    bookingAirports: build.query({ ...endpointQuery('GET /select/getAirportList'), ...lasting }),
    bookingCountries: build.query({ ...endpointQuery('GET /select/getCountryList'), ...lasting }),
    bookingAmazonWarehouses: build.query({
      ...endpointQuery('GET /select/getAmazonList'),
      ...lasting,
    }),
    bookingWalmartWarehouses: build.query({ ...endpointQuery('GET /select/getWmtList'), ...lasting }),
    bookingOverseasWarehouses: build.query({
      ...endpointQuery('GET /select/getOtherWarehouseList'),
      ...lasting,
    }),
    bookingSalespeople: build.query({ ...endpointQuery('GET /select/getSalasList'), ...lasting }),
    bookingServiceStaff: build.query({ ...endpointQuery('GET /select/getServiceList'), ...lasting }),
  }),
});

export const {
  useBookingPortsQuery,
  useBookingShipModesQuery,
  useBookingPackingsQuery,
  useBookingSizesQuery,
  useBookingCarriersQuery,
  useBookingAirportsQuery,
  useBookingCountriesQuery,
  useBookingSalespeopleQuery,
  useBookingServiceStaffQuery,
} = choicesApi;

/** What a SearchSelect needs of a list: the options, and how to try again when they could not be had. */
export function choicesOf<Query extends ChoicesQuery>(
  query: Query,
): { options: Query['data']; onRetry?: () => void } {
  return { options: query.data, onRetry: query.isError ? () => query.refetch() : undefined };
}

type ChoicesQuery = { data?: readonly SelectOption[]; isError: boolean; refetch: () => unknown };

/** The warehouses of a type; none for a private address. */
export function useWarehouseChoices(type: WarehouseType | null) {
  const amazon = choicesApi.useBookingAmazonWarehousesQuery(undefined, { skip: type !== 'amazon' });
  const walmart = choicesApi.useBookingWalmartWarehousesQuery(undefined, { skip: type !== 'walmart' });
  const overseas = choicesApi.useBookingOverseasWarehousesQuery(undefined, { skip: type !== 'overseas' });
  return choicesOf(type === 'amazon' ? amazon : type === 'walmart' ? walmart : overseas);
}
