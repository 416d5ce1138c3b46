import { z } from 'zod';
import { savedBookingShape } from '../booking/booking-basics.schema.ts';
import { bondOwners, exportDocumentChoices, warehouseTypes } from '../booking/booking-basics.ts';
import { bookingStatuses } from '../booking/booking-status.ts';
import type { BookingKind } from '../booking/business-number.ts';
import { sailing } from '../booking/fcl/fcl-booking.schema.ts';
import { vgmMethods } from '../booking/fcl/fcl-booking.ts';
import { shippingDocumentKinds } from '../shipping-document/shipping-document.ts';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';

const cargoLine = z.object({
  /** From 1, as on the booking. */
  line: z.number().int(),
  goodsName: z.string(),
  shipmentId: z.string(),
  referenceId: z.string(),
  cartons: z.number().nullable(),
  weightKg: z.number().nullable(),
  volumeCbm: z.number().nullable(),
  /** Of one carton, in cm. */
  longCm: z.number().nullable(),
  wideCm: z.number().nullable(),
  highCm: z.number().nullable(),
  pack: z.string(),
  instructions: z.string(),
});

const delivery = z.object({
  warehouseType: z.enum(warehouseTypes).nullable(),
  warehouseCode: z.string(),
  country: z.string(),
  postalCode: z.string(),
  stateName: z.string(),
  address: z.string(),
  isSelfPickup: z.boolean(),
});

/** A box that is assigned, with the ports of its voyage (UN/LOCODE). */
const container = z.object({
  number: z.string(),
  sizeType: z.string(),
  sealNumber: z.string(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
});

/**
 * A booking whole as the systems that work on it read it. Whose it is they do not learn. Moments are
 * `YYYY-MM-DD HH:mm:ss`, China Standard Time, days `YYYY-MM-DD`; '' is "not entered".
 */
export const systemsBooking = z.object({
  businessNumber: z.string(),
  kind: z.enum(['lcl', 'fcl', 'air']) satisfies z.ZodType<BookingKind>,
  status: z.enum(bookingStatuses),
  /** One more with each change of what its customer entered, or of its status. */
  version: z.number().int(),
  returnReason: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  customerBusinessNumber: z.string(),
  etd: z.string().nullable(),
  transportChannel: z.string(),
  /** UN/LOCODE; of air freight the airports' IATA codes. */
  receivingPlace: z.string(),
  destination: z.string(),
  dischargePort: z.string(),
  delivery,
  /** Where our lorry fetches the cargo; null where it is brought. */
  pickup: z.object({ at: z.string().nullable(), phone: z.string(), address: z.string() }).nullable(),
  isDeclared: z.boolean(),
  exportDocuments: z.enum(exportDocumentChoices).nullable(),
  bond: z.enum(bondOwners).nullable(),
  remarks: z.string(),
  warehouseEntryNumber: z.string(),
  expectedWarehousingAt: z.string().nullable(),
  cargo: z.array(cargoLine),
  /** What the warehouse counted, weighed and measured, by line. */
  measurements: savedBookingShape.measurements,
  /** Of an FCL booking, as its customer ordered them; `loadingPlace` is the place's place in `loadingPlaces`, from 1. */
  orderedContainers: z.array(
    z.object({
      sizeType: z.string(),
      loadingPlace: z.number().int().nullable(),
      vgmKg: z.number().nullable(),
      vgmMethod: z.enum(vgmMethods).nullable(),
    }),
  ),
  /** SCAC of the shipping line that the customer of full containers would like. */
  preferredCarrier: z.string(),
  /** Where they are loaded. */
  loadingPlaces: z.array(
    z.object({
      address: z.string(),
      contact: z.string(),
      phone: z.string(),
      loadingAt: z.string().nullable(),
    }),
  ),
  containers: z.array(container),
  /** Of full containers: the ship, and until when what is due. */
  sailing: sailing.nullable(),
  /** Of air freight. */
  flight: z
    .object({
      carrier: z.string(),
      flightNumber: z.string(),
      waybillNumber: z.string(),
      chargeableWeightKg: z.number(),
    })
    .nullable(),
  /** Null before containers are assigned. */
  tracking: trackingSummary.nullable(),
  /** Of each kind the newest. */
  documents: z.array(
    z.object({
      kind: z.enum(shippingDocumentKinds),
      version: z.number().int(),
      fileName: z.string(),
      addedAt: z.string(),
    }),
  ),
});

/**
 * What of it a key of the scope `warehouse` alone reads, and the gate: the cargo that comes and where it is loaded. What
 * says more of its customer (pickup, delivery, remarks, documents) needs the scope `bookings`.
 */
export const warehouseBooking = systemsBooking
  .pick({
    businessNumber: true,
    kind: true,
    status: true,
    receivingPlace: true,
    destination: true,
    dischargePort: true,
    warehouseEntryNumber: true,
    expectedWarehousingAt: true,
    orderedContainers: true,
    loadingPlaces: true,
  })
  .extend({
    cargo: z.array(
      cargoLine.pick({
        line: true,
        goodsName: true,
        shipmentId: true,
        cartons: true,
        weightKg: true,
        volumeCbm: true,
      }),
    ),
    containers: z.array(container.pick({ number: true, sizeType: true, sealNumber: true })),
  });
