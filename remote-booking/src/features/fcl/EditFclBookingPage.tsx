import { BookingPage } from '../bookings/form/BookingPage.tsx';
import { fclForm } from './edit/fcl-form.ts';
import { ViewFclBooking } from './view/ViewFclBooking.tsx';

/** `/business/fcl/detail`: a new FCL booking, or one that exists. */
export function EditFclBookingPage() {
  return <BookingPage kind={fclForm} View={ViewFclBooking} />;
}
