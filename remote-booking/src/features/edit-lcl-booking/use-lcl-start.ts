import { useBookingTemplateQuery } from '../booking-templates/booking-templates.queries.ts';
import { copyOfBooking } from '../copy-booking/copy-of-booking.ts';
import { useBookingStart, useStartSource } from '../copy-booking/use-booking-start.ts';
import { useBookingLclByIdQuery } from './edit-lcl-booking.queries.ts';

/** What a new LCL booking starts with: nothing, a copy of another (`?copy=`) or a template (`?template=`). */
export function useLclStart() {
  const source = useStartSource();
  const query = { query: { id: source?.id ?? '' } };
  const options = { refetchOnMountOrArgChange: true };
  const copied = useBookingLclByIdQuery(query, { ...options, skip: source?.from !== 'copy' });
  const chosen = useBookingTemplateQuery(query, { ...options, skip: source?.from !== 'template' });
  return useBookingStart(source, source?.from === 'template' ? chosen : copied, () => {
    const [saved, template] = [copied.data, chosen.data];
    if (saved) return { name: saved.businessNumber, booking: copyOfBooking(saved.booking, new Date()) };
    return template && { name: template.title, booking: template.content.booking };
  });
}
