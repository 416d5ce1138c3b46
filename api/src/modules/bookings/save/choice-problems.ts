import type { BookingBasics, FclBooking, LclBooking, Problem } from '@berth/contract';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { ChosenBefore } from '../record/kind-of-booking.ts';

type Choice = [path: string, value: string, known: ReadonlyMap<string, { isRetired?: true }>];

/** Everything of an LCL booking that is chosen from a list. */
export function lclChoices(booking: LclBooking, reference: ReferenceCatalog): Choice[] {
  return [
    ['transportChannel', booking.transportChannel, reference.shipModes],
    ...basicChoices(booking, reference),
  ];
}

/** Everything of an FCL booking that is chosen from a list. */
export function fclChoices(booking: FclBooking, reference: ReferenceCatalog): Choice[] {
  const lines = new Map([...reference.carriers].filter(([, { mode }]) => mode === 'sea'));
  const sizes = booking.containers.map(
    ({ sizeType }, at): Choice => [`containers.${at}.sizeType`, sizeType, reference.sizes],
  );
  return [
    ['preferredCarrier', booking.preferredCarrier, lines],
    ...basicChoices(booking, reference),
    ...sizes,
  ];
}

/** Codes that are in no list. '' is "nothing chosen", which other rules judge. */
export function unknownChoices(choices: readonly Choice[]): Problem[] {
  return choices.flatMap(([path, value, known]): Problem[] =>
    value === '' || known.has(value) ? [] : [{ path, rule: 'unknownChoice' }],
  );
}

/** Codes of retired entries. A booking that was submitted with one keeps it. */
export function retiredChoices(choices: readonly Choice[], before: ChosenBefore | null): Problem[] {
  return choices.flatMap(([path, value, known]): Problem[] => {
    const isRetired = known.get(value)?.isRetired === true;
    return isRetired && !before?.codes.has(value) ? [{ path, rule: 'retiredChoice' }] : [];
  });
}

function basicChoices(booking: BookingBasics, reference: ReferenceCatalog): Choice[] {
  return [
    ['receivingPlace', booking.receivingPlace, reference.ports],
    ['destination', booking.destination, reference.ports],
    ['dischargePort', booking.dischargePort, reference.ports],
    ...warehouseChoice(booking, reference),
    ['country', booking.country, reference.countries],
    ['salespersonId', booking.salespersonId, reference.sales],
    ['customerServiceId', booking.customerServiceId, reference.service],
    ...booking.cargo.map(({ pack }, index): Choice => [`cargo.${index}.pack`, pack, reference.packing]),
  ];
}

/** Amazon opens warehouses faster than any list follows: an unlisted code of theirs is taken as entered. */
function warehouseChoice(
  { warehouseType, warehouseCode }: BookingBasics,
  reference: ReferenceCatalog,
): Choice[] {
  if (warehouseType === null || warehouseType === 'private') return [];
  if (warehouseType === 'amazon' && !reference.warehouses.amazon.has(warehouseCode)) return [];
  const choice: Choice = ['warehouseCode', warehouseCode, reference.warehouses[warehouseType]];
  return [choice];
}
