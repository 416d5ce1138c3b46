import type { ExportList } from '@berth/contract';
import { type ExportableList, exportable } from '../../exports/exportable-list.ts';
import { airBookingExport } from './air-booking-export.ts';
import { fclBookingExport } from './fcl-booking-export.ts';
import { lclBookingExport } from './lcl-booking-export.ts';

/** The lists of bookings that can be exported. */
export const bookingExports = {
  lclBookings: exportable(lclBookingExport),
  fclBookings: exportable(fclBookingExport),
  airBookings: airBookingExport,
} satisfies Partial<Record<ExportList, ExportableList>>;
