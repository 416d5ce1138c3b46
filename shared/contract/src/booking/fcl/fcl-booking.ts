import { type BookingBasics, emptyBookingBasics } from '../booking-basics.ts';

/** How the verified gross mass was found (SOLAS VI/2): the packed container weighed, or its parts added up. */
export const vgmMethods = ['SM1', 'SM2'] as const;
export type VgmMethod = (typeof vgmMethods)[number];

/** One container that is ordered. */
export type FclContainer = {
  /** From the list of sizes: `40HQ`. */
  sizeType: string;
  /** Where it is loaded: a place of the booking, from 1. The only place where there is one. */
  loadingPlace: number | null;
  /** Verified gross mass, KGS; follows when the container is packed. */
  vgmKg: number | null;
  vgmMethod: VgmMethod | null;
};

/** Where containers are loaded (装柜地点), and whom the driver asks for. */
export type LoadingPlace = {
  address: string;
  contact: string;
  phone: string;
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time */
  loadingAt: string | null;
};

/** What a customer fills in for an FCL booking (spec section 3); its cargo may follow with the packing list. */
export type FclBooking = BookingBasics & {
  /** The carrier that the customer would like, by SCAC; which one it is, the forwarder says (`Sailing`). */
  preferredCarrier: string;
  containers: FclContainer[];
  loadingPlaces: LoadingPlace[];
};

/** Until when what must be with the carrier, in the order in which they usually fall due. */
export const cutOffs = ['siCutOffAt', 'vgmCutOffAt', 'cyCutOffAt', 'customsCutOffAt'] as const;
export type CutOff = (typeof cutOffs)[number];

/**
 * The ship that the forwarder booked: shipping instructions (DCSA DCO), VGM (VCO), full container in the yard (FCO)
 * and customs release (CUA) are due at `YYYY-MM-DD HH:mm:ss`, China Standard Time. All empty until it is known.
 */
export type Sailing = { carrier: string; vessel: string; voyage: string } & Record<CutOff, string | null>;

/** The sailing of a booking whose ship is not named yet. */
export const noSailing: Sailing = {
  carrier: '',
  vessel: '',
  voyage: '',
  siCutOffAt: null,
  vgmCutOffAt: null,
  cyCutOffAt: null,
  customsCutOffAt: null,
};

export function emptyFclContainer(): FclContainer {
  return { sizeType: '', loadingPlace: null, vgmKg: null, vgmMethod: null };
}

export function emptyLoadingPlace(): LoadingPlace {
  return { address: '', contact: '', phone: '', loadingAt: null };
}

export function emptyFclBooking(): FclBooking {
  return {
    ...emptyBookingBasics(),
    preferredCarrier: '',
    containers: [],
    loadingPlaces: [emptyLoadingPlace()],
  };
}

/** Containers of one size. */
export type ContainerCount = { sizeType: string; count: number };

/** How many containers of each size, in the order in which the sizes first stand. */
export function countContainers(containers: readonly Pick<FclContainer, 'sizeType'>[]): ContainerCount[] {
  const counts = new Map<string, number>();
  for (const { sizeType } of containers) {
    if (sizeType !== '') counts.set(sizeType, (counts.get(sizeType) ?? 0) + 1);
  }
  return [...counts].map(([sizeType, count]) => ({ sizeType, count }));
}
