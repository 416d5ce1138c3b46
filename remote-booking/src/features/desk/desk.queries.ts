import { berthApi, bookingTag, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type DeskBooking = CallResult<'GET /system/desk/booking'>;

const ofBookings = { providesTags: [bookingTag()] };
/** Also after a refusal: a colleague, or a system, may have been quicker. */
const changes = { invalidatesTags: [bookingTag()] };

const deskApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    deskBookings: build.query({ ...endpointQuery('GET /system/desk/bookings'), ...ofBookings }),
    deskBooking: build.query({ ...endpointQuery('GET /system/desk/booking'), ...ofBookings }),
    deskMove: build.mutation({ ...endpointMutation('POST /system/desk/move'), ...changes }),
    deskSail: build.mutation({ ...endpointMutation('POST /system/desk/sail'), ...changes }),
    deskFlight: build.mutation({ ...endpointMutation('POST /system/desk/flight'), ...changes }),
    deskAirBooking: build.mutation({ ...endpointMutation('POST /system/desk/airBooking'), ...changes }),
    deskEntryNumber: build.mutation({ ...endpointMutation('POST /system/desk/entryNumber'), ...changes }),
    deskConfirmEntry: build.mutation({ ...endpointMutation('POST /system/desk/confirmEntry'), ...changes }),
    deskMeasure: build.mutation({ ...endpointMutation('POST /system/desk/measure'), ...changes }),
    deskContainers: build.mutation({ ...endpointMutation('POST /system/desk/assignContainers'), ...changes }),
    deskEvent: build.mutation({ ...endpointMutation('POST /system/desk/containerEvent'), ...changes }),
    deskUndoEntry: build.mutation({ ...endpointMutation('POST /system/desk/undoEntry'), ...changes }),
    deskUndoMeasurement: build.mutation({
      ...endpointMutation('POST /system/desk/undoMeasurement'),
      ...changes,
    }),
    deskUndoEvent: build.mutation({
      ...endpointMutation('POST /system/desk/undoContainerEvent'),
      ...changes,
    }),
  }),
});

export const {
  useDeskBookingsQuery,
  useDeskBookingQuery,
  useDeskMoveMutation,
  useDeskSailMutation,
  useDeskFlightMutation,
  useDeskAirBookingMutation,
  useDeskEntryNumberMutation,
  useDeskConfirmEntryMutation,
  useDeskMeasureMutation,
  useDeskContainersMutation,
  useDeskEventMutation,
  useDeskUndoEntryMutation,
  useDeskUndoMeasurementMutation,
  useDeskUndoEventMutation,
} = deskApi;
