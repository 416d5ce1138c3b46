import {
  emptyFclBooking,
  type FclBooking,
  type FclContainer,
  type LoadingPlace,
  normalizeDecimal,
  normalizePhone,
  trimText,
  type VgmMethod,
  vgmMethods,
} from '@berth/contract';
import { newUuid, type RowKeys, restoredKey, restoreRows } from '@berth/ui';
import { fromSavedAddress, fromSavedCargo, toBasics } from '../../bookings/kind/basics-request.ts';
import { type CargoLineDraft, cargoFields, newCargoLine } from '../../cargo/sheet/cargo-draft.ts';

/** The fields of a container in the order in which the sheet shows them. */
export const containerFields = ['sizeType', 'loadingPlace', 'vgmKg', 'vgmMethod'] as const;

/** A container as it stands on screen; `loadingPlace` is the key of a place, '' while none is chosen. */
export type ContainerDraft = { key: string } & Record<(typeof containerFields)[number], string>;

/** The fields of a loading place in the order in which its card shows them. */
export const placeFields = ['address', 'contact', 'phone', 'loadingAt'] as const;

/** A loading place as it stands on screen. */
export type PlaceDraft = LoadingPlace & { key: string };

/** An FCL booking as the form shows it. */
export type FclDraft = Omit<FclBooking, 'cargo' | 'containers' | 'loadingPlaces'> & {
  cargo: readonly CargoLineDraft[];
  containers: readonly ContainerDraft[];
  loadingPlaces: readonly PlaceDraft[];
};

export function newContainer(sizeType = ''): ContainerDraft {
  return { key: newUuid(), sizeType, loadingPlace: '', vgmKg: '', vgmMethod: '' };
}

function newPlace(): PlaceDraft {
  return { key: newUuid(), address: '', contact: '', phone: '', loadingAt: null };
}

export function newDraft(): FclDraft {
  return {
    ...emptyFclBooking(),
    cargo: [newCargoLine()],
    containers: [newContainer()],
    loadingPlaces: [newPlace()],
  };
}

export function fromSaved(booking: FclBooking): FclDraft {
  const places = booking.loadingPlaces.map((place) => ({ ...newPlace(), ...place }));
  const containers = booking.containers.map(({ sizeType, loadingPlace, vgmKg, vgmMethod }) => ({
    ...newContainer(sizeType),
    loadingPlace: places.length > 1 && loadingPlace !== null ? (places[loadingPlace - 1]?.key ?? '') : '',
    vgmKg: vgmKg === null ? '' : String(vgmKg),
    vgmMethod: vgmMethod ?? '',
  }));
  return {
    ...booking,
    ...fromSavedAddress(booking),
    cargo: fromSavedCargo(booking.cargo),
    containers: containers.length > 0 ? containers : [newContainer()],
    loadingPlaces: places.length > 0 ? places : [newPlace()],
  };
}

/** A row in which nothing was chosen or entered: the sheet keeps one to begin with. */
export function isContainerEmpty({ sizeType, vgmKg, vgmMethod }: ContainerDraft): boolean {
  return sizeType === '' && trimText(vgmKg) === '' && vgmMethod === '';
}

/** The booking to send; where there is one loading place, every container is loaded there. */
export function toRequest(draft: FclDraft): { booking: FclBooking; keys: RowKeys } {
  const { basics, lineKeys } = toBasics(draft);
  const ordered = draft.containers.filter((container) => !isContainerEmpty(container));
  const places = draft.loadingPlaces;
  const booking: FclBooking = {
    ...basics,
    preferredCarrier: draft.preferredCarrier,
    containers: ordered.map((container) => toContainer(container, places)),
    loadingPlaces: places.map(({ address, contact, phone, loadingAt }) => ({
      address: trimText(address),
      contact: trimText(contact),
      phone: normalizePhone(phone),
      loadingAt,
    })),
  };
  const keys = {
    cargo: lineKeys,
    containers: ordered.map(({ key }) => key),
    loadingPlaces: places.map(({ key }) => key),
  };
  return { booking, keys };
}

function toContainer(container: ContainerDraft, places: readonly PlaceDraft[]): FclContainer {
  const at = places.length === 1 ? 0 : places.findIndex(({ key }) => key === container.loadingPlace);
  const typed = trimText(container.vgmKg);
  return {
    sizeType: container.sizeType,
    loadingPlace: at < 0 ? null : at + 1,
    vgmKg: typed === '' ? null : Number(normalizeDecimal(typed) ?? Number.NaN),
    vgmMethod: vgmMethods.includes(container.vgmMethod as VgmMethod)
      ? (container.vgmMethod as VgmMethod) // one of them, as was asked
      : null,
  };
}

/** One more container of a size, behind those of its size; a row that was left empty is used first. */
export function addContainer(rows: readonly ContainerDraft[], sizeType: string): ContainerDraft[] {
  const filled = rows.filter((row) => !isContainerEmpty(row));
  const last = filled.findLastIndex((row) => row.sizeType === sizeType);
  const place = filled[last]?.loadingPlace ?? '';
  const at = last < 0 ? filled.length : last + 1;
  return filled.toSpliced(at, 0, { ...newContainer(sizeType), loadingPlace: place });
}

/** One container of a size less: one whose VGM nobody entered, if there is one. */
export function removeContainer(rows: readonly ContainerDraft[], sizeType: string): ContainerDraft[] {
  const isOfSize = (row: ContainerDraft) => row.sizeType === sizeType;
  const open = rows.findLastIndex((row) => isOfSize(row) && row.vgmKg === '');
  const at = open < 0 ? rows.findLastIndex(isOfSize) : open;
  const left = at < 0 ? [...rows] : rows.toSpliced(at, 1);
  return left.length > 0 ? left : [newContainer()];
}

/** Containers that implicitly have the only loading place name it. */
export function withNamedPlace(draft: FclDraft): FclDraft {
  const [only, ...others] = draft.loadingPlaces;
  if (!only || others.length > 0) return draft;
  const named = draft.containers.map((row) => ({ ...row, loadingPlace: row.loadingPlace || only.key }));
  return { ...draft, containers: named };
}

/** Adds a loading place; containers that implicitly had the only one name it from now on. */
export function addPlace(draft: FclDraft) {
  const { containers, loadingPlaces } = withNamedPlace(draft);
  return { loadingPlaces: [...loadingPlaces, newPlace()], containers };
}

/** Removes a loading place; its containers need another one. */
export function removePlace({ containers, loadingPlaces }: FclDraft, key: string) {
  return {
    loadingPlaces: loadingPlaces.filter((place) => place.key !== key),
    containers: containers.map((row) => (row.loadingPlace === key ? { ...row, loadingPlace: '' } : row)),
  };
}

/** Whether anything was entered for a loading place. */
export function isPlaceEmpty({ address, contact, phone, loadingAt }: PlaceDraft): boolean {
  return [address, contact, phone].every((text) => trimText(text) === '') && loadingAt === null;
}

/** A record of an older form may lack a newer field. */
export function restore(kept: unknown): FclDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const lists = kept as Partial<Record<'cargo' | 'containers' | 'loadingPlaces', unknown>>; // checked next
  const cargo = restoreRows<CargoLineDraft>(lists.cargo, cargoFields);
  const containers = restoreRows<ContainerDraft>(lists.containers, containerFields);
  const loadingPlaces = restoreRows<PlaceDraft>(lists.loadingPlaces, ['address', 'contact', 'phone']);
  if (!cargo?.length || !containers?.length || !loadingPlaces) return null;
  const moved = containers.map((row) => ({
    ...row,
    loadingPlace: row.loadingPlace === '' ? '' : restoredKey(row.loadingPlace),
  }));
  return { ...newDraft(), ...kept, cargo, containers: moved, loadingPlaces };
}
