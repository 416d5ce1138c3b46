import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { airList } from './booking-lists.ts';
import { presentCargoLine, presentHistory } from './bookings.presenter.ts';
import type { SavedBooking } from './bookings.service.ts';

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
