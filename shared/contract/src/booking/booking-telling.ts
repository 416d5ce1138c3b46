/** What systems tell of a booking without making another version of it: its customer's form stays as it is. */
export const bookingTellings = [
  /** 入仓编号 */
  'entryNumber',
  'measurements',
  /** Ship and cut-offs. */
  'sailing',
  /** Flight and waybill. */
  'flight',
  /** The boxes that are assigned. */
  'containers',
  /** A shipping document. */
  'document',
  /** What was measured is taken off again. */
  'measurementsTakenBack',
  /** What was told of a container was wrong. */
  'containerEventTakenBack',
] as const;
export type BookingTelling = (typeof bookingTellings)[number];
