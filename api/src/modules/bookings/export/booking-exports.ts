import type { ExportList } from '@berth/contract';
import { type ExportableList, exportable } from '../../exports/exportable-list.ts';
import type { ReadDeclarations } from '../list/add-declarations.ts';
import { airList, fclList, lclList } from '../list/booking-lists.ts';
import { airBookingExport } from './air-booking-export.ts';
import { readBookings } from './export-cells.ts';
import { fclBookingExport } from './fcl-booking-export.ts';
import { lclBookingExport } from './lcl-booking-export.ts';

/** The lists of bookings that can be exported. */
export function bookingExports(readDeclarations: ReadDeclarations) {
  return {
    lclBookings: exportable({ ...lclBookingExport, ...readBookings(lclList, readDeclarations) }),
    fclBookings: exportable({ ...fclBookingExport, ...readBookings(fclList, readDeclarations) }),
    airBookings: exportable({ ...airBookingExport, ...readBookings(airList, readDeclarations) }),
  } satisfies Partial<Record<ExportList, ExportableList>>;
}
