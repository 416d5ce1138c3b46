import { z } from 'zod';
import { normalizeCode } from '../text/normalize-code.ts';
import { checkContainerNumber, normalizeContainerNumber } from '../trade/container-number.ts';
import { isPortCode, normalizePortCode } from '../trade/port-code.ts';
import { isVesselImo } from '../trade/vessel-imo.ts';
import {
  type ContainerEvent,
  equipmentEventTypes,
  eventClassifiers,
  modesOfTransport,
  transportEventTypes,
} from './container-event.ts';

/** RFC 3339 with its offset, to the second at least. */
const moment = z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/);

export const portCode = z.string().max(20).transform(normalizePortCode).refine(isPortCode);

/** A container's number as it is stored; a wrong check digit is no matter of the form. */
export const containerNumber = z
  .string()
  .max(40)
  .transform(normalizeContainerNumber)
  .refine((number) => ['ok', 'checkDigit'].includes(checkContainerNumber(number)));

const transportCall = z.object({
  UNLocationCode: portCode,
  modeOfTransport: z.enum(modesOfTransport).optional(),
  carrierVoyageNumber: z.string().max(50).transform(normalizeCode).optional(),
  vessel: z
    .object({
      vesselIMONumber: z.string().refine(isVesselImo).optional(),
      vesselName: z.string().max(50).transform(normalizeCode).optional(),
    })
    .optional(),
});

const anyEvent = {
  eventClassifierCode: z.enum(eventClassifiers),
  eventDateTime: moment,
  eventCreatedDateTime: moment,
  equipmentReference: containerNumber,
};

/** A container event as a carrier sends it; what DCSA has besides is left out. */
export const containerEvent = z.discriminatedUnion('eventType', [
  z.object({
    ...anyEvent,
    eventType: z.literal('TRANSPORT'),
    transportEventTypeCode: z.enum(transportEventTypes),
    transportCall,
  }),
  z.object({
    ...anyEvent,
    eventType: z.literal('EQUIPMENT'),
    equipmentEventTypeCode: z.enum(equipmentEventTypes),
    emptyIndicatorCode: z.enum(['EMPTY', 'LADEN']),
    eventLocation: z.object({ UNLocationCode: portCode }).optional(),
    transportCall: transportCall.optional(),
  }),
  z.object({
    ...anyEvent,
    eventType: z.literal('SHIPMENT'),
    // Papers are never planned or expected.
    eventClassifierCode: z.literal('ACT'),
    shipmentEventTypeCode: z.string().regex(/^[A-Z]{1,10}$/),
  }),
]) satisfies z.ZodType<ContainerEvent>;
