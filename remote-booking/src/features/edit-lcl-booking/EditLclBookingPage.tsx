import { BookingPage } from '../booking-form/BookingPage.tsx';
import { ViewLclBooking } from '../view-lcl-booking/ViewLclBooking.tsx';
import { lclForm } from './lcl-form.ts';

/** `/business/lcl/detail`: a new LCL booking, or one that exists. */
export function EditLclBookingPage() {
  return <BookingPage kind={lclForm} View={ViewLclBooking} />;
}
