import type { BookingStatus, FclBooking } from '@berth/contract';

/** An FCL booking as the server has it, before its ship is known. */
export const savedFcl = (booking: FclBooking, status: BookingStatus = 'received') => ({
  id: 'booking-1',
  version: 3,
  businessNumber: 'SZF-261119-0007',
  warehouseEntryNumber: '',
  status,
  returnReason: '',
  assignedContainers: 0,
  hasSailing: false,
  hasDeparted: false,
  booking,
  measurements: [],
  sailing: {
    carrier: '',
    vessel: '',
    voyage: '',
    siCutOffAt: null,
    vgmCutOffAt: null,
    cyCutOffAt: null,
    customsCutOffAt: null,
  },
  history: [],
});

/** The ship of it, with two of its cut-offs. */
export const sailing = {
  carrier: 'COSU',
  vessel: 'COSCO ARIES',
  voyage: '077E',
  siCutOffAt: '2020-12-11 12:00:00',
  vgmCutOffAt: '2999-12-12 12:00:00',
  cyCutOffAt: null,
  customsCutOffAt: null,
};
