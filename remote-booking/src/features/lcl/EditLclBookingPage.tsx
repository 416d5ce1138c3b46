import { BookingPage } from '../bookings/form/BookingPage.tsx';
import { lclForm } from './edit/lcl-form.ts';
import { ViewLclBooking } from './view/ViewLclBooking.tsx';

/** `/business/lcl/detail`: a new LCL booking, or one that exists. */
export function EditLclBookingPage() {
  return <BookingPage kind={lclForm} View={ViewLclBooking} />;
}
