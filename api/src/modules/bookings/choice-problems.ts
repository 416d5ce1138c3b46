import type { LclBooking, Problem } from '@berth/contract';
import type { ReferenceCatalog } from '../selects/reference-catalog.ts';

/** Codes of a booking that are in no list. '' is "nothing chosen", which other rules judge. */
export function choiceProblems(booking: LclBooking, reference: ReferenceCatalog): Problem[] {
  const chosen: [path: string, value: string, known: ReadonlyMap<string, unknown>][] = [
    ['transportChannel', booking.transportChannel, reference.shipModes],
    ['receivingPlace', booking.receivingPlace, reference.ports],
    ['destination', booking.destination, reference.ports],
    ['dischargePort', booking.dischargePort, reference.ports],
    ...warehouseChoice(booking, reference),
    ['country', booking.country, reference.countries],
    ['salespersonId', booking.salespersonId, reference.sales],
    ['customerServiceId', booking.customerServiceId, reference.service],
  ];
  booking.cargo.forEach(({ pack }, index) => {
    chosen.push([`cargo.${index}.pack`, pack, reference.packing]);
  });
  return chosen.flatMap(([path, value, known]) =>
    value === '' || known.has(value) ? [] : [{ path, rule: 'unknownChoice' }],
  );
}

/** Amazon opens warehouses faster than any list follows: an unlisted code of theirs is taken as entered. */
function warehouseChoice({ warehouseType, warehouseCode }: LclBooking, reference: ReferenceCatalog) {
  if (warehouseType !== 'walmart' && warehouseType !== 'overseas') return [];
  const choice: [string, string, ReadonlyMap<string, unknown>] = [
    'warehouseCode',
    warehouseCode,
    reference.warehouses[warehouseType],
  ];
  return [choice];
}
