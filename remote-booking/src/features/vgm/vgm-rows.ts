import type { FclBooking, FclContainer } from '@berth/contract';
import type { RowsOfVersion, TypedRow, TypedRowSpec, TypedRows } from '@berth/ui';
import { isOther, type VgmEntry } from './vgm-entry.ts';

/** A container, and the address at which it is loaded, which distinguishes it from another one in its place. */
export type PlacedContainer = FclContainer & { address: string };

/** The containers of a booking as one version of it has them. */
export type ContainersOfVersion = RowsOfVersion<PlacedContainer>;

export type TypedVgm = TypedRow<VgmEntry, PlacedContainer>;
export type VgmDraft = TypedRows<VgmEntry, PlacedContainer>;

export const vgmRows: TypedRowSpec<VgmEntry, PlacedContainer> = {
  // Containers have no numbers yet.
  isSameRow: (one, other) => one.sizeType === other.sizeType && one.address === other.address,
  isSameEntry: (one, other) => one.vgmKg === other.vgmKg && one.vgmMethod === other.vgmMethod,
  isOther,
};

export function containersOf(saved: {
  version: number;
  booking: Pick<FclBooking, 'containers' | 'loadingPlaces'>;
}): ContainersOfVersion {
  const { containers, loadingPlaces } = saved.booking;
  const addressOf = ({ loadingPlace }: FclContainer) =>
    loadingPlace === null ? '' : (loadingPlaces[loadingPlace - 1]?.address ?? '');
  return {
    version: saved.version,
    rows: containers.map((container) => ({ ...container, address: addressOf(container) })),
  };
}
