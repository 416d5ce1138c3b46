import { BookingPage } from '../booking-form/BookingPage.tsx';
import { ViewFclBooking } from '../view-fcl-booking/ViewFclBooking.tsx';
import { EditFclBookingForm } from './EditFclBookingForm.tsx';
import { useBookingFclByIdQuery } from './edit-fcl-booking.queries.ts';
import { FclTotals } from './FclTotals.tsx';
import { fclForm } from './fcl-form.ts';
import { useFclBesides } from './use-fcl-besides.tsx';
import { useFclStart } from './use-fcl-start.ts';

/** `/business/fcl/detail`: a new FCL booking, or one that exists. */
export function EditFclBookingPage() {
  return (
    <BookingPage
      kind={fclForm}
      Form={EditFclBookingForm}
      Totals={FclTotals}
      View={ViewFclBooking}
      useSaved={useSavedBooking}
      useStart={useFclStart}
      useBesides={useFclBesides}
    />
  );
}

function useSavedBooking(id: string) {
  return useBookingFclByIdQuery({ query: { id } }, { refetchOnMountOrArgChange: true });
}
