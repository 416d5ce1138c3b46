import { BookingPage } from '../booking-form/BookingPage.tsx';
import { ViewFclBooking } from '../view-fcl-booking/ViewFclBooking.tsx';
import { fclForm } from './fcl-form.ts';

/** `/business/fcl/detail`: a new FCL booking, or one that exists. */
export function EditFclBookingPage() {
  return <BookingPage kind={fclForm} View={ViewFclBooking} />;
}
