import type { BookingBasics, FclBooking, LclBooking, Problem } from '@berth/contract';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';

type Choice = [path: string, value: string, known: ReadonlyMap<string, { isRetired?: true }>];

/** Codes of an LCL booking that are in no list. */
export function lclChoiceProblems(booking: LclBooking, reference: ReferenceCatalog): Problem[] {
  return unknownChoices([
    ['transportChannel', booking.transportChannel, reference.shipModes],
    ...basicChoices(booking, reference),
  ]);
}

/** Codes of an FCL booking that are in no list. */
export function fclChoiceProblems(booking: FclBooking, reference: ReferenceCatalog): Problem[] {
  const lines = new Map([...reference.carriers].filter(([, { mode }]) => mode === 'sea'));
  const sizes = booking.containers.map(
    ({ sizeType }, at): Choice => [`containers.${at}.sizeType`, sizeType, reference.sizes],
  );
  return unknownChoices([
    ['preferredCarrier', booking.preferredCarrier, lines],
    ...basicChoices(booking, reference),
    ...sizes,
  ]);
}

/** '' is "nothing chosen", which other rules judge. What was retired since is chosen anew. */
function unknownChoices(choices: readonly Choice[]): Problem[] {
  return choices.flatMap(([path, value, known]): Problem[] => {
    const option = known.get(value);
    if (value === '' || (option && !option.isRetired)) return [];
    return [{ path, rule: option ? 'retiredChoice' : 'unknownChoice' }];
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
