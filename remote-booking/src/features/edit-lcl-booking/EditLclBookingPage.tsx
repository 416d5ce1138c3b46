import { BookingPage } from '../booking-form/BookingPage.tsx';
import { ViewLclBooking } from '../view-lcl-booking/ViewLclBooking.tsx';
import { EditLclBookingForm } from './EditLclBookingForm.tsx';
import { useBookingLclByIdQuery } from './edit-lcl-booking.queries.ts';
import { lclForm } from './lcl-form.ts';
import { useLclBesides } from './use-lcl-besides.tsx';
import { useLclStart } from './use-lcl-start.ts';

/** `/business/lcl/detail`: a new LCL booking, or one that exists. */
export function EditLclBookingPage() {
  return (
    <BookingPage
      kind={lclForm}
      Form={EditLclBookingForm}
      View={ViewLclBooking}
      useSaved={useSavedBooking}
      useStart={useLclStart}
      useBesides={useLclBesides}
    />
  );
}

function useSavedBooking(id: string) {
  return useBookingLclByIdQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
}
