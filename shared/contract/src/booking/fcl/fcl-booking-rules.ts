import { isDay, isMoment, isPhone } from '../../rule/field-rules.ts';
import type { Problem } from '../../rule/problem.ts';
import { missingFields, tooLongTexts } from '../../rule/record-rules.ts';
import type { SaveAction } from '../../save/save-action.ts';
import {
  bookingBasicsLimits,
  cargoSheetProblems,
  customerNumberProblems,
  requiredDeliveryFields,
} from '../booking-basics-rules.ts';
import { cargoLineProblems, isCargoLineEmpty } from '../cargo-line-rules.ts';
import { vgmProblems, vgmSumProblems } from './container-vgm.ts';
import type { FclBooking, FclContainer, LoadingPlace } from './fcl-booking.ts';

/** Limits of an FCL booking: as many containers as can be assigned to one. */
export const fclBookingLimits = { containers: 200, loadingPlaces: 10, address: 300, contact: 60 } as const;

/**
 * The rules of an FCL booking (spec sections 5 and 9), the same for form and server, in form order. It may be submitted
 * without cargo lines, which follow with the packing list; those that are there must be complete.
 */
export function fclBookingProblems(
  booking: FclBooking,
  action: SaveAction,
  lineProblems: typeof cargoLineProblems = cargoLineProblems,
): Problem[] {
  const isComplete = action === 'submit';
  const isWithoutCargo = booking.cargo.every(isCargoLineEmpty);
  return [
    ...(isComplete ? missingFields(booking, requiredFclFields(booking), typedIn) : []),
    ...tooLongTexts(booking, bookingBasicsLimits),
    ...customerNumberProblems(booking),
    ...(booking.etd !== null && !isDay(booking.etd) ? [{ path: 'etd', rule: 'invalidDate' } as const] : []),
    ...containersProblems(booking, isComplete),
    ...placesProblems(booking, isComplete),
    ...(isWithoutCargo ? [] : cargoSheetProblems(booking, isComplete, lineProblems)),
  ];
}

/**
 * The fields of an FCL booking that this booking must have. Where the consignee collects the container at the port,
 * nothing is delivered, and so no warehouse is asked for.
 */
export function requiredFclFields(booking: FclBooking): (keyof FclBooking)[] {
  const delivery = booking.isDestinationSelfPickup
    ? []
    : (['warehouseType', ...requiredDeliveryFields(booking)] as const);
  return [
    'etd',
    'receivingPlace',
    'destination',
    ...delivery,
    ...(booking.isDeclared ? (['exportDocuments'] as const) : []),
  ];
}

const typedIn: readonly (keyof FclBooking)[] = ['postalCode', 'stateName', 'address', 'etd'];

function containersProblems(booking: FclBooking, isComplete: boolean): Problem[] {
  const { containers, loadingPlaces } = booking;
  const { containers: max } = fclBookingLimits;
  if (containers.length > max) return [{ path: 'containers', rule: 'tooManyContainers', params: { max } }];
  if (isComplete && containers.length === 0) return [{ path: 'containers', rule: 'noContainers' }];
  const problems = containers.flatMap((container, index) =>
    fclContainerProblems(container, { isComplete, places: loadingPlaces.length }).map((problem) => ({
      ...problem,
      path: `containers.${index}.${problem.path}`,
    })),
  );
  return isComplete && problems.length === 0 ? vgmSumProblems(booking) : problems;
}

/** The rules that a container breaks, paths relative to it. With one loading place it needs not be said. */
function fclContainerProblems(
  container: FclContainer,
  { isComplete, places }: { isComplete: boolean; places: number },
): Problem[] {
  const { sizeType, loadingPlace } = container;
  const problems: Problem[] = [];
  if (isComplete && sizeType === '') problems.push({ path: 'sizeType', rule: 'chooseOne' });
  if (loadingPlace === null) {
    if (isComplete && places > 1) problems.push({ path: 'loadingPlace', rule: 'chooseOne' });
  } else if (!Number.isInteger(loadingPlace) || loadingPlace < 1 || loadingPlace > places) {
    problems.push({ path: 'loadingPlace', rule: 'unknownChoice' });
  }
  return [...problems, ...vgmProblems(container, isComplete)];
}

function placesProblems({ containers, loadingPlaces, etd }: FclBooking, isComplete: boolean): Problem[] {
  const { loadingPlaces: max } = fclBookingLimits;
  if (loadingPlaces.length > max) {
    return [{ path: 'loadingPlaces', rule: 'tooManyLoadingPlaces', params: { max } }];
  }
  if (isComplete && loadingPlaces.length === 0) return [{ path: 'loadingPlaces', rule: 'noLoadingPlace' }];
  const isUsed = (place: number) =>
    loadingPlaces.length < 2 || containers.some(({ loadingPlace }) => loadingPlace === place);
  const isAllSaid = containers.every(({ loadingPlace }) => loadingPlace !== null);
  return loadingPlaces.flatMap((place, index) => {
    const problems = loadingPlaceProblems(place, { isComplete, etd });
    // While a container has no place yet, that is said there.
    if (isComplete && isAllSaid && !isUsed(index + 1)) {
      problems.push({ path: 'address', rule: 'placeWithoutContainers' });
    }
    return problems.map((problem) => ({ ...problem, path: `loadingPlaces.${index}.${problem.path}` }));
  });
}

/** The rules that a loading place breaks, paths relative to it. */
function loadingPlaceProblems(
  place: LoadingPlace,
  { isComplete, etd }: { isComplete: boolean; etd: string | null },
): Problem[] {
  const required = ['address', 'contact', 'phone', 'loadingAt'] as const;
  const { address, contact } = fclBookingLimits;
  const { phone, loadingAt } = place;
  const problems: Problem[] = [
    ...(isComplete ? missingFields(place, required, required) : []),
    ...tooLongTexts(place, { address, contact }),
  ];
  if (phone !== '' && !isPhone(phone)) problems.push({ path: 'phone', rule: 'invalidPhone' });
  if (loadingAt !== null && !isMoment(loadingAt)) problems.push({ path: 'loadingAt', rule: 'invalidDate' });
  else if (isComplete && etd !== null && loadingAt !== null && loadingAt.slice(0, 10) > etd) {
    problems.push({ path: 'loadingAt', rule: 'loadingAfterEtd' });
  }
  return problems;
}
