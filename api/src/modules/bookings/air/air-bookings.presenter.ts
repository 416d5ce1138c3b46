import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { airList } from '../list/booking-lists.ts';
import type { SavedBooking } from '../record/bookings.service.ts';
import { presentCargoLine, presentHistory } from '../show/bookings.presenter.ts';

type SavedAirBooking = EndpointResult<Endpoints['GET /business/getAirExportById']>;

export function presentSavedAirBooking({ booking: row, lines, events }: SavedBooking): SavedAirBooking {
  return {
    ...airList.presentRow(row),
    returnReason: row.return_reason,
    remarks: row.remarks,
    cargo: lines.map(presentCargoLine),
    history: presentHistory(events),
  };
}
