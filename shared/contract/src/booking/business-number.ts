/** The kinds of booking, by the letter that its business number carries. */
export const bookingKinds = { lcl: 'L', fcl: 'F', air: 'A' } as const;
export type BookingKind = keyof typeof bookingKinds;

/**
 * A business number: branch, kind, day (China Standard Time) and the day's serial, so that it can be read
 * over the phone: `SZL-261120-0042`. Past 9999 the serial grows a digit.
 */
export function formatBusinessNumber(parts: {
  branchCode: string;
  kind: BookingKind;
  /** `YYYY-MM-DD` */
  date: string;
  serial: number;
}): string {
  const day = parts.date.slice(2).replaceAll('-', '');
  return `${parts.branchCode}${bookingKinds[parts.kind]}-${day}-${String(parts.serial).padStart(4, '0')}`;
}

export const businessNumberPattern = /^[A-Z]{2}[LFA]-\d{6}-\d{4,8}$/;
